import { progressLists } from '@polyhex/contract/activity/progress'
import type { progressOperations } from '@polyhex/contract/activity/progress-operations'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { currentCards } from '../current-cards.ts'
import { chooseLetters, readLetterChoices } from '../digest/letter-choices.ts'
import { accountOfToken } from '../../identity/signed-token.ts'
import { calendarPeriod } from './local-days.ts'
import { readProgress } from './read-progress.ts'

export const progressHandlers: Handlers<typeof progressOperations> = {
  getProgress: async ({ db, subject, query, now }) => {
    const lookBack = await readProgress(db, subject.accountId, calendarPeriod(query.days, now))
    if (lookBack === null) throw new Refusal('account_not_found')
    const cards = await currentCards(db, subject, now)
    return { progress: { ...lookBack, next: cards.slice(0, progressLists.next) } }
  },

  getLetterChoices: async ({ db, subject }) => readLetterChoices(db, subject.accountId),

  chooseLetters: async ({ db, subject, body, now }) => {
    await chooseLetters(db, subject.accountId, body.weeklyLetter, now)
    return readLetterChoices(db, subject.accountId)
  },

  chooseLettersByMail: async ({ db, params, body, now }) => {
    const accountId = await accountOfToken(db.queries, 'weekly_letter', params.token)
    if (accountId === null || !(await chooseLetters(db, accountId, body.weeklyLetter, now)))
      throw new Refusal('letter_link_unknown')
    return { weeklyLetter: body.weeklyLetter }
  },
}

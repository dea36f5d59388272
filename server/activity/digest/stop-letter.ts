import type { OneClick } from '../../http/one-click.ts'
import type { Serving } from '../../http/serve.ts'
import { accountOfToken } from '../../identity/signed-token.ts'
import { chooseLetters } from './letter-choices.ts'

/** The button 'unsubscribe' of the weekly letter. */
export function stopLetter({ db, now }: Serving): OneClick {
  return {
    path: '/api/letters/:token/stop',
    operation: 'stopLetterByMailProgram',
    stop: async (token) => {
      const accountId = await accountOfToken(db.queries, 'weekly_letter', token)
      return accountId !== null && (await chooseLetters(db, accountId, false, now()))
    },
  }
}

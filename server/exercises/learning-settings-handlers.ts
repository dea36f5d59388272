import type { learningSettingsOperations } from '@polyhex/contract/exercises/learning-settings'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { mayChangeSettings, readLearningSettings, writeLearningSettings } from './learning-settings.ts'

export const learningSettingsHandlers: Handlers<typeof learningSettingsOperations> = {
  getLearningSettings: async ({ db, account, subject }) => ({
    ...(await readLearningSettings(db, subject.accountId)),
    mayChange: await mayChangeSettings(db, account.accountId, subject.accountId),
  }),

  updateLearningSettings: async ({ db, account, subject, body, now }) => {
    if (!(await mayChangeSettings(db, account.accountId, subject.accountId))) throw new Refusal('settings_of_managers')
    await writeLearningSettings(db, subject.accountId, body, now)
    return { ...(await readLearningSettings(db, subject.accountId)), mayChange: true }
  },
}

import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

export const LearningSettings = z.object({
  /** Whether levelling ends 300 s after its first answer; without, it ends when enough is known. */
  levellingTimed: z.boolean(),
  /** After a wrong answer the explanation stays until the learner goes on, or for a time in which it can be read. Decision 48. */
  afterWrong: z.enum(['wait', 'timed']),
})
export type LearningSettings = z.infer<typeof LearningSettings>

/** How an account learns until something is chosen. Decisions 18 and 48. */
export const defaultLearningSettings: LearningSettings = { levellingTimed: true, afterWrong: 'wait' }

const ofAccount = z.object({ accountId: AccountId })

/** `mayChange` says whether the caller may: a child whose account somebody manages reads what was chosen for it. */
const Shown = LearningSettings.extend({ mayChange: z.boolean() })

export const learningSettingsOperations = {
  getLearningSettings: operation({
    method: 'GET',
    path: '/accounts/:accountId/learning-settings',
    access: 'self-or-manager',
    summary: 'Gives how an account learns: whether its levelling is timed, and what follows a wrong answer.',
    params: ofAccount,
    response: Shown,
    refusals: ['account_not_found'],
  }),
  updateLearningSettings: operation({
    method: 'PUT',
    path: '/accounts/:accountId/learning-settings',
    access: 'self-or-manager',
    summary:
      'Keeps what is given of how an account learns. A child whose account is managed leaves this to those who manage it.',
    params: ofAccount,
    body: LearningSettings.partial(),
    response: Shown,
    refusals: ['account_not_found', 'settings_of_managers'],
  }),
}

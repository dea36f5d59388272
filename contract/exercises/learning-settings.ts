import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

/** How an account learns, as far as it was chosen; `levellingTimed` until then. Decision 18. */
export const defaultLearningSettings = { levellingTimed: true } as const

export const LearningSettings = z.object({
  /** Whether levelling ends 300 s after its first answer; without, it ends when enough is known. */
  levellingTimed: z.boolean(),
})
export type LearningSettings = z.infer<typeof LearningSettings>

const ofAccount = z.object({ accountId: AccountId })

/** `mayChange` says whether the caller may: a child whose account somebody manages reads what was chosen for it. */
const Shown = LearningSettings.extend({ mayChange: z.boolean() })

export const learningSettingsOperations = {
  getLearningSettings: operation({
    method: 'GET',
    path: '/accounts/:accountId/learning-settings',
    access: 'self-or-manager',
    summary: 'Gives how an account learns: whether its levelling is timed.',
    params: ofAccount,
    response: Shown,
    refusals: ['account_not_found'],
  }),
  updateLearningSettings: operation({
    method: 'PUT',
    path: '/accounts/:accountId/learning-settings',
    access: 'self-or-manager',
    summary: 'Keeps how an account learns. A child whose account is managed leaves this to those who manage it.',
    params: ofAccount,
    body: LearningSettings,
    response: Shown,
    refusals: ['account_not_found', 'settings_of_managers'],
  }),
}

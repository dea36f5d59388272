import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { Progress, progressDays } from './progress.ts'

const ofAccount = z.object({ accountId: AccountId })
/** An address that mail programs make longer must not become another token. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This is not a link of ours.')
const choice = z.object({
  /** A letter each Sunday about the children an account manages. */
  weeklyLetter: z.boolean(),
})
export const LetterChoices = choice.extend({
  /** Whether letters can be sent at all: the account manages a child and has an address that is certain. */
  canBeSent: z.boolean(),
})
export type LetterChoices = z.infer<typeof LetterChoices>

export const progressOperations = {
  getProgress: operation({
    method: 'GET',
    path: '/accounts/:accountId/progress',
    access: 'self-or-viewer',
    summary: 'Gives what an account has practiced, passed and mistaken lately, and what is next.',
    params: ofAccount,
    query: z.object({
      days: z.coerce
        .number<number>()
        .refine((days) => (progressDays as readonly number[]).includes(days), { error: 'Choose 7 or 28 days.' })
        .default(progressDays[0]),
    }),
    response: z.object({ progress: Progress }),
  }),
  getLetterChoices: operation({
    method: 'GET',
    path: '/accounts/:accountId/letters',
    access: 'self-or-manager',
    summary: 'Says which letters an account gets by mail.',
    params: ofAccount,
    response: LetterChoices,
    small: true,
  }),
  chooseLetters: operation({
    method: 'PUT',
    path: '/accounts/:accountId/letters',
    access: 'self-or-manager',
    summary: 'Chooses which letters an account gets by mail.',
    params: ofAccount,
    body: choice,
    response: LetterChoices,
    small: true,
  }),
  chooseLettersByMail: operation({
    method: 'PUT',
    path: '/letters/:token',
    access: 'everyone',
    summary: 'Stops or takes up again the weekly letter, by the link that stands in it.',
    params: z.object({ token }),
    body: choice,
    response: choice,
    refusals: ['letter_link_unknown'],
    limit: { calls: 60, seconds: 300 },
    small: true,
  }),
}

import { z } from 'zod'
import { RunType } from '../exercises/exercise-types.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { page } from '../paging.ts'
import { CoinAmount, CoinChange, UserAsset } from './coin-changes.ts'

const ofAccount = z.object({ accountId: AccountId })

export const coinOperations = {
  listCoinChanges: operation({
    method: 'GET',
    path: '/accounts/:accountId/coins',
    access: 'self-or-viewer',
    summary: 'Lists the coin history of an account, newest first.',
    params: ofAccount,
    query: z.object(page),
    response: z.object({
      changes: z.array(CoinChange),
      total: z.number().int(),
      balance: z.number().int().min(0),
      /** Who earned it, for the manage view's heading. */
      publicName: z.string(),
    }),
    refusals: ['account_not_found'],
  }),
  addCoins: operation({
    method: 'POST',
    path: '/accounts/:accountId/coins',
    access: 'admin',
    summary: 'Grants or revokes coins. The balance never falls below 0.',
    params: ofAccount,
    body: z.object({ amount: CoinAmount, details: z.string().trim().max(200).default('') }),
    response: z.object({ change: CoinChange }),
    refusals: ['account_not_found', 'not_a_student', 'coins_below_zero', 'text_not_allowed'],
  }),
  getAssets: operation({
    method: 'GET',
    path: '/accounts/:accountId/assets',
    access: 'self-or-viewer',
    summary: 'Gives what an account owns: its coins.',
    params: ofAccount,
    response: z.object({ assets: z.array(UserAsset) }),
    refusals: ['account_not_found'],
  }),
  submitAssetsEarned: operation({
    method: 'POST',
    path: '/assets-earned',
    access: 'signed-in',
    summary:
      'Says what a finished run has brought. It was credited when the run ended; sending this again changes nothing.',
    body: z.object({
      questionSetGuid: z.uuid('This is not an exercise.'),
      activity: RunType,
      hasViewedHelp: z.boolean(),
      percentCorrect: z.number().min(0).max(100),
      details: z.string().max(200).default(''),
    }),
    response: z.object({ change: CoinChange.nullable(), balance: z.number().int().min(0) }),
    refusals: ['exercise_not_found', 'exercise_not_finished'],
  }),
}

import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { Credit, CreditChange, CreditCount, creditFields, CreditSource, CreditStatus } from './credit.ts'

/** Credits. C-217, C-218. */
export const creditOperations = {
  listCredits: operation({
    method: 'GET',
    path: '/credits',
    access: 'signed-in',
    summary:
      'Credits that the caller, or an account it manages, owns or may use; all for an administrator. Newest first.',
    query: z.object({
      ownerAccountId: AccountId.optional(),
      studentAccountId: AccountId.optional(),
      status: CreditStatus.optional(),
      source: CreditSource.optional(),
      fields: nameList(creditFields),
      ...page,
    }),
    response: z.object({
      credits: z.array(onlyAsked(Credit, ['id'])),
      total: z.number().int(),
      /** How many there are of each status, whatever status was asked for. */
      counts: z.record(CreditStatus, z.number().int()),
    }),
    refusals: ['account_not_found'],
  }),
  getCreditHistory: operation({
    method: 'GET',
    path: '/credits/:creditId/history',
    access: 'signed-in',
    summary: 'What has happened to a credit, oldest first; for its owner, who manages its student, and administrators.',
    params: z.object({ creditId: z.uuid() }),
    response: z.object({ changes: z.array(CreditChange) }),
    refusals: ['credit_not_found'],
  }),
  manageCredits: operation({
    method: 'POST',
    path: '/credits/tasks',
    access: 'admin',
    summary:
      'Adds credits to an account, allocates 10 to it, frees those of cancelled and planned classes, or marks overdue ones as expired.',
    body: z.discriminatedUnion('task', [
      z.strictObject({ task: z.literal('add'), accountId: AccountId, count: CreditCount }),
      z.strictObject({ task: z.literal('allocate'), accountId: AccountId }),
      z.strictObject({ task: z.literal('freeCancelled') }),
      z.strictObject({ task: z.literal('expireOverdue') }),
    ]),
    response: z.object({ count: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  giveBackCredit: operation({
    method: 'POST',
    path: '/credits/:creditId/give-back',
    access: 'admin',
    summary: 'Makes a credit that a missed class has used available again.',
    params: z.object({ creditId: z.uuid() }),
    response: z.object({ credit: Credit }),
    refusals: ['credit_not_found', 'credit_not_free'],
  }),
}

import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { PublicAccount } from './account.ts'
import { AccountData } from './account-data.ts'

const ofAccount = z.object({ accountId: AccountId })

/** Days and months of the clock that removes accounts. Decision 0016. */
export const retention = {
  /** From the wish to delete until it is done; until then it can be taken back. */
  daysToUndo: 14,
  /** An account that nobody has used for so long is removed, */
  unusedMonths: 24,
  /** and is told so this many days before its deletion is scheduled. */
  noticeDays: 30,
} as const

/** An account whose deletion is scheduled. */
export const PendingDeletion = z.object({
  account: PublicAccount,
  deletionDueAt: z.iso.datetime(),
  /** It is the account that asks. */
  own: z.boolean(),
  /** Nobody asked: the account has not been used for two years. */
  unused: z.boolean(),
})
export type PendingDeletion = z.infer<typeof PendingDeletion>

/** A parent's yes to a child's account, as its receipt. */
export const ConsentReceipt = z.object({
  id: z.uuid(),
  wording: z.string(),
  /** Public name of the parent's account; null when it was given by mail only, or that account is deleted. */
  givenBy: z.string().nullable(),
  /** The address it was given from, veiled; null when that parent's account is deleted. */
  givenByEmail: z.string().nullable(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
})
export type ConsentReceipt = z.infer<typeof ConsentReceipt>

export const privacyOperations = {
  exportAccount: operation({
    method: 'GET',
    path: '/accounts/:accountId/data',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'Gives everything that is kept of an account, but for what would let somebody in and other people’s data.',
    params: ofAccount,
    query: z.object({
      /** At most so many rows of each part, newest first, for a page that shows them; left out: all. */
      most: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    response: z.object({ data: AccountData }),
    refusals: ['account_not_found'],
    limit: { calls: 20, seconds: 300 },
  }),
  requestDeletion: operation({
    method: 'PUT',
    path: '/accounts/:accountId/deletion',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary:
      'Schedules the deletion of an account in 14 days and ends its other sessions. Asked again it changes nothing.',
    params: ofAccount,
    body: z.object({
      /** The username of the account, typed once more. */
      username: z.string('Type the username to confirm.').trim().min(1, 'Type the username to confirm.').max(320),
      /** Also the children whom nobody else manages. */
      withChildren: z.boolean().default(false),
    }),
    response: z.object({
      deletionDueAt: z.iso.datetime(),
      /** How many children’s accounts are deleted with it. */
      children: z.number().int(),
    }),
    refusals: ['account_not_found', 'username_not_same', 'children_managed_alone'],
    limit: { calls: 20, seconds: 300 },
  }),
  cancelDeletion: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/deletion',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'Takes a scheduled deletion back, with that of the children who were to go with it.',
    params: ofAccount,
    response: z.object({ kept: z.number().int() }),
    refusals: ['account_not_found'],
    limit: { calls: 60, seconds: 300 },
  }),
  listPendingDeletions: operation({
    method: 'GET',
    path: '/deletions',
    access: 'signed-in',
    summary: 'Lists scheduled deletions of the account itself and of those it manages, the soonest first.',
    response: z.object({ deletions: z.array(PendingDeletion) }),
  }),
  listConsents: operation({
    method: 'GET',
    path: '/accounts/:accountId/consents',
    access: 'self-or-manager',
    summary: 'Lists the consents to an account, the newest first, those taken back too.',
    params: ofAccount,
    response: z.object({
      consents: z.array(ConsentReceipt),
      /** Without a consent the account would be held back: the child is under 13 or did not tell an age. */
      needed: z.boolean(),
    }),
    refusals: ['account_not_found'],
  }),
  withdrawChildConsent: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/consents/:consentId',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'Takes a consent back: by who manages the account, not by the child.',
    params: ofAccount.extend({ consentId: z.uuid('This is not a consent.') }),
    response: z.object({ consent: ConsentReceipt }),
    refusals: ['account_not_found', 'consent_not_found'],
    limit: { calls: 30, seconds: 300 },
  }),
}

import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { EmailCheck, IdentifierCheck, identifierTypes, suggestionsShown } from './name-checks.ts'
import { nameLimits, PublicName, Username } from './names.ts'

const typed = z.string().max(nameLimits.email.most)

/**
 * Checks of names while they are typed. They say whether a name is taken, as the specification demands, and are therefore
 * throttled; of emails only those of adults are ever confirmed, never one that a child gave for a parent.
 */
export const nameOperations = {
  getAvailableIdentifiers: operation({
    method: 'POST',
    path: '/identifiers/check',
    access: 'visitor-or-account',
    summary: 'Says whether a username, public name or email can be had, and suggests others.',
    body: z.object({
      identifier: typed,
      type: z.enum(identifierTypes),
      /** How many suggestions. */
      count: z.number().int().min(0).max(10).default(suggestionsShown),
      /** The real name, so that a public name does not give it away. It is not kept. */
      name: z.string().max(nameLimits.name.most).optional(),
      /** Whose own present names count as free; counts only for who may change that account. */
      accountId: AccountId.optional(),
    }),
    response: IdentifierCheck,
    limit: { calls: 120, seconds: 60 },
    small: true,
  }),
  checkEmail: operation({
    method: 'POST',
    path: '/identifiers/check-email',
    access: 'visitor-or-account',
    summary: 'Says whether an email can sign in to a new account.',
    body: z.object({ email: typed, accountId: AccountId.optional() }),
    response: EmailCheck,
    limit: { calls: 60, seconds: 60 },
    small: true,
  }),
  askNameReview: operation({
    method: 'POST',
    path: '/accounts/:accountId/name-reviews',
    access: 'self-or-manager',
    summary: 'Asks a person to look at a name that the word lists caught.',
    params: z.object({ accountId: AccountId }),
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('username'), identifier: Username }),
      z.object({ kind: z.literal('public_name'), identifier: PublicName }),
    ]),
    response: z.object({ reviewId: z.uuid() }),
    refusals: ['name_not_caught', 'consent_needed'],
    limit: { calls: 20, seconds: 3600 },
  }),
}

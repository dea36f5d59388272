import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { addressCounts } from '../../identity/accounts.ts'

/**
 * Lets an adult come near a child's account (look for it, ask, agree, consent, create) only with a proven address: without
 * one, a child could pose as a parent. Throws address_not_proven. Decision 0040.
 */
export async function demandProvenAddress(queries: Kysely<Tables>, accountId: string): Promise<void> {
  const row = await queries
    .selectFrom('accounts')
    .select(['roles', 'email_proven_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined || !addressCounts(row)) throw new Refusal('address_not_proven')
}

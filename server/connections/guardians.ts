import type { Role } from '@polyhex/contract/identity/accounts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What is known of an account when deciding who must agree for it. */
export interface Member {
  readonly id: string
  readonly username: string | null
  readonly publicName: string
  readonly roles: readonly Role[]
  readonly birthMonth: string | null
}

/** Whether somebody manages an account, or gave the consent to it: what they ask of a child needs no other parent. */
export async function isGuardianOf(queries: Kysely<Tables>, guardianId: string, childId: string): Promise<boolean> {
  const managing = queries
    .selectFrom('account_links')
    .select('id')
    .where('holder_id', '=', guardianId)
    .where('subject_id', '=', childId)
    .where('permission', '=', 'manage')
    .where('status', '=', 'confirmed')
    .where('accepted', '=', true)
  const consented = queries
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', childId)
    .where('given_by', '=', guardianId)
    .where('withdrawn_at', 'is', null)
  return (await managing.union(consented).limit(1).execute()).length > 0
}

import { type Permission, sensitivePermissions } from '@polyhex/contract/connections/permissions'
import type { Role } from '@polyhex/contract/identity/accounts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { needsGuardian } from './needs-guardian.ts'

/** Who cares for an account. Everybody who is no child has nobody. Decision 0040. */
export interface Care {
  /** A child under 13, or without a month of birth: a guardian agrees to everything. */
  readonly young: boolean
  /** Adults who manage the child now. */
  readonly managers: readonly string[]
  /** Those, and for a young child the account that gave the consent. */
  readonly guardians: readonly string[]
  /** A child of 13 or more whom nobody manages: nobody can be asked before somebody gets power over it. */
  readonly alone: boolean
}

const nobody: Care = { young: false, managers: [], guardians: [], alone: false }

/** So many days power over a child of 13 or more whom nobody manages waits after the child has given it. Decision 0050. */
export const firstPowerDays = 7

interface CareRow {
  readonly id: string
  readonly roles: Role[]
  readonly birth_month: string | null
  readonly managers: string[]
  readonly consenters: string[]
}

/** Who cares for each of these accounts, by id; accounts that are not there have nobody. */
export async function caresOf(
  queries: Kysely<Tables>,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Care>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<CareRow>`
    select a.id, a.roles, a.birth_month,
      array(select m.manager_id from managed_accounts m join accounts g on g.id = m.manager_id
        where m.account_id = a.id and g.active and g.roles <> array['student']) as managers,
      array(select c.given_by from consents c join accounts g on g.id = c.given_by
        where c.account_id = a.id and c.withdrawn_at is null and g.active and g.roles <> array['student']) as consenters
    from accounts a where a.id = any(${[...accountIds]}::uuid[])`.execute(queries)
  return new Map(
    rows.map((row) => {
      if (row.roles.length !== 1 || !row.roles.includes('student')) return [row.id, nobody]
      const young = needsGuardian({ roles: row.roles, birthMonth: row.birth_month }, now)
      const guardians = young ? [...new Set([...row.managers, ...row.consenters])] : row.managers
      const alone = !young && row.managers.length === 0
      return [row.id, { young, managers: row.managers, guardians, alone }]
    }),
  )
}

/** Who cares for one account. */
export async function careOf(queries: Kysely<Tables>, accountId: string, now: Date): Promise<Care> {
  return (await caresOf(queries, [accountId], now)).get(accountId) ?? nobody
}

/**
 * Whether a guardian has to agree before a permission between a child and another account counts: for a young child any,
 * for an older one whom somebody manages power over the child. What a guardian asks needs no other.
 */
export function guardianAgrees(
  care: Care,
  childId: string,
  link: { readonly subjectId: string; readonly permission: Permission },
  otherId: string,
): boolean {
  if (care.guardians.includes(otherId)) return false
  if (care.young) return true
  return care.managers.length > 0 && link.subjectId === childId && sensitivePermissions.includes(link.permission)
}

/** Whether a permission has to wait, since it is power over a child of 13 or more who has nobody to be asked. */
export function waitsForTime(
  care: Care,
  childId: string,
  link: { readonly subjectId: string; readonly permission: Permission },
): boolean {
  return care.alone && link.subjectId === childId && sensitivePermissions.includes(link.permission)
}

import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from '../http/session.ts'

/** An account as far as classes ask. */
export interface ClassAccount {
  readonly id: string
  readonly groups: readonly string[]
  readonly isStudent: boolean
  /** Public name, and for who manages it the real one. */
  readonly publicName: string
  readonly name: string | null
}

/** Who looks at classes, and for whom. */
export interface ClassViewer {
  readonly accountId: string
  readonly isAdmin: boolean
  /** Tutor or teacher. */
  readonly teaches: boolean
  readonly timeZone: string
  /** The caller and the accounts it manages: what they are in or may join can be seen. */
  readonly own: readonly ClassAccount[]
  /** The accounts that were asked about; the caller, where nobody was. */
  readonly asked: readonly ClassAccount[]
  /** Whether somebody was asked about by name. */
  readonly names: boolean
  /** The setting of when a class is past. */
  readonly literal45: boolean
}

interface Row {
  readonly id: string
  readonly public_name: string
  readonly name: string | null
  readonly time_zone: string
  readonly class_groups: string[]
  readonly roles: string[]
  readonly own: boolean
  readonly literal45: boolean | null
}

function classAccount(row: Row): ClassAccount {
  return {
    id: row.id,
    groups: row.class_groups,
    isStudent: row.roles.includes('student'),
    publicName: row.public_name,
    name: row.name,
  }
}

/**
 * Reads who looks at classes, in one query. Throws account_not_found for an account that the caller is not and does not
 * manage; an administrator may ask about everybody.
 */
export async function classViewer(
  db: Database,
  account: Account,
  accountIds: readonly string[] = [],
): Promise<ClassViewer> {
  const wanted = [...new Set(accountIds)]
  const { rows } = await sql<Row>`
    select a.id, a.public_name, a.name, a.time_zone, a.class_groups, a.roles, a.id = ${account.accountId} or exists (
        select 1 from managed_accounts m where m.manager_id = ${account.accountId} and m.account_id = a.id) as own,
      (select literal45_past from class_settings) as literal45
    from accounts a where (a.id = ${account.accountId} or a.id = any (${wanted}::uuid[]) or a.id in (
        select m.account_id from managed_accounts m where m.manager_id = ${account.accountId}))
      and a.active and a.claimed
    order by a.id`.execute(db.queries)
  const self = rows.find((row) => row.id === account.accountId)
  if (self === undefined) throw new Refusal('account_not_found')
  const isAdmin = account.roles.includes('admin')
  const asked = (wanted.length === 0 ? [account.accountId] : wanted).map((id) => {
    const row = rows.find((one) => one.id === id && (one.own || isAdmin))
    if (row === undefined) throw new Refusal('account_not_found')
    return classAccount(row)
  })
  return {
    accountId: account.accountId,
    isAdmin,
    teaches: account.roles.includes('tutor') || account.roles.includes('teacher'),
    timeZone: self.time_zone,
    own: rows.filter((row) => row.own).map(classAccount),
    asked,
    names: wanted.length > 0,
    literal45: self.literal45 ?? false,
  }
}

/** Demands that the caller acts for itself, for an account it manages, or is an administrator. Throws account_not_found. */
export async function demandActsFor(db: Database, account: Account, accountId: string): Promise<ClassAccount> {
  const { asked } = await classViewer(db, account, [accountId])
  const [found] = asked
  if (found === undefined) throw new Refusal('account_not_found')
  return found
}

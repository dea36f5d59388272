import { isStaff, type Role, type SessionAccount, type SwitchableAccount } from '@polyhex/contract/identity/accounts'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** What sign-in needs to know of an account. */
export interface Credentials {
  readonly accountId: string
  /** Null for an account that signs in elsewhere. */
  readonly passwordHash: string | null
  readonly active: boolean
}

/** What says whether an account has to prove an address, and has. */
export interface AddressStanding {
  readonly roles: readonly string[]
  readonly email_proven_at: Date | null
}

/** Whether the address of an account counts: students have none of their own, and administrators have been made by others. */
export function addressCounts(row: AddressStanding): boolean {
  const onlyStudent = row.roles.length === 1 && row.roles.includes('student')
  return onlyStudent || row.roles.includes('admin') || row.email_proven_at !== null
}

/** The account of a username, or of an email that signs in; an `@` decides which, since usernames of ours hold none. */
export async function findCredentials(db: Database, typed: string): Promise<Credentials | null> {
  const name = typed.trim().toLowerCase()
  const row = await db.queries
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'active'])
    .where('claimed', '=', true)
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['username']), '=', name),
        where.and([where('email_signs_in', '=', true), where(where.fn<string>('lower', ['email']), '=', name)]),
      ]),
    )
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.id, passwordHash: row.password_hash, active: row.active }
}

/** What sign-in needs to know of an account that has been found before; null when it is gone. */
export async function credentialsOf(db: Database, accountId: string): Promise<Credentials | null> {
  const row = await db.queries
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'active'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.id, passwordHash: row.password_hash, active: row.active }
}

/**
 * The accounts that let this one sign in as them: with a username, active, without a second factor, and not of somebody who
 * works for the product.
 */
export async function accountsToSwitchTo(queries: Kysely<Tables>, accountId: string): Promise<SwitchableAccount[]> {
  const rows = await queries
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.subject_id')
    .select(['a.id as accountId', 'a.username', 'a.public_name as publicName', 'a.avatar', 'a.roles'])
    .where('l.holder_id', '=', accountId)
    .where('l.permission', '=', 'authenticate')
    .where('l.status', '=', 'confirmed')
    .where('l.accepted', '=', true)
    .where('a.active', '=', true)
    .where('a.claimed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('second_factors as f').select('f.id').whereRef('f.account_id', '=', 'a.id'))),
    )
    .orderBy('a.created_at')
    .orderBy('a.pk')
    .execute()
  return rows.flatMap(({ username, roles, ...rest }) =>
    username === null || isStaff({ roles: roles as Role[] }) ? [] : [{ ...rest, username }],
  )
}

/**
 * The account as its own browser sees it, with the accounts it manages and those it may switch to. `actorId` is who really
 * sits there when that is somebody else; from there nobody switches on.
 */
export async function sessionAccount(
  db: Database,
  accountId: string,
  actorId: string | null = null,
): Promise<SessionAccount> {
  const row = await db.queries
    .selectFrom('accounts')
    .select(['id', 'username', 'public_name', 'name', 'roles', 'grade', 'time_zone', 'avatar', 'email_proven_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const children = await db.queries
    .selectFrom('managed_accounts as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id as accountId', 'a.public_name as publicName', 'a.name', 'a.grade'])
    .where('m.manager_id', '=', accountId)
    .orderBy('a.created_at')
    .orderBy('a.pk')
    .execute()
  return {
    accountId: row.id,
    username: row.username ?? '',
    publicName: row.public_name,
    name: row.name,
    roles: row.roles as Role[],
    grade: row.grade,
    timeZone: row.time_zone,
    avatar: row.avatar,
    children,
    addressProven: addressCounts(row),
    authTo: actorId === null ? await accountsToSwitchTo(db.queries, accountId) : [],
    onBehalf: actorId === null ? null : await whoSits(db, actorId),
  }
}

async function whoSits(db: Database, actorId: string): Promise<{ accountId: string; publicName: string }> {
  return await db.queries
    .selectFrom('accounts')
    .select(['id as accountId', 'public_name as publicName'])
    .where('id', '=', actorId)
    .executeTakeFirstOrThrow()
}

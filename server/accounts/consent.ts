import { needsConsent } from '@polyhex/contract/accounts/birth-month'
import { type Kysely, sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'

/**
 * The account state that is set where a student signed up without telling an age: only a grade was given. Such a student
 * counts as under 13 until a parent says yes.
 */
export const ageUnknownKey = 'ageUnknown'

/**
 * Whether a parent's consent is not needed for an account, needed and missing, or given. Needed: the birth month tells an
 * age under 13, or a student signed up without one. Accounts made by staff and adults' accounts need none. Decision A-049.
 */
export async function consentStateOf(
  queries: Kysely<Tables>,
  accountId: string,
  now: Date,
): Promise<'not_needed' | 'waiting' | 'given'> {
  const [row] = await consentRows(queries, [accountId])
  return row === undefined ? 'not_needed' : stateOfRow(row, now)
}

interface ConsentRow {
  readonly accountId: string
  readonly birthMonth: string | null
  readonly consentId: string | null
  readonly ageUnknown: number | null
  readonly publicName: string
  readonly avatar: string
}

async function consentRows(queries: Kysely<Tables>, accountIds: readonly string[]): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`${prepared}
    select a.id as "accountId", a.birth_month as "birthMonth", c.id as "consentId", s.value as "ageUnknown",
      a.public_name as "publicName", a.avatar
    from accounts a
    left join consents c on c.account_id = a.id and c.kind = 'child_account' and c.withdrawn_at is null
    left join account_states s on s.account_id = a.id and s.key = ${ageUnknownKey} and s.value <> 0
    where a.id = any (${[...accountIds]}::uuid[])`.execute(queries)
  return rows
}

function stateOfRow(row: ConsentRow, now: Date): 'not_needed' | 'waiting' | 'given' {
  if (row.consentId !== null) return 'given'
  const young = row.ageUnknown !== null || (row.birthMonth !== null && needsConsent(row.birthMonth, now))
  return young ? 'waiting' : 'not_needed'
}

/** How an account is shown to others. */
export interface ShownAccount {
  readonly publicName: string
  readonly avatar: string
}

/**
 * How accounts are shown to others, by id: the public name and figure; null for a child whose parent has not said yes,
 * who is shown by nothing of its own. Accounts that are gone are not there.
 */
export async function shownToOthers(
  queries: Kysely<Tables>,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShownAccount | null>> {
  if (accountIds.length === 0) return new Map()
  const rows = await consentRows(queries, accountIds)
  return new Map(
    rows.map((row) => [
      row.accountId,
      stateOfRow(row, now) === 'waiting' ? null : { publicName: row.publicName, avatar: row.avatar },
    ]),
  )
}

/**
 * Whether everything of the product is open to an account. False for a child whose parent has not said yes: then nothing
 * may show the child to others (a public name of their own choice, listings, friends, live classes) and nothing may be
 * kept beyond practice results (a real name). Ask this before any such thing.
 */
export async function hasConsent(queries: Kysely<Tables>, accountId: string, now: Date): Promise<boolean> {
  return (await consentStateOf(queries, accountId, now)) !== 'waiting'
}

import type { Credit, CreditChange, CreditSource, CreditStatus } from '@polyhex/contract/credits/credit'
import { creditStatuses } from '@polyhex/contract/credits/credit'
import { type RawBuilder, sql } from 'kysely'
import { shownToOthers } from '../accounts/consent.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from '../http/session.ts'
import { dateAt, localAt } from '../wall-clock.ts'

/** Who looks at credits. */
export interface CreditReader {
  readonly isAdmin: boolean
  /** The caller and the accounts it manages. */
  readonly ownIds: readonly string[]
  /** On its clock times are told. */
  readonly timeZone: string
}

/** Reads who looks at credits. */
export async function creditReader(db: Database, account: Account): Promise<CreditReader> {
  const managed = await db.queries
    .selectFrom('managed_accounts')
    .select('account_id')
    .where('manager_id', '=', account.accountId)
    .execute()
  const { time_zone: timeZone } = await db.queries
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', account.accountId)
    .executeTakeFirstOrThrow()
  const ownIds = [account.accountId, ...managed.flatMap((row) => row.account_id ?? [])]
  return { isAdmin: account.roles.includes('admin'), ownIds, timeZone }
}

export interface CreditFilter {
  readonly ownerAccountId?: string | undefined
  readonly studentAccountId?: string | undefined
  readonly status?: CreditStatus | undefined
  readonly source?: CreditSource | undefined
  readonly offset: number
  readonly count: number
}

interface Row {
  readonly id: string
  readonly student_id: string | null
  readonly student_public: string | null
  readonly student_name: string | null
  readonly owner_id: string | null
  readonly owner_public: string | null
  readonly owner_name: string | null
  readonly status: CreditStatus
  readonly source: CreditSource
  readonly invoice_number: string | null
  readonly expiration_date: string | null
  readonly class_date: string | null
  readonly starting_at: Date | null
  readonly time_zone: string | null
  readonly created_at: Date
}

/**
 * Credits that a reader may see: of its own and managed accounts, those they use, and those free for them of who supplies
 * them; what another child of the same supplier uses is not theirs to see.
 */
function inSight({ isAdmin, ownIds }: CreditReader): RawBuilder<boolean> {
  if (isAdmin) return sql`true`
  const own = [...ownIds]
  return sql`(c.owner_account_id = any (${own}::uuid[]) or c.student_account_id = any (${own}::uuid[])
    or (c.student_account_id is null and c.owner_account_id in (
      select l.subject_id from account_links l where l.holder_id = any (${own}::uuid[])
        and l.permission = 'sourceCredits' and l.status = 'confirmed' and l.accepted)))`
}

function conditions(reader: CreditReader, filter: CreditFilter, withStatus: boolean): RawBuilder<boolean> {
  const { ownerAccountId: owner, studentAccountId: student, status, source } = filter
  const parts = [
    inSight(reader),
    ...(owner === undefined ? [] : [sql<boolean>`c.owner_account_id = ${owner}`]),
    ...(student === undefined ? [] : [sql<boolean>`c.student_account_id = ${student}`]),
    ...(source === undefined ? [] : [sql<boolean>`c.source = ${source}`]),
    ...(status === undefined || !withStatus ? [] : [sql<boolean>`c.status = ${status}`]),
  ]
  return sql`${sql.join(parts, sql` and `)}`
}

async function described(db: Database, reader: CreditReader, rows: readonly Row[], now: Date): Promise<Credit[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.student_id ?? [], row.owner_id ?? []].flat()))]
  const shown = await shownToOthers(db.queries, ids, now)
  const person = (id: string | null, publicName: string | null, name: string | null): Credit['student'] => {
    if (id === null) return null
    const own = reader.ownIds.includes(id)
    return {
      id,
      publicName: (own ? publicName : shown.get(id)?.publicName) ?? 'A student',
      name: own || reader.isAdmin ? name : null,
    }
  }
  return rows.map((row) => ({
    id: row.id,
    student: person(row.student_id, row.student_public, row.student_name),
    owner: person(row.owner_id, row.owner_public, row.owner_name),
    status: row.status,
    source: row.source,
    invoiceNumber: row.invoice_number,
    expirationDate: row.expiration_date,
    classDate:
      row.class_date ??
      (row.starting_at === null || row.time_zone === null ? null : dateAt(row.starting_at, row.time_zone)),
    createdDate: row.created_at.toISOString(),
  }))
}

async function readRows(
  db: Database,
  where: RawBuilder<boolean>,
  page: { readonly offset: number; readonly count: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, c.student_account_id as student_id, u.public_name as student_public, u.name as student_name,
      c.owner_account_id as owner_id, o.public_name as owner_public, o.name as owner_name, c.status, c.source,
      c.invoice_number, c.expiration_date, c.class_date, s.starting_at, s.time_zone, c.created_at
    from credits c left join accounts u on u.id = c.student_account_id left join accounts o on o.id = c.owner_account_id
    left join attendees a on a.credit_id = c.id and c.status = 'allocated' left join time_slots s on s.id = a.time_slot_id
    where ${where} order by c.created_at desc, c.id desc offset ${page.offset} limit ${page.count}`.execute(db.queries)
  return rows
}

/**
 * A page of credits, newest first, with how many there are of each status whatever status was asked for. Throws
 * account_not_found for accounts that are not the caller's. C-217.
 */
export async function listCredits(
  db: Database,
  reader: CreditReader,
  filter: CreditFilter,
  now: Date,
): Promise<{ credits: Credit[]; total: number; counts: Record<CreditStatus, number> }> {
  const { ownerAccountId: owner, studentAccountId: student } = filter
  await demandKnown(db, reader, { owner, student })
  const { rows: counted } = await sql<{ status: CreditStatus; count: number }>`
    select c.status, count(*)::int as count from credits c where ${conditions(reader, filter, false)}
    group by c.status`.execute(db.queries)
  const numbers = new Map(counted.map((row) => [row.status, row.count]))
  const counts = Object.fromEntries(creditStatuses.map((status) => [status, numbers.get(status) ?? 0])) as Record<
    CreditStatus,
    number
  >
  const rows = await readRows(db, conditions(reader, filter, true), filter)
  const total = filter.status === undefined ? counted.reduce((sum, row) => sum + row.count, 0) : counts[filter.status]
  return { credits: await described(db, reader, rows, now), total, counts }
}

/** Throws account_not_found: a student must be the caller's, an owner too, or supply one of the caller's accounts. */
async function demandKnown(
  db: Database,
  reader: CreditReader,
  { owner, student }: { readonly owner: string | undefined; readonly student: string | undefined },
): Promise<void> {
  if (reader.isAdmin) return
  if (student !== undefined && !reader.ownIds.includes(student)) throw new Refusal('account_not_found')
  if (owner === undefined || reader.ownIds.includes(owner)) return
  const supplies = await db.queries
    .selectFrom('account_links')
    .select('id')
    .where('subject_id', '=', owner)
    .where('holder_id', 'in', [...reader.ownIds])
    .where('permission', '=', 'sourceCredits')
    .where('status', '=', 'confirmed')
    .where('accepted', '=', true)
    .executeTakeFirst()
  if (supplies === undefined) throw new Refusal('account_not_found')
}

/** One credit for a reader. Throws credit_not_found. */
export async function readCredit(db: Database, reader: CreditReader, creditId: string, now: Date): Promise<Credit> {
  const where = sql<boolean>`c.id = ${creditId} and ${inSight(reader)}`
  const [credit] = await described(db, reader, await readRows(db, where, { offset: 0, count: 1 }), now)
  if (credit === undefined) throw new Refusal('credit_not_found')
  return credit
}

/**
 * What has happened to a credit, oldest first: for its owner and its student, who manages them, and administrators. Throws
 * credit_not_found.
 */
export async function creditHistory(db: Database, reader: CreditReader, creditId: string): Promise<CreditChange[]> {
  const own = [...reader.ownIds]
  const { rows: found } = await sql`select 1 from credits c where c.id = ${creditId} and (${reader.isAdmin}
    or c.owner_account_id = any (${own}::uuid[]) or c.student_account_id = any (${own}::uuid[]))`.execute(db.queries)
  if (found.length === 0) throw new Refusal('credit_not_found')
  const rows = await db.queries
    .selectFrom('credit_changes as h')
    .leftJoin('time_slots as s', 's.id', 'h.time_slot_id')
    .select(['h.from_status', 'h.to_status', 'h.reason', 'h.at', 's.starting_at'])
    .where('h.credit_id', '=', creditId)
    .orderBy('h.id')
    .execute()
  return rows.map((row) => ({
    fromStatus: row.from_status,
    toStatus: row.to_status,
    reason: row.reason,
    classStartingAt: row.starting_at?.toISOString() ?? null,
    classLocal: row.starting_at === null ? null : localAt(row.starting_at, reader.timeZone),
    at: row.at.toISOString(),
    local: localAt(row.at, reader.timeZone),
  }))
}

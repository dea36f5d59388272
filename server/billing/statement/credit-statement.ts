import type { StatementCredit } from '@polyhex/contract/billing/statement-operations'
import { type CreditSource, type CreditStatus, creditStatuses } from '@polyhex/contract/credits/credit'
import { type RawBuilder, sql } from 'kysely'
import { shownToOthers } from '../../accounts/consent.ts'
import { creditReader } from '../../credits/list-credits.ts'
import type { Database } from '../../database/database.ts'
import type { Account } from '../../http/session.ts'

export interface CreditStatement {
  balance: number
  counts: Record<CreditStatus, number>
  suppliedByOthers: number
  nextExpiries: { date: string; count: number }[]
  credits: StatementCredit[]
  total: number
}

interface Row {
  readonly id: string
  readonly status: CreditStatus
  readonly source: CreditSource
  readonly student_id: string | null
  readonly student_own: string | null
  readonly slot_id: string | null
  readonly slot_name: string | null
  readonly starting_at: Date | null
  readonly class_date: string | null
  readonly expiration_date: string | null
  readonly expired_because: 'overdue' | 'refunded' | 'disputed' | 'admin' | null
  readonly payment_id: string | null
  readonly payer_id: string | null
  readonly order_number: string | null
  readonly invoice_number: string | null
  readonly created_at: Date
}

/** Credits of an account: those that it owns, and those that are meant for it or that it has used. */
const ofAccount = (accountId: string): RawBuilder<boolean> =>
  sql`(c.owner_account_id = ${accountId} or c.student_account_id = ${accountId})`

async function readRows(
  db: Database,
  accountId: string,
  wanted: { readonly status?: CreditStatus | undefined; readonly offset: number; readonly count: number },
): Promise<Row[]> {
  const status = wanted.status === undefined ? sql`true` : sql`c.status = ${wanted.status}`
  const { rows } = await sql<Row>`
    select c.id, c.status, c.source, c.student_account_id as student_id, coalesce(u.name, u.public_name) as student_own, s.id as slot_id,
      coalesce(s.name, r.name) as slot_name, s.starting_at, c.class_date, c.expiration_date, c.expired_because,
      p.id as payment_id, p.account_id as payer_id, p.order_number, p.invoice_number, c.created_at
    from credits c
      left join attendees a on a.credit_id = c.id
      left join time_slots s on s.id = coalesce(a.time_slot_id, case when c.status = 'used' then (
        select h.time_slot_id from credit_changes h where h.credit_id = c.id and h.to_status = 'used'
        order by h.id desc limit 1) end)
      left join recurring_schedules r on r.id = s.recurring_schedule_id
      left join payments p on p.id = c.payment_id left join accounts u on u.id = c.student_account_id
    where ${ofAccount(accountId)} and ${status}
    order by c.created_at desc, c.id desc offset ${wanted.offset} limit ${wanted.count}`.execute(db.queries)
  return rows
}

async function readCounts(db: Database, accountId: string): Promise<Record<CreditStatus, number>> {
  const { rows } = await sql<{ status: CreditStatus; count: number }>`select c.status, count(*)::int as count
    from credits c where ${ofAccount(accountId)} group by c.status`.execute(db.queries)
  const counts = new Map(rows.map((row) => [row.status, row.count]))
  return Object.fromEntries(creditStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    CreditStatus,
    number
  >
}

async function readExpiries(db: Database, accountId: string): Promise<{ date: string; count: number }[]> {
  const { rows } = await sql<{ date: string; count: number }>`select c.expiration_date as date, count(*)::int as count
    from credits c where ${ofAccount(accountId)} and c.status = 'available' and c.expiration_date is not null
    group by 1 order by 1 limit 6`.execute(db.queries)
  return rows
}

async function readSupplied(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from credits c
    where c.status = 'available' and c.owner_account_id <> ${accountId} and not c.meant_for_student
      and c.owner_account_id in (select l.subject_id from account_links l where l.holder_id = ${accountId}
        and l.permission = 'sourceCredits' and l.status = 'confirmed' and l.accepted)`.execute(db.queries)
  return rows[0]?.count ?? 0
}

/**
 * The statement of an account's credits for whoever may read it. A payment is named only to its payer, to who manages the
 * payer, and to administrators: a student who uses a parent's credit does not learn the parent's order. P0-3.
 */
export async function creditStatement(
  db: Database,
  reader: Account,
  accountId: string,
  wanted: { readonly status?: CreditStatus | undefined; readonly offset: number; readonly count: number },
  now: Date,
): Promise<CreditStatement> {
  const { isAdmin, ownIds } = await creditReader(db, reader)
  const counts = await readCounts(db, accountId)
  const rows = await readRows(db, accountId, wanted)
  const students = [...new Set(rows.flatMap((row) => row.student_id ?? []))]
  const shown = await shownToOthers(db.queries, students, now)
  const nameOf = (id: string, own: string | null): string =>
    (ownIds.includes(id) ? own : shown.get(id)?.publicName) ?? 'A student'
  const mayKnow = (payer: string | null): boolean => isAdmin || (payer !== null && ownIds.includes(payer))
  const credits = rows.map((row): StatementCredit => ({
    id: row.id,
    status: row.status,
    source: row.source,
    studentName: row.student_id === null ? null : nameOf(row.student_id, row.student_own),
    class:
      row.slot_id === null || row.starting_at === null
        ? null
        : { timeSlotId: row.slot_id, name: row.slot_name, startingAt: row.starting_at.toISOString() },
    classDate: row.class_date,
    expirationDate: row.expiration_date,
    expiredBecause: row.expired_because,
    payment:
      row.payment_id === null || row.order_number === null || !mayKnow(row.payer_id)
        ? null
        : { id: row.payment_id, orderNumber: row.order_number, invoiceNumber: row.invoice_number },
    createdDate: row.created_at.toISOString(),
  }))
  const all = creditStatuses.reduce((sum, status) => sum + counts[status], 0)
  return {
    balance: counts.available,
    counts,
    suppliedByOthers: await readSupplied(db, accountId),
    nextExpiries: await readExpiries(db, accountId),
    credits,
    total: wanted.status === undefined ? all : counts[wanted.status],
  }
}

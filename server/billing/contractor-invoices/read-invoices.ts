import type {
  ContractorInvoice,
  ContractorInvoiceLine,
  ContractorInvoiceStatus,
} from '@polyhex/contract/billing/contractor-invoice'
import type { Currency } from '@polyhex/contract/billing/money'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dateAt } from '../../wall-clock.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { contractZone } from './taught-classes.ts'

interface Row {
  readonly id: string
  readonly account_id: string | null
  readonly public_name: string | null
  readonly name: string | null
  readonly invoice_number: string
  readonly status: ContractorInvoiceStatus
  readonly period_start: string
  readonly period_end: string
  readonly currency: Currency
  readonly note: string
  readonly returned_because: string | null
  readonly submitted_at: Date | null
  readonly approved_at: Date | null
  readonly paid_at: Date | null
  readonly payment_reference: string | null
  readonly created_at: Date
  readonly classes: number
  readonly minutes: number
  readonly total: number | string
  readonly all_rows: number
}

const toInvoice = (row: Row): ContractorInvoice => ({
  id: row.id,
  account: row.account_id === null ? null : { id: row.account_id, publicName: row.public_name ?? '', name: row.name },
  accountId: row.account_id,
  createDate: row.created_at.toISOString(),
  invoiceNumber: row.invoice_number,
  status: row.status,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  currency: row.currency,
  minutes: row.minutes,
  classes: row.classes,
  total: Number(row.total),
  note: row.note,
  returnedBecause: row.returned_because,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  approvedAt: row.approved_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  paymentReference: row.payment_reference,
})

async function readRows(
  queries: Kysely<Tables>,
  where: RawBuilder<boolean>,
  page: { readonly offset: number; readonly count: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.*, a.public_name, a.name, l.classes, l.minutes, l.total, count(*) over ()::int as all_rows
    from contractor_invoices i left join accounts a on a.id = i.account_id
      cross join lateral (select count(*)::int as classes, coalesce(sum(minutes), 0)::int as minutes,
        coalesce(sum(amount), 0)::float8 as total from contractor_invoice_lines where invoice_id = i.id) l
    where ${where} order by i.created_at desc, i.id desc offset ${page.offset} limit ${page.count}`.execute(queries)
  return rows
}

/** A page of invoices, newest first; drafts of others are theirs alone and left out. C-213. */
export async function listInvoices(
  db: Database,
  wanted: {
    readonly accountId?: string | undefined
    readonly status?: ContractorInvoiceStatus | undefined
    readonly readerId: string
    readonly offset: number
    readonly count: number
  },
): Promise<{ invoices: ContractorInvoice[]; total: number }> {
  const parts = [
    wanted.accountId === undefined ? sql<boolean>`true` : sql<boolean>`i.account_id = ${wanted.accountId}`,
    wanted.status === undefined ? sql<boolean>`true` : sql<boolean>`i.status = ${wanted.status}`,
    sql<boolean>`(i.status <> 'draft' or i.account_id = ${wanted.readerId})`,
  ]
  const rows = await readRows(db.queries, sql<boolean>`${sql.join(parts, sql` and `)}`, wanted)
  return { invoices: rows.map(toInvoice), total: rows[0]?.all_rows ?? 0 }
}

/** An invoice with its classes. Throws contractor_invoice_not_found. */
export async function readInvoice(
  queries: Kysely<Tables>,
  id: string,
): Promise<{ invoice: ContractorInvoice; lines: ContractorInvoiceLine[] }> {
  const [row] = await readRows(queries, sql<boolean>`i.id = ${id}`, { offset: 0, count: 1 })
  if (row === undefined) throw new Refusal('contractor_invoice_not_found')
  const lines = await queries
    .selectFrom('contractor_invoice_lines')
    .selectAll()
    .where('invoice_id', '=', id)
    .orderBy('starting_at')
    .orderBy('id')
    .execute()
  return {
    invoice: toInvoice(row),
    lines: lines.map((line) => ({
      id: line.id,
      timeSlotId: line.time_slot_id,
      className: line.class_name,
      startingAt: line.starting_at.toISOString(),
      date: dateAt(line.starting_at, contractZone),
      minutes: line.minutes,
      hourlyRate: line.hourly_rate,
      amount: line.amount,
    })),
  }
}

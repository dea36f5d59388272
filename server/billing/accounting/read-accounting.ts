import type { BookDocument } from '@polyhex/contract/billing/accounting-operations'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { AccountingPort } from '../../outside/accounting/accounting-port.ts'
import { countPayouts } from './write-payouts.ts'

interface Figures {
  readonly waiting: number
  readonly written: number
  readonly failures: {
    readonly paymentId: string
    readonly orderNumber: string
    readonly reason: string
    readonly flagged: boolean
    readonly nextTry: string
  }[]
  readonly payouts: {
    readonly waiting: number
    readonly failures:
      | { readonly id: string; readonly reason: string; readonly flagged: boolean; readonly nextTry: string }[]
      | null
  }
}

async function readPayouts(db: Database, books: AccountingPort): Promise<Figures['payouts']> {
  const waiting = await countPayouts(db, books.name)
  if (!(await books.knowsBank())) return { waiting, failures: null }
  const rows = await db.queries
    .selectFrom('accounting_failures')
    .select(['about', 'reason', 'flagged', 'next_try_at'])
    .where('payment_id', 'is', null)
    .orderBy('at', 'desc')
    .limit(100)
    .execute()
  const failures = rows.map((row) => ({
    id: row.about,
    reason: row.reason,
    flagged: row.flagged,
    nextTry: row.next_try_at.toISOString(),
  }))
  return { waiting, failures }
}

/** What is in the books of a destination, what waits, and what could not be written. */
export async function readFigures(db: Database, books: AccountingPort): Promise<Figures> {
  const destination = books.name
  const { rows } = await sql<{ written: number; waiting: number }>`select
    (select count(*)::int from accounting_documents where destination = ${destination} and kind = 'invoice') as written,
    (select count(*)::int from payments p where p.charged_at is not null and not exists (
      select 1 from accounting_documents d
      where d.destination = ${destination} and d.kind = 'invoice' and d.about = p.id::text)) as waiting`.execute(
    db.queries,
  )
  const failures = await db.queries
    .selectFrom('accounting_failures as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .select(['p.id', 'p.order_number', 'f.reason', 'f.flagged', 'f.next_try_at'])
    .orderBy('f.at', 'desc')
    .limit(100)
    .execute()
  return {
    payouts: await readPayouts(db, books),
    waiting: rows[0]?.waiting ?? 0,
    written: rows[0]?.written ?? 0,
    failures: failures.map((row) => ({
      paymentId: row.id,
      orderNumber: row.order_number,
      reason: row.reason,
      flagged: row.flagged,
      nextTry: row.next_try_at.toISOString(),
    })),
  }
}

interface Row {
  readonly id: string
  readonly number: number | string
  readonly kind: BookDocument['kind']
  readonly reference: string
  readonly dated_on: string
  readonly contact: string
  readonly currency: BookDocument['currency']
  readonly total: number | string
  readonly lines: readonly { readonly description: string; readonly net: number; readonly tax: number }[]
  readonly all_rows: number
}

/** A page of the embedded books, the newest first. */
export async function listBookDocuments(
  db: Database,
  page: { readonly offset: number; readonly count: number },
): Promise<{ documents: BookDocument[]; total: number }> {
  const { rows } = await sql<Row>`select *, count(*) over ()::int as all_rows from local_book_documents
    order by number desc offset ${page.offset} limit ${page.count}`.execute(db.queries)
  const documents = rows.map((row) => ({
    id: row.id,
    number: Number(row.number),
    kind: row.kind,
    reference: row.reference,
    date: row.dated_on,
    contact: row.contact,
    currency: row.currency,
    total: Number(row.total),
  }))
  return { documents, total: rows[0]?.all_rows ?? 0 }
}

/** The lines of the embedded books between two days, both included, in the order of their numbers. */
export async function bookLinesBetween(db: Database, from: string, to: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select *, 0 as all_rows from local_book_documents
    where dated_on between ${from} and ${to} order by number`.execute(db.queries)
  return rows
}

import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { AccountingPort, Written } from '../../outside/accounting/accounting-port.ts'
import { type PaymentForBooks, paymentForBooks } from './book-documents.ts'

interface Document {
  readonly kind: 'invoice' | 'payment' | 'fee' | 'credit_note' | 'refund'
  readonly about: string
  readonly total: number
}

interface Writing {
  readonly db: Database
  readonly books: AccountingPort
  readonly payment: PaymentForBooks
  readonly now: Date
}

/** Writes a document once: what was written before is only looked up. Nothing is awaited from outside in a transaction. */
async function writeOnce(work: Writing, document: Document, write: () => Promise<Written>): Promise<string> {
  const { db, books, payment, now } = work
  const { kind, about, total } = document
  const known = await db.queries
    .selectFrom('accounting_documents')
    .select('external_id')
    .where('destination', '=', books.name)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .executeTakeFirst()
  if (known !== undefined) return known.external_id
  const { id } = await write()
  await sql`insert into accounting_documents (id, destination, kind, about, payment_id, external_id, currency, total, created_at)
    values (${newId(now)}, ${books.name}, ${kind}, ${about}, ${payment.id}, ${id}, ${payment.currency}, ${total}, ${now})
    on conflict (destination, kind, about) do nothing`.execute(db.queries)
  return id
}

/** The invoice, and that it was paid. Gives the destination's id of the invoice. */
async function writeInvoice(work: Writing): Promise<string> {
  const { db, books, payment } = work
  const { invoice, total, date, currency } = payment
  const id = await writeOnce(work, { kind: 'invoice', about: payment.id, total }, async () =>
    books.writeInvoice(invoice),
  )
  if (total > 0) {
    const reference = payment.chargeId ?? payment.id
    await writeOnce(work, { kind: 'payment', about: payment.id, total }, async () =>
      books.writePayment({ documentId: id, reference, date, currency, amount: total }),
    )
  }
  await db.queries
    .updateTable('payments')
    .set({ destination_invoice_id: id })
    .where('id', '=', payment.id)
    .where('destination_invoice_id', 'is distinct from', id)
    .execute()
  return id
}

async function writeFee(work: Writing): Promise<string | null> {
  const { db, books, payment } = work
  const { fee, date, currency, provider } = payment
  if (fee === null || fee === 0) return null
  const reference = payment.chargeId ?? payment.id
  const id = await writeOnce(work, { kind: 'fee', about: payment.id, total: fee }, async () =>
    books.writeFee({ reference, date, currency, amount: fee, from: provider }),
  )
  await db.queries
    .updateTable('payments')
    .set({ destination_fee_id: id })
    .where('id', '=', payment.id)
    .where('destination_fee_id', 'is distinct from', id)
    .execute()
  return id
}

async function writeRefunds(work: Writing): Promise<void> {
  const { books, payment } = work
  const { currency } = payment
  for (const { id, reference, note } of payment.refunds) {
    const { total, date } = note
    const noteId = await writeOnce(work, { kind: 'credit_note', about: id, total }, async () =>
      books.writeCreditNote(note),
    )
    await writeOnce(work, { kind: 'refund', about: id, total }, async () =>
      books.writeRefund({ documentId: noteId, reference, date, currency, amount: total }),
    )
  }
}

/** Which part of a payment is written. */
export type Part = 'everything' | 'invoice' | 'fee'

/**
 * Writes a payment into the books: invoice, payment, fee, credit notes and refunds, each once however often it is called.
 * Gives the destination's ids; null: the payment is not there or not paid. Throws AccountingFailure.
 */
export async function writePayment(
  { db, books }: Pick<Writing, 'db' | 'books'>,
  paymentId: string,
  part: Part,
  now: Date,
): Promise<{ readonly invoiceId: string | null; readonly feeId: string | null } | null> {
  const payment = await paymentForBooks(db, paymentId)
  if (payment === null) return null
  const work = { db, books, payment, now }
  const invoiceId = part === 'fee' ? null : await writeInvoice(work)
  const feeId = part === 'invoice' ? null : await writeFee(work)
  if (part === 'everything') await writeRefunds(work)
  return { invoiceId, feeId }
}

/** Payments with something that is not in the books yet, oldest first; `due`: without those that wait for another try. */
export async function paymentsToWrite(
  db: Database,
  destination: string,
  { due, limit, now }: { readonly due: boolean; readonly limit: number; readonly now: Date },
): Promise<string[]> {
  const missing = (kind: string, about: ReturnType<typeof sql>) => sql`not exists (select 1 from accounting_documents d
    where d.destination = ${destination} and d.kind = ${kind} and d.about = ${about}::text)`
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p left join accounting_failures f on f.payment_id = p.id
    where p.charged_at is not null and (${missing('invoice', sql`p.id`)}
        or (p.total > 0 and ${missing('payment', sql`p.id`)}) or (p.fee > 0 and ${missing('fee', sql`p.id`)})
        or exists (select 1 from refunds r where r.payment_id = p.id and r.status = 'succeeded'
          and ${missing('refund', sql`r.id`)}))
      and ${due ? sql`(f.payment_id is null or (not f.flagged and f.next_try_at <= ${now}))` : sql`true`}
    order by p.charged_at, p.id limit ${limit}`.execute(db.queries)
  return rows.map(({ id }) => id)
}

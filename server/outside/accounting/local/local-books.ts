import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { newId } from '../../../database/new-id.ts'
import { type AccountingPort, type BookInvoice, demandTotal, type Written } from '../accounting-port.ts'

interface NewDocument {
  readonly kind: 'invoice' | 'payment' | 'fee' | 'credit_note' | 'refund' | 'payout'
  readonly reference: string
  readonly date: string
  readonly contact: string
  readonly currency: string
  readonly lines: readonly { readonly description: string; readonly net: number; readonly tax: number }[]
  readonly total: number
}

/** The embedded books: the documents that would go elsewhere, in a table that is only added to, with numbers in one row. */
export function localBooks(db: Database, now: () => Date): AccountingPort {
  const write = async (document: NewDocument): Promise<Written> => {
    const { kind, reference, date, contact, currency, lines, total } = document
    const tax = lines.reduce((sum, line) => sum + line.tax, 0)
    await sql`insert into local_book_documents (id, kind, reference, dated_on, contact, currency, lines, tax, total, created_at)
      select ${newId(now())}, ${kind}, ${reference}, ${date}, ${contact}, ${currency}, ${JSON.stringify(lines)}::text::jsonb,
        ${tax}, ${total}, ${now()}
      where not exists (select 1 from local_book_documents where kind = ${kind} and reference = ${reference})
      on conflict (kind, reference) do nothing`.execute(db.queries)
    const { id } = await db.queries
      .selectFrom('local_book_documents')
      .select('id')
      .where('kind', '=', kind)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return { id }
  }
  const invoice = async (kind: 'invoice' | 'credit_note', given: BookInvoice): Promise<Written> => {
    demandTotal(given)
    const { number, date, contact, currency, lines, total } = given
    return write({ kind, reference: number, date, contact: contact.number, currency, lines, total })
  }
  const movement = async (
    kind: 'payment' | 'fee' | 'refund' | 'payout',
    given: { reference: string; date: string; currency: string; amount: number },
    contact: string,
  ): Promise<Written> => {
    const { reference, date, currency, amount } = given
    const lines = [{ description: kind, net: amount, tax: 0 }]
    return write({ kind, reference, date, contact, currency, lines, total: amount })
  }
  return {
    name: 'local',
    state: async () => 'connected',
    writeInvoice: async (given) => invoice('invoice', given),
    writeCreditNote: async (given) => invoice('credit_note', given),
    writePayment: async (given) => movement('payment', given, given.documentId),
    writeRefund: async (given) => movement('refund', given, given.documentId),
    writeFee: async (given) => movement('fee', given, given.from),
    knowsBank: async () => true,
    writePayout: async (given) => movement('payout', given, 'Bank'),
  }
}

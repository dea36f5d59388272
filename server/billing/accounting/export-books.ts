import type { Database } from '../../database/database.ts'
import { csv } from '../finance/csv.ts'
import { decimalWords } from '../paper/money-words.ts'
import { bookLinesBetween } from './read-accounting.ts'

const titles = ['Number', 'Date', 'Kind', 'Reference', 'Contact', 'Currency', 'Line', 'Net', 'Tax', 'Amount']

/**
 * The embedded books between two days, both included, as a table for spreadsheets, a line for each line of a document in the
 * order of their numbers. Amounts are positive and their kind says which way they go: invoices less credit notes are what
 * was sold; payments less fees, refunds and payouts are what the clearing account holds.
 */
export async function exportBooks(
  db: Database,
  { from = '1900-01-01', to = '2999-12-31' }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Buffer> {
  const documents = await bookLinesBetween(db, from, to)
  const rows = documents.flatMap((one) =>
    one.lines.map((line) => [
      Number(one.number),
      one.dated_on,
      one.kind,
      one.reference,
      one.contact,
      one.currency.toUpperCase(),
      line.description,
      decimalWords(line.net),
      decimalWords(line.tax),
      decimalWords(line.net + line.tax),
    ]),
  )
  return csv(titles, rows)
}

import type { Database } from '../../database/database.ts'
import { moneyDocument } from '../paper/money-document.ts'
import { dateWords, moneyWords } from '../paper/money-words.ts'
import { addressLines, readSeller } from '../receipts/seller-details.ts'
import { readInvoice } from './read-invoices.ts'

/** `1 h 30 min` for 90. */
function hoursWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** An invoice of a tutor as a PDF: from whom, to whom, each class with its day, length and pay, and the sum. Throws contractor_invoice_not_found. */
export async function invoiceDocument(db: Database, id: string): Promise<Buffer> {
  const { invoice, lines } = await readInvoice(db.queries, id)
  const { currency } = invoice
  const paid = invoice.paidAt === null ? [] : [['Paid on', dateWords(invoice.paidAt)] as const]
  return moneyDocument({
    title: `Invoice ${invoice.invoiceNumber}`,
    heading: `Invoice ${invoice.invoiceNumber}${invoice.status === 'draft' ? ' (draft)' : ''}`,
    from: [invoice.account?.name ?? invoice.account?.publicName ?? 'Account deleted'],
    // An invoice that was handed in is addressed to whom it was handed in; a draft to whoever it is now.
    to: addressLines(
      await readSeller(db.queries, invoice.submittedAt === null ? undefined : new Date(invoice.submittedAt)),
    ),
    facts: [
      ['Invoice number', invoice.invoiceNumber],
      ['Written on', dateWords(invoice.createDate)],
      ['From', dateWords(invoice.periodStart)],
      ['To', dateWords(invoice.periodEnd)],
      ...paid,
    ],
    columns: [
      { title: 'Class', width: 0.4 },
      { title: 'Date', width: 0.22 },
      { title: 'Time', width: 0.12, right: true },
      { title: 'Per hour', width: 0.13, right: true },
      { title: 'Amount', width: 0.13, right: true },
    ],
    rows: lines.map((line) => [
      line.className,
      dateWords(line.date),
      hoursWords(line.minutes),
      moneyWords(line.hourlyRate, currency),
      moneyWords(line.amount, currency),
    ]),
    sums: [
      { name: 'Time taught', amount: hoursWords(invoice.minutes) },
      { name: 'Total', amount: moneyWords(invoice.total, currency), strong: true },
    ],
    notes: [
      ...(invoice.note === '' ? [] : [invoice.note]),
      `All amounts are in ${currency === 'cad' ? 'Canadian' : 'US'} dollars.`,
    ],
    made: new Date(invoice.createDate),
  })
}

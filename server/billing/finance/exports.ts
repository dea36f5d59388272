import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { decimalWords } from '../paper/money-words.ts'
import { csv, csvTime } from './csv.ts'
import { type Days, rangeOf } from './overview.ts'

const paymentTitles = [
  ...[
    'Order',
    'Invoice',
    'Created (UTC)',
    'Paid (UTC)',
    'Status',
    'Account',
    'What',
    'Currency',
    'Subtotal',
    'Discount',
  ],
  ...[
    'Tax',
    'Total',
    'Refunded',
    'Fee',
    'Credits',
    'Repeating',
    'Provider charge',
    'Invoice in the books',
    'Fee in the books',
  ],
]

/** Payments that were begun between two days as a table for spreadsheets, oldest first. No name: the account's id says whose it is. */
export async function exportPayments(db: Database, days: Days): Promise<Buffer> {
  const { since, before } = rangeOf(days)
  const { rows } = await sql<{
    order_number: string
    invoice_number: string | null
    created_at: Date
    charged_at: Date | null
    status: string
    account_id: string | null
    what: string | null
    currency: string
    subtotal: number
    discount: number
    tax: number | null
    total: number
    refunded: number
    fee: number | null
    credits_purchased: number
    is_recurring: boolean
    provider_charge_id: string | null
    destination_invoice_id: string | null
    destination_fee_id: string | null
  }>`select p.*, (select string_agg(i.quantity || ' x ' || i.product_name, ', ' order by i.ordinal) from payment_items i
      where i.payment_id = p.id) as what
    from payments p where p.created_at >= ${since} and p.created_at < ${before}
    order by p.created_at, p.id`.execute(db.queries)
  return csv(
    paymentTitles,
    rows.map((row) => [
      row.order_number,
      row.invoice_number,
      csvTime(row.created_at),
      row.charged_at === null ? null : csvTime(row.charged_at),
      row.status,
      row.account_id,
      row.what,
      row.currency.toUpperCase(),
      decimalWords(row.subtotal),
      decimalWords(row.discount),
      row.tax === null ? null : decimalWords(row.tax),
      decimalWords(row.total),
      decimalWords(row.refunded),
      row.fee === null ? null : decimalWords(row.fee),
      row.credits_purchased,
      row.is_recurring ? 'yes' : 'no',
      row.provider_charge_id,
      row.destination_invoice_id,
      row.destination_fee_id,
    ]),
  )
}

/** The journal between two days, a line for each entry, debits positive. The lines of each movement add up to nothing. */
export async function exportJournal(db: Database, days: Days): Promise<Buffer> {
  const { since, before } = rangeOf(days)
  const { rows } = await sql<{
    at: Date
    op_key: string
    order_number: string | null
    account: string
    currency: string
    amount: number
  }>`select t.at, t.op_key, p.order_number, e.account, t.currency, e.amount
    from journal_transactions t join journal_entries e on e.transaction_id = t.id left join payments p on p.id = t.payment_id
    where t.at >= ${since} and t.at < ${before} order by t.at, t.id, e.ordinal`.execute(db.queries)
  return csv(
    ['Time (UTC)', 'Movement', 'Order', 'Account', 'Currency', 'Amount'],
    rows.map((row) => [
      csvTime(row.at),
      row.op_key,
      row.order_number,
      row.account,
      row.currency.toUpperCase(),
      decimalWords(row.amount),
    ]),
  )
}

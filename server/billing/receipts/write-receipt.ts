import { cardWords } from '@polyhex/contract/billing/card-words'
import type { Currency } from '@polyhex/contract/billing/money'
import type { TaxLine } from '@polyhex/contract/billing/payment'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { type MoneyDocument, moneyDocument } from '../paper/money-document.ts'
import { dateWords, moneyWords } from '../paper/money-words.ts'
import { addressLines, readSeller } from './seller-details.ts'

type PaymentRow = Selectable<Tables['payments']> & { readonly name: string | null; readonly public_name: string | null }
type ItemRow = Selectable<Tables['payment_items']>
type RefundRow = Selectable<Tables['refunds']>

const rateWords = (millionths: number): string => `${millionths / 10_000}%`

function taxSums(payment: PaymentRow, money: (amount: number) => string): { name: string; amount: string }[] {
  const lines = (payment.tax_lines ?? []) as unknown as readonly TaxLine[]
  if (lines.length === 0) {
    return (payment.tax ?? 0) === 0 ? [] : [{ name: 'Tax', amount: money(Number(payment.tax)) }]
  }
  return lines.map((line) => ({ name: `${line.name} ${rateWords(line.rateMillionths)}`, amount: money(line.amount) }))
}

function sumsOf(payment: PaymentRow, refunds: readonly RefundRow[]): MoneyDocument['sums'] {
  const money = (amount: number): string => moneyWords(amount, payment.currency)
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const total = payment.total
  return [
    // The lines are those of the new plan.
    ...(payment.unused_time === 0
      ? []
      : [{ name: 'Unused time of the plan before', amount: money(-payment.unused_time) }]),
    { name: 'Subtotal', amount: money(payment.subtotal) },
    ...(payment.discount === 0 ? [] : [{ name: 'Discount', amount: money(-payment.discount) }]),
    ...taxSums(payment, money),
    { name: 'Total paid', amount: money(total), strong: true },
    ...refunds.map((refund) => ({
      name: `Refunded ${dateWords(refund.created_at.toISOString())}`,
      amount: money(-refund.amount),
    })),
    ...(refunds.length === 0 ? [] : [{ name: 'Net paid', amount: money(total - back), strong: true }]),
  ]
}

function itemRow(item: ItemRow, currency: Currency): string[] {
  const credits = item.quantity * item.credits_per_package
  const every = item.recurring_period === null ? '' : `, paid each ${item.recurring_period}`
  return [
    `${item.product_name}\n${credits} ${credits === 1 ? 'class' : 'classes'}${every}`,
    String(item.quantity),
    moneyWords(item.unit_amount, currency),
    moneyWords(item.unit_amount * item.quantity, currency),
  ]
}

function documentOf(
  payment: PaymentRow,
  items: readonly ItemRow[],
  refunds: readonly RefundRow[],
  seller: readonly string[],
): MoneyDocument {
  const currency = payment.currency
  const paidOn = (payment.charged_at as Date).toISOString()
  const number = payment.invoice_number ?? payment.order_number
  const card = payment.brand === null ? [] : [['Paid with', cardWords(payment.brand, payment.last4)] as const]
  return {
    title: `Invoice ${number}`,
    heading: `Invoice and receipt ${number}`,
    from: seller,
    to: [payment.printed_name ?? 'Account deleted', ...(payment.buyer_details ?? '').split('\n')].filter(
      (line) => line !== '',
    ),
    facts: [
      ...(payment.invoice_number === null ? [] : [['Invoice number', payment.invoice_number] as const]),
      ['Order', payment.order_number],
      ['Paid on', dateWords(paidOn)],
      ...card,
    ],
    columns: [
      { title: 'What was bought', width: 0.52 },
      { title: 'Quantity', width: 0.12, right: true },
      { title: 'Price', width: 0.18, right: true },
      { title: 'Amount', width: 0.18, right: true },
    ],
    rows: items.map((item) => itemRow(item, currency)),
    sums: sumsOf(payment, refunds),
    notes: [`All amounts are in ${currency === 'cad' ? 'Canadian' : 'US'} dollars.`],
    made: payment.charged_at as Date,
  }
}

/** The buyer's name as it was printed first, so that a second print says the same; null: the account is gone. */
async function printedName(db: Database, payment: PaymentRow): Promise<string | null> {
  if (payment.account_id === null || payment.printed_name !== null) return payment.printed_name
  const name = payment.name ?? payment.public_name
  const { rows } = await sql<{ printed_name: string | null }>`update payments
    set printed_name = coalesce(printed_name, left(${name}, 200)) where id = ${payment.id} and account_id is not null
    returning printed_name`.execute(db.queries)
  return rows[0]?.printed_name ?? null
}

/**
 * The invoice and receipt of a payment as a PDF: seller, buyer with what was asked to be printed, lines, discount, each tax,
 * what was given back. Throws payment_not_found, and payment_not_made while nothing is paid. P0-2, P2-19. Who may read it is
 * decided by the caller.
 */
export async function writeReceipt(db: Database, paymentId: string): Promise<Buffer> {
  const payment = await db.queries
    .selectFrom('payments as p')
    .leftJoin('accounts as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .select(['a.name', 'a.public_name'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst()
  if (payment === undefined) throw new Refusal('payment_not_found')
  if (payment.charged_at === null) throw new Refusal('payment_not_made')
  const items = await db.queries
    .selectFrom('payment_items')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('ordinal')
    .execute()
  const refunds = await db.queries
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'succeeded')
    .orderBy('created_at')
    .execute()
  const seller = addressLines(await readSeller(db.queries, payment.charged_at))
  return moneyDocument(documentOf({ ...payment, printed_name: await printedName(db, payment) }, items, refunds, seller))
}

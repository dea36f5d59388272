import type { Currency } from '@polyhex/contract/billing/money'
import type { TaxLine } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { BookContact, BookInvoice, BookLine } from '../../outside/accounting/accounting-port.ts'

/** Everything of a payment that goes into the books. */
export interface PaymentForBooks {
  readonly id: string
  readonly number: string
  readonly chargeId: string | null
  readonly provider: string
  readonly date: string
  readonly currency: Currency
  readonly total: number
  readonly fee: number | null
  readonly invoice: BookInvoice
  readonly refunds: readonly { readonly id: string; readonly reference: string; readonly note: BookInvoice }[]
}

/**
 * A sum in whole cents split in proportion to `parts`, each rounded down, the cents that remain to the first ones: the
 * shares add up exactly. All-zero parts give everything to the first.
 */
export function splitBy(sum: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((all, part) => all + part, 0)
  if (whole === 0) return parts.map((_, i) => (i === 0 ? sum : 0))
  const shares = parts.map((part) => Math.floor((sum * part) / whole))
  let rest = sum - shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => {
    if (rest === 0) return share
    rest -= 1
    return share + 1
  })
}

interface Item {
  readonly name: string
  readonly quantity: number
  readonly unit: number
}

function bookLines(items: readonly Item[], discount: number, tax: number): BookLine[] {
  const gross = items.map(({ quantity, unit }) => quantity * unit)
  const off = splitBy(discount, gross)
  const nets = gross.map((amount, i) => amount - (off[i] ?? 0))
  const taxes = splitBy(tax, nets)
  return items.map(({ name, quantity }, i) => ({
    description: quantity === 1 ? name : `${quantity} x ${name}`,
    net: nets[i] ?? 0,
    tax: taxes[i] ?? 0,
  }))
}

interface Row {
  readonly id: string
  readonly order_number: string
  readonly invoice_number: string | null
  readonly provider: string
  readonly provider_charge_id: string | null
  readonly charged_at: Date
  readonly currency: Currency
  readonly discount: number
  readonly tax: number
  readonly tax_lines: readonly TaxLine[]
  readonly total: number
  readonly fee: number | null
  readonly account_id: string | null
  readonly name: string | null
  readonly public_name: string | null
  readonly email: string | null
  readonly roles: readonly string[] | null
}

async function readRow(db: Database, paymentId: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select p.id, p.order_number, p.invoice_number, p.provider, p.provider_charge_id,
      p.charged_at, p.currency, (p.discount + p.unused_time)::float8 as discount, coalesce(p.tax, 0)::float8 as tax, p.tax_lines,
      p.total::float8 as total, p.fee::float8 as fee, p.account_id, a.name, a.public_name, a.email,
      a.roles
    from payments p left join accounts a on a.id = p.account_id
    where p.id = ${paymentId} and p.charged_at is not null`.execute(db.queries)
  return rows[0] ?? null
}

async function readItems(db: Database, paymentId: string): Promise<Item[]> {
  const { rows } = await sql<Item>`select product_name as name, quantity, unit_amount::float8 as unit from payment_items
    where payment_id = ${paymentId} order by ordinal`.execute(db.queries)
  return rows
}

interface RefundRow {
  readonly id: string
  readonly amount: number
  readonly tax_share: number
  readonly provider_refund_id: string | null
  readonly created_at: Date
}

async function readRefunds(db: Database, paymentId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`select id, amount::float8 as amount, tax_share::float8 as tax_share,
      provider_refund_id, created_at from refunds where payment_id = ${paymentId} and status = 'succeeded'
    order by created_at, id`.execute(db.queries)
  return rows
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The contact of a buyer. Of a deleted account the books keep the payment, without a name; of a student they get none. */
function contactOf(row: Row): BookContact {
  if (row.account_id === null) return { number: row.id, name: 'Account deleted', email: null }
  if (row.roles?.includes('student') === true) return { number: row.account_id, name: 'Student', email: row.email }
  return { number: row.account_id, name: row.name ?? row.public_name ?? 'Customer', email: row.email }
}

/** A payment that was made, as documents for the books; null: there is none, or it is not paid. */
export async function paymentForBooks(db: Database, paymentId: string): Promise<PaymentForBooks | null> {
  const row = await readRow(db, paymentId)
  if (row === null) return null
  const items = await readItems(db, paymentId)
  const number = row.invoice_number ?? row.order_number
  const { currency, total, tax, discount } = row
  const contact = contactOf(row)
  const names = [...new Set(row.tax_lines.map((line) => line.name))].toSorted()
  const taxName = tax === 0 ? null : names.length === 0 ? 'Tax' : names.join(' + ')
  // An invoice that the provider corrected in a period can differ from the order's lines; its sum is what was charged.
  const listed = items.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0)
  const fits = listed - discount + tax === total
  const charged = fits ? items : [{ name: items[0]?.name ?? 'Classes', quantity: 1, unit: total - tax + discount }]
  const refunds = (await readRefunds(db, paymentId)).map((refund, i) => ({
    id: refund.id,
    reference: refund.provider_refund_id ?? refund.id,
    note: {
      number: `${number}-R${i + 1}`,
      reference: refund.id,
      date: dayOf(refund.created_at),
      currency,
      contact,
      lines: [{ description: 'Refund', net: refund.amount - refund.tax_share, tax: refund.tax_share }],
      taxName: refund.tax_share === 0 ? null : taxName,
      total: refund.amount,
    },
  }))
  const date = dayOf(row.charged_at)
  const lines = bookLines(charged, discount, tax)
  return {
    id: row.id,
    number,
    chargeId: row.provider_charge_id,
    provider: row.provider === 'stripe' ? 'Stripe' : 'Test payments',
    date,
    currency,
    total,
    fee: row.fee,
    invoice: { number, reference: row.id, date, currency, contact, lines, taxName, total },
    refunds,
  }
}

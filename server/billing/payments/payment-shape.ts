import type { Currency, Period } from '@polyhex/contract/billing/money'
import type { Payment, PaymentStatus, Refund } from '@polyhex/contract/billing/payment'
import { cardFailureText } from '@polyhex/contract/billing/test-cards'
import { type RawBuilder, sql } from 'kysely'
import type { PaymentReader } from './payment-reader.ts'

/** A payment as the database gives it, with its payer, its lines and its refunds. */
export interface PaymentRow {
  readonly id: string
  readonly order_number: string
  readonly account_id: string | null
  readonly public_name: string | null
  readonly name: string | null
  readonly status: PaymentStatus
  readonly subtotal: number
  readonly discount: number
  readonly tax: number | null
  readonly total: number
  readonly refunded: number
  readonly currency: Currency
  readonly invoice_number: string | null
  readonly charged_at: Date | null
  readonly brand: string | null
  readonly last4: string | null
  readonly credits_purchased: number
  readonly is_recurring: boolean
  readonly subscription_id: string | null
  readonly created_at: Date
  readonly destination_fee_id: string | null
  readonly destination_invoice_id: string | null
  readonly failure: string | null
  readonly items: readonly ItemRow[] | null
  readonly refunds: readonly RefundRow[] | null
}
interface ItemRow {
  readonly product_name: string
  readonly quantity: number
  readonly period: Period | null
  readonly period_units: number | null
  readonly recurring_period: Period | null
}
interface RefundRow {
  readonly id: string
  readonly amount: number
  readonly status: Refund['status']
  readonly credits_revoked: number
  readonly reason: string
  readonly created_at: string
}

/** What a payment is read with: `from payments p left join accounts a on a.id = p.account_id`. */
export const paymentColumns: RawBuilder<PaymentRow> = sql`p.id, p.order_number, p.account_id, a.public_name, a.name, p.status,
  p.subtotal, p.discount, p.tax, p.total, p.refunded, p.currency, p.invoice_number, p.charged_at, p.brand, p.last4,
  p.credits_purchased, p.is_recurring, p.subscription_id, p.created_at, p.destination_fee_id, p.destination_invoice_id,
  p.failure,
  (select json_agg(i order by i.ordinal) from payment_items i where i.payment_id = p.id) as items,
  (select json_agg(r order by r.created_at, r.id) from refunds r where r.payment_id = p.id) as refunds`

/** `Weekly class`, or `2 × Drop-in sessions` for several packages: what was bought, in a line. */
function description(items: readonly ItemRow[]): string {
  return items.map(({ product_name: name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')
}

/** Why a card was refused, in words that its holder can act on; what else went wrong is not theirs to mend. */
function failureText(failure: string | null): string | null {
  if (failure === null) return null
  if (failure === 'price_changed') return 'The price has changed meanwhile. Nothing was charged.'
  return cardFailureText(failure)
}

function refundOf(row: RefundRow): Refund {
  return {
    id: row.id,
    amount: row.amount,
    status: row.status,
    creditsRevoked: row.credits_revoked,
    reason: row.reason,
    createDate: new Date(row.created_at).toISOString(),
  }
}

/** A payment as its reader sees it; the numbers of the accounting are for administrators. C-124. */
export function paymentOf(row: PaymentRow, { isAdmin, ownIds }: PaymentReader): Payment {
  const items = row.items ?? []
  const [first] = items
  const { account_id: payer } = row
  const named = payer !== null && (isAdmin || ownIds.includes(payer))
  return {
    id: row.id,
    orderNumber: row.order_number,
    account: payer === null ? null : { id: payer, publicName: row.public_name ?? '', name: named ? row.name : null },
    status: row.status,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    total: row.total,
    refunded: row.refunded,
    currency: row.currency,
    description: description(items),
    receiptUrl: row.charged_at === null ? null : `/api/payments/${row.id}/receipt`,
    invoiceNumber: row.invoice_number,
    chargedAt: row.charged_at?.toISOString() ?? null,
    paymentMethodBrand: row.brand,
    paymentMethodLast4: row.last4,
    metadata: {
      period: first?.period ?? null,
      period_units: first?.period_units ?? null,
      recurrence_interval: first?.recurring_period ?? null,
    },
    creditsPurchased: row.credits_purchased,
    isRecurring: row.is_recurring,
    subscriptionId: row.subscription_id,
    createDate: row.created_at.toISOString(),
    destinationFeeId: isAdmin ? row.destination_fee_id : null,
    destinationInvoiceId: isAdmin ? row.destination_invoice_id : null,
    refunds: (row.refunds ?? []).map(refundOf),
    failure: failureText(row.failure),
  }
}

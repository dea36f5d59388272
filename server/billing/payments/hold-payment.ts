import type { Currency, Period } from '@polyhex/contract/billing/money'
import type { PaymentStatus, TaxLine } from '@polyhex/contract/billing/payment'
import type { Tx } from '../../database/database.ts'

/** A payment that is held until the end of the transaction. Amounts are minor units. */
export interface HeldPayment {
  readonly id: string
  readonly orderNumber: string
  readonly accountId: string | null
  readonly studentId: string | null
  readonly currency: Currency
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly taxLines: readonly TaxLine[]
  readonly total: number
  readonly refunded: number
  readonly status: PaymentStatus
  readonly provider: 'test' | 'stripe'
  readonly checkoutId: string | null
  readonly chargeId: string | null
  readonly subscriptionId: string | null
  readonly isRecurring: boolean
  readonly invoiceNumber: string | null
  readonly renewalConsent: unknown
  readonly chargedAt: Date | null
  readonly fee: number | null
  /** What was asked to be printed on the receipt. */
  readonly buyerDetails: string | null
}

/**
 * Holds a payment; null: there is none. It comes before its subscription and before credits, so that no two transactions
 * wait for each other. billing.md, 3.3.
 */
export async function holdPayment(tx: Tx, paymentId: string): Promise<HeldPayment | null> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    orderNumber: row.order_number,
    accountId: row.account_id,
    studentId: row.student_account_id,
    currency: row.currency as Currency,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax ?? 0,
    taxLines: row.tax_lines as TaxLine[],
    total: row.total,
    refunded: row.refunded,
    status: row.status as PaymentStatus,
    provider: row.provider as 'test' | 'stripe',
    checkoutId: row.provider_checkout_id,
    chargeId: row.provider_charge_id,
    subscriptionId: row.subscription_id,
    isRecurring: row.is_recurring,
    invoiceNumber: row.invoice_number,
    renewalConsent: row.renewal_consent,
    chargedAt: row.charged_at,
    fee: row.fee === null ? null : row.fee,
    buyerDetails: row.buyer_details,
  }
}

/** A line of an order, with the prices of that moment. */
export interface OrderedItem {
  readonly ordinal: number
  readonly priceId: string
  readonly productName: string
  readonly quantity: number
  readonly unitAmount: number
  readonly creditsPerPackage: number
  readonly periodUnits: number | null
  readonly recurringPeriod: Period | null
  readonly expireMonths: number | null
  readonly expireDate: string | null
  readonly isTrial: boolean
}

/** What was ordered, in the order of its lines. */
export async function orderedItems(tx: Tx, paymentId: string): Promise<OrderedItem[]> {
  const rows = await tx
    .selectFrom('payment_items')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('ordinal')
    .execute()
  return rows.map((row) => ({
    ordinal: row.ordinal,
    priceId: row.price_id,
    productName: row.product_name,
    quantity: row.quantity,
    unitAmount: row.unit_amount,
    creditsPerPackage: row.credits_per_package,
    periodUnits: row.period_units,
    recurringPeriod: row.recurring_period as Period | null,
    expireMonths: row.expire_months,
    expireDate: row.expire_date,
    isTrial: row.is_trial,
  }))
}

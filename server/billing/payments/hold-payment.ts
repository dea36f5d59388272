import type { Currency, Period } from '@polyhex/contract/billing/money'
import type { PaymentStatus, TaxLine } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

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

/** A payment that is held, with what was ordered and who pays: all that settling it asks of the database. */
export interface HeldOrder extends HeldPayment {
  /** In the order of its lines. */
  readonly items: readonly OrderedItem[]
  /** Whose zone decides when credits expire; null: the account is gone. */
  readonly payer: { readonly id: string; readonly roles: readonly string[]; readonly timeZone: string } | null
}

interface HeldRow {
  readonly id: string
  readonly order_number: string
  readonly account_id: string | null
  readonly student_account_id: string | null
  readonly currency: Currency
  readonly subtotal: number
  readonly discount: number
  readonly tax: number | null
  readonly tax_lines: readonly TaxLine[]
  readonly total: number
  readonly refunded: number
  readonly status: PaymentStatus
  readonly provider: 'test' | 'stripe'
  readonly provider_checkout_id: string | null
  readonly provider_charge_id: string | null
  readonly subscription_id: string | null
  readonly is_recurring: boolean
  readonly invoice_number: string | null
  readonly renewal_consent: unknown
  readonly charged_at: Date | null
  readonly fee: number | null
  readonly buyer_details: string | null
  readonly items: readonly OrderedItem[]
  readonly payer: HeldOrder['payer']
}

/**
 * Holds a payment; null: there is none. It comes before its subscription and before credits, so that no two transactions
 * wait for each other. What was ordered is never rewritten, so it is read in the same query. M-033.
 */
export async function holdPayment(tx: Tx, paymentId: string): Promise<HeldOrder | null> {
  const { rows } = await sql<HeldRow>`${prepared}
    select p.id, p.order_number, p.account_id, p.student_account_id, p.currency, p.subtotal, p.discount, p.tax, p.tax_lines,
      p.total, p.refunded, p.status, p.provider, p.provider_checkout_id, p.provider_charge_id, p.subscription_id,
      p.is_recurring, p.invoice_number, p.renewal_consent, p.charged_at, p.fee, p.buyer_details,
      (select coalesce(json_agg(json_build_object('ordinal', i.ordinal, 'priceId', i.price_id,
          'productName', i.product_name, 'quantity', i.quantity, 'unitAmount', i.unit_amount,
          'creditsPerPackage', i.credits_per_package, 'periodUnits', i.period_units,
          'recurringPeriod', i.recurring_period, 'expireMonths', i.expire_months, 'expireDate', i.expire_date,
          'isTrial', i.is_trial) order by i.ordinal), '[]')
        from payment_items i where i.payment_id = p.id) as items,
      (select json_build_object('id', a.id, 'roles', a.roles, 'timeZone', a.time_zone)
        from accounts a where a.id = p.account_id) as payer
    from payments p where p.id = ${paymentId} for no key update of p`.execute(tx)
  const [row] = rows
  if (row === undefined) return null
  return {
    id: row.id,
    orderNumber: row.order_number,
    accountId: row.account_id,
    studentId: row.student_account_id,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax ?? 0,
    taxLines: row.tax_lines,
    total: row.total,
    refunded: row.refunded,
    status: row.status,
    provider: row.provider,
    checkoutId: row.provider_checkout_id,
    chargeId: row.provider_charge_id,
    subscriptionId: row.subscription_id,
    isRecurring: row.is_recurring,
    invoiceNumber: row.invoice_number,
    renewalConsent: row.renewal_consent,
    chargedAt: row.charged_at,
    fee: row.fee,
    buyerDetails: row.buyer_details,
    items: row.items,
    payer: row.payer,
  }
}

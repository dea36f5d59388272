import type { Currency } from '@polyhex/contract/billing/money'
import type { PaymentStatus } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** Payments as they stand in the database, for tests of what is done with them afterwards. */
export interface PaymentScene {
  readonly db: Database
  readonly now: Date
}

export interface MadePayment {
  readonly id: string
  readonly orderNumber: string
}

const notCharged: readonly PaymentStatus[] = ['creating', 'open', 'processing', 'failed', 'expired']

/** Writes a payment of `subtotal` (10,000 minor units unless told) for one package of ten credits. */
export async function makePayment(
  { db, now }: PaymentScene,
  given: {
    accountId: string | null
    status?: PaymentStatus
    currency?: Currency
    subtotal?: number
    discount?: number
    tax?: number
    invoiceNumber?: string
    checkoutId?: string
    chargeId?: string
    fee?: number
    credits?: number
    at?: Date
  },
): Promise<MadePayment> {
  const id = newId(now)
  const at = given.at ?? now
  const { subtotal = 10_000, discount = 0, tax = 0, status = 'paid', currency = 'cad', credits = 10 } = given
  const total = subtotal - discount + tax
  const lines = tax === 0 ? [] : [{ name: 'HST ON', rateMillionths: 130_000, amount: tax }]
  const { rows } = await sql<{
    order_number: string
  }>`insert into payments (id, account_id, currency, subtotal, discount,
      tax, tax_lines, total, status, provider, provider_checkout_id, provider_charge_id, invoice_number, fee,
      credits_purchased, charged_at, touched_at, created_at, brand, last4, buyer_details)
    values (${id}, ${given.accountId}, ${currency}, ${subtotal}, ${discount}, ${tax}, ${JSON.stringify(lines)}, ${total},
      ${status}, 'test', ${given.checkoutId ?? null}, ${given.chargeId ?? null}, ${given.invoiceNumber ?? null},
      ${given.fee ?? null}, ${notCharged.includes(status) ? 0 : credits}, ${notCharged.includes(status) ? null : at}, ${at},
      ${at}, 'visa', '4242', 'School 12')
    returning order_number`.execute(db.queries)
  await sql`insert into payment_items (payment_id, ordinal, price_id, product_id, product_name, quantity, unit_amount,
      bundle_size, credits_per_package)
    values (${id}, 1, 'price_1', 'prod_1', 'Ten classes', 1, ${subtotal}, 10, ${credits})`.execute(db.queries)
  return { id, orderNumber: rows[0]?.order_number ?? '' }
}

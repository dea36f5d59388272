import { inTransaction } from '../../database/in-transaction.ts'
import { createHash } from 'node:crypto'
import type { TaxLine } from '@polyhex/contract/billing/payment'
import { constraintOf } from '../../database/constraint.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { hasSubscription, holdOrdering, type OrderedBy, standingInTheWay } from './find-open.ts'
import type { Order } from './read-order.ts'
import { refusalOfConstraint } from './refused-discount.ts'

/** How long one process has to begin a payment with the provider before another may take it for dead. */
export const claimSeconds = 60

/** What an order is, so that the same one is not opened twice: what was chosen, not what it costs at the moment. */
export function cartHash(order: Order, studentId: string | null): string {
  const items = order.lines.map(({ price, quantity }) => `${price.id} ${quantity}`).toSorted()
  const chosen = [items, order.currency, order.discount?.discount.id ?? null, studentId]
  return createHash('sha256').update(JSON.stringify(chosen)).digest('hex')
}

/** A payment that is to be begun. */
export interface NewPayment {
  readonly accountId: string
  readonly studentId: string | null
  readonly order: Order
  readonly taxes: readonly TaxLine[] | null
  readonly cartHash: string
  readonly requestKey: string | null
  readonly buyerDetails: string | null
  /** What the buyer agreed to when ticking the box; null: nothing repeats. */
  readonly renewalConsent: object | null
  /** The buyer wants another subscription of a product of which there is one. */
  readonly secondSubscription: boolean
}

async function hadTrial(tx: Tx, studentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('trials')
    .select('payment_id')
    .where('student_account_id', '=', studentId)
    .executeTakeFirst()
  return row !== undefined
}

/** Who orders what, as far as other orders may stand in its way. */
export function orderedBy(
  payment: Pick<NewPayment, 'accountId' | 'studentId' | 'order' | 'secondSubscription'>,
): OrderedBy {
  const { accountId, studentId, order, secondSubscription } = payment
  const discountId = order.discount?.discount.id ?? null
  const one = order.recurring !== null && !secondSubscription
  const onlySubscriptionOf = one ? (order.lines[0]?.product.id ?? null) : null
  const trialOf = order.isTrial ? studentId : null
  return { accountId, currency: order.currency, trialOf, discountId, onlySubscriptionOf }
}

/** The row of a payment that is held by whoever writes it. */
function rowOf(payment: NewPayment, { id, provider, now }: { id: string; provider: PaymentProvider; now: Date }) {
  const { order, taxes } = payment
  const discount = order.discount?.amount ?? 0
  const tax = taxes === null ? null : taxes.reduce((sum, line) => sum + line.amount, 0)
  return {
    id,
    account_id: payment.accountId,
    student_account_id: payment.studentId,
    currency: order.currency,
    subtotal: order.subtotal,
    discount,
    tax,
    tax_lines: JSON.stringify(taxes ?? []),
    total: order.subtotal - discount + (tax ?? 0),
    discount_id: order.discount?.discount.id ?? null,
    provider: provider.name,
    cart_hash: payment.cartHash,
    request_key: payment.requestKey,
    is_recurring: order.recurring !== null,
    renewal_consent: payment.renewalConsent === null ? null : JSON.stringify(payment.renewalConsent),
    buyer_details: payment.buyerDetails,
    claimed_until: new Date(now.getTime() + claimSeconds * 1000),
    touched_at: now,
    created_at: now,
  }
}

/** The lines of an order, with the prices of this moment. */
function itemsOf({ order }: NewPayment, id: string) {
  return order.lines.map(({ product, price, quantity, unitAmount, creditsPerPackage }, index) => ({
    payment_id: id,
    ordinal: index + 1,
    price_id: price.id,
    product_id: product.id,
    product_name: product.name,
    quantity,
    unit_amount: unitAmount,
    bundle_size: price.bundleSize,
    credits_per_package: creditsPerPackage,
    period: product.metadata.period,
    period_units: product.metadata.period_units,
    recurring_period: price.recurringPeriod,
    expire_months: product.expireMonths,
    expire_date: product.expireDate,
    is_trial: order.isTrial,
  }))
}

const twice: ReadonlySet<string | null> = new Set(['payments_account_id_request_key_key', 'payments_one_open'])

/**
 * Writes a payment with its lines, held by whoever writes it for a minute (M-033). Null: the same order, or
 * one with the same key, is there already, or another stands in its way. Throws trial_used, subscription_there, and the limit
 * of its code.
 */
export async function keepPayment(
  db: Database,
  provider: PaymentProvider,
  payment: NewPayment,
  now: Date,
): Promise<string | null> {
  const id = newId(now)
  try {
    return await inTransaction(db, async (tx) => {
      const by = orderedBy(payment)
      await holdOrdering(tx, by)
      if ((await standingInTheWay(tx, by, payment.cartHash)).length > 0) return null
      // One that stood there a moment ago may be paid by now.
      if (by.trialOf !== null && (await hadTrial(tx, by.trialOf))) throw new Refusal('trial_used')
      const { onlySubscriptionOf: only } = by
      if (only !== null && (await hasSubscription(tx, payment.accountId, only))) throw new Refusal('subscription_there')
      await tx.insertInto('payments').values(rowOf(payment, { id, provider, now })).execute()
      await tx.insertInto('payment_items').values(itemsOf(payment, id)).execute()
      return id
    })
  } catch (error) {
    if (twice.has(constraintOf(error))) return null
    throw refusalOfConstraint(constraintOf(error)) ?? error
  }
}

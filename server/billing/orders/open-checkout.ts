import { setTimeout as wait } from 'node:timers/promises'
import type { Currency } from '@polyhex/contract/billing/money'
import type { Database } from '../../database/database.ts'
import {
  type CheckoutOrder,
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderCheckout,
} from '../../outside/payments/payment-port.ts'
import { claimSeconds } from './keep-payment.ts'
import { customerOf } from './customer-of.ts'

/** How long a checkout can be paid. Counted from the order, so that asking again asks for the very same. */
const checkoutHours = 23
/** Milliseconds until a provider that is busy is asked once more. */
const busyPause = 250

/** The provider would charge something else than what was ordered: it is not opened. */
export class OtherAmounts extends Error {}

interface OrderedPayment {
  readonly id: string
  readonly accountId: string
  readonly email: string | null
  readonly name: string | null
  readonly currency: Currency
  readonly subtotal: number
  readonly discount: number
  /** What was shown; null: it was not known. */
  readonly tax: number | null
  readonly discountId: string | null
  readonly recurring: boolean
  readonly attempt: number
  readonly createdAt: Date
  readonly lines: readonly { readonly priceId: string; readonly quantity: number }[]
}

async function orderedPayment(db: Database, paymentId: string): Promise<OrderedPayment | null> {
  const row = await db.queries
    .selectFrom('payments as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.currency', 'p.subtotal', 'p.discount', 'p.tax', 'p.discount_id', 'p.is_recurring', 'p.attempt'])
    .select(['p.created_at', 'a.id as account_id', 'a.email', 'a.name', 'a.roles'])
    .where('p.id', '=', paymentId)
    .where('p.status', '=', 'creating')
    .executeTakeFirst()
  if (row === undefined) return null
  const items = await db.queries
    .selectFrom('payment_items')
    .select(['price_id', 'quantity'])
    .where('payment_id', '=', paymentId)
    .orderBy('ordinal')
    .execute()
  return {
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    name: row.roles.includes('student') ? null : row.name,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    discountId: row.discount_id,
    recurring: row.is_recurring,
    attempt: row.attempt,
    createdAt: row.created_at,
    lines: items.map((item) => ({ priceId: item.price_id, quantity: item.quantity })),
  }
}

/** The next key for a payment whose last one is used up. */
async function nextAttempt(db: Database, paymentId: string, attempt: number): Promise<number> {
  await db.queries
    .updateTable('payments')
    .set({ attempt: attempt + 1 })
    .where('id', '=', paymentId)
    .where('attempt', '=', attempt)
    .execute()
  return attempt + 1
}

/**
 * Begins the checkout, whatever happened before: the same key gives the same one. Where the provider repeats a fault for
 * the key, it is looked for what that did before another key is taken. Throws PaymentProviderFailure. M-012.
 */
async function begin(
  db: Database,
  provider: PaymentProvider,
  order: CheckoutOrder,
  attempt: number,
  busyBefore = false,
): Promise<ProviderCheckout> {
  try {
    return await provider.createCheckout(order, `${order.paymentId}:session:${attempt}`)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    if (error.kind === 'busy' && !busyBefore) {
      await wait(busyPause)
      return begin(db, provider, order, attempt, true)
    }
    if (error.kind !== 'answer_replayed_fault' && error.kind !== 'key_reused') throw error
    const found = await provider.findCheckout(order.paymentId, order.customerId)
    if (found !== null) return found
    const next = await nextAttempt(db, order.paymentId, attempt)
    return provider.createCheckout(order, `${order.paymentId}:session:${next}`)
  }
}

async function fail(db: Database, paymentId: string, failure: string, now: Date): Promise<void> {
  await db.queries
    .updateTable('payments')
    .set({ status: 'failed', failure, claimed_until: null, touched_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'creating')
    .execute()
}

/** Takes a payment that is to be begun, so that nobody else does; false: somebody does already, or it is begun. */
export async function claimPayment(db: Database, paymentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.queries
    .updateTable('payments')
    .set({ claimed_until: new Date(now.getTime() + claimSeconds * 1000) })
    .where('id', '=', paymentId)
    .where('status', '=', 'creating')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function release(db: Database, paymentId: string, now: Date): Promise<void> {
  await db.queries
    .updateTable('payments')
    .set({ claimed_until: null, touched_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'creating')
    .execute()
}

/**
 * Begins a payment that is held (`claimPayment`) with the provider, and writes down what came of it: P1 and P2 of
 * M-033; no transaction is open while the provider is asked. Null: it was given up meanwhile. Where the provider
 * does not answer, the payment is free for the next try. Throws PaymentProviderFailure, and OtherAmounts where it would
 * charge something else than was shown: that checkout is closed at once. `site`: where
 * buyers come back to; `place`: where they said to live, as long as that is known.
 */
export async function openCheckout(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  { site, place = null }: { readonly site: string; readonly place?: CheckoutOrder['place'] },
  now: Date,
): Promise<ProviderCheckout | null> {
  const payment = await orderedPayment(db, paymentId)
  if (payment === null) return null
  try {
    const { accountId, email, name, currency, lines, discountId, recurring, createdAt } = payment
    const customerId = await customerOf(db, provider, { id: accountId, email, name }, now)
    const order: CheckoutOrder = {
      ...{ paymentId, accountId, customerId, currency, lines, discountId, recurring },
      returnAddress: `${site}/checkout/?payment=${paymentId}`,
      receiptEmail: email,
      place,
      expiresAt: new Date(createdAt.getTime() + checkoutHours * 3_600_000),
    }
    const checkout = await begin(db, provider, order, payment.attempt)
    const agrees =
      checkout.currency === currency && checkout.subtotal === payment.subtotal && checkout.discount === payment.discount
    // Of one place there is one tax: another one would be charged than was shown.
    const taxed = place !== null && payment.tax !== null && checkout.taxKnown
    if (!agrees || (taxed && checkout.tax !== payment.tax)) {
      await provider.expireCheckout(checkout.id)
      throw new OtherAmounts('the provider would charge something else than was ordered')
    }
    return await keepCheckout(db, provider, paymentId, checkout, now)
  } catch (error) {
    if (error instanceof OtherAmounts) await fail(db, paymentId, 'price_changed', now)
    else if (error instanceof PaymentProviderFailure && error.kind === 'refused')
      await fail(db, paymentId, 'processing_error', now)
    else await release(db, paymentId, now)
    throw error
  }
}

/** Writes down the checkout of a payment; one that was given up in the meantime is closed. */
async function keepCheckout(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  checkout: ProviderCheckout,
  now: Date,
): Promise<ProviderCheckout | null> {
  const { numUpdatedRows } = await db.queries
    .updateTable('payments')
    .set({ status: 'open', provider_checkout_id: checkout.id, claimed_until: null, touched_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'creating')
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return checkout
  const row = await db.queries
    .selectFrom('payments')
    .select('provider_checkout_id')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  // Another has written down the very same.
  if (row?.provider_checkout_id === checkout.id) return checkout
  await provider.expireCheckout(checkout.id)
  return null
}

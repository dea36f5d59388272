import { setTimeout as wait } from 'node:timers/promises'
import type { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { AnswerOf, BodyOf } from '@polyhex/contract/operation'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { type PaymentProvider, PaymentProviderFailure, type TaxQuestion } from '../../outside/payments/payment-port.ts'
import { fulfil } from '../payments/fulfil.ts'
import { closePayment } from './close-payment.ts'
import { type EarlierPayment, earlierPayment, paymentByKey, paymentOfCart, standingInTheWay } from './find-open.ts'
import { cartHash, keepPayment, type NewPayment, orderedBy } from './keep-payment.ts'
import { claimPayment, openCheckout, OtherAmounts } from './open-checkout.ts'
import { quoteOf, taxesOf } from './quote-order.ts'
import type { Order } from './read-order.ts'
import { refusalOfDiscount } from './refused-discount.ts'

type Body = BodyOf<typeof paymentOperations.createPayment>
type Opened = AnswerOf<typeof paymentOperations.createPayment>

/** What ordering takes. */
export interface Ordering {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly accountId: string
  readonly order: Order
  /** For whom a trial is; null: it is not said. */
  readonly studentId: string | null
  readonly body: Body
  /** The buyer's date. */
  readonly today: string
  /** Where buyers come back to. */
  readonly site: string
  readonly now: Date
  readonly log: Log
}

/** How long a request waits for another that begins the same payment, in milliseconds, and how often it looks. */
const patience = { look: 40, most: 10_000 } as const

/** An order that must not be charged as it is. Throws renewal_consent_missing, price_changed. */
async function demandAsShown({ provider, order, body, today, now }: Ordering) {
  if (order.recurring !== null && body.renewalConsent !== true) throw new Refusal('renewal_consent_missing')
  const taxes = await taxesOf(provider, order, body.taxPlace)
  const { total, renewal } = quoteOf(order, taxes, today)
  if (body.shownTotal !== undefined && body.shownTotal !== total) throw new Refusal('price_changed')
  // Not in the currency that was asked for: nobody is charged in another one unasked.
  const asked = body.paymentItem[0]?.currency
  if (asked !== undefined && asked !== order.currency) throw new Refusal('price_changed')
  const renewalConsent =
    renewal === null ? null : { ...renewal, currency: order.currency, firstCharge: total, agreedAt: now.toISOString() }
  return { taxes, renewalConsent }
}

/** Waits until whoever begins a payment has done so. Throws payments_not_reached, payment_under_way. */
async function awaitOther(db: Database, paymentId: string): Promise<EarlierPayment> {
  for (let waited = 0; waited < patience.most; waited += patience.look) {
    const payment = await earlierPayment(db, paymentId)
    if (payment === null) throw new Error('a payment is never deleted')
    if (payment.status !== 'creating') return payment
    if (payment.claimedUntil === null) throw new Refusal('payments_not_reached')
    await wait(patience.look)
  }
  throw new Refusal('payment_under_way')
}

/** Where the buyer said to live, as the provider takes it. */
function placeOf(said: Body['taxPlace']): TaxQuestion['place'] | null {
  if (said === undefined) return null
  const { country, region, postalCode } = said
  return {
    country,
    ...(region === undefined ? {} : { region }),
    ...(postalCode === undefined ? {} : { postalCode }),
  }
}

/** Begins a payment that this request holds. Throws price_changed where the provider would charge something else. */
async function begin({ db, provider, site, body, now, log }: Ordering, paymentId: string): Promise<string | null> {
  try {
    return (
      (await openCheckout(db, provider, paymentId, { site, place: placeOf(body.taxPlace) }, now))?.clientSecret ?? null
    )
  } catch (error) {
    if (!(error instanceof OtherAmounts)) throw error
    log.error({ paymentId }, 'the provider would charge something else than is shown: read the catalog anew')
    throw new Refusal('price_changed')
  }
}

/**
 * What opens the form of a payment that was ordered before; null: it is over and can be ordered anew. Throws
 * payment_made_already for one that is paid while this order was on its way.
 */
async function resume(ordering: Ordering, earlier: EarlierPayment): Promise<string | null> {
  const { db, provider, now } = ordering
  let payment = earlier
  if (payment.status === 'creating') {
    if (await claimPayment(db, payment.id, now)) return begin(ordering, payment.id)
    payment = await awaitOther(db, payment.id)
  }
  if (payment.status === 'expired' || payment.status === 'failed') return null
  if (payment.status !== 'open' || payment.checkoutId === null) throw new Refusal('payment_made_already')
  const checkout = await provider.readCheckout(payment.checkoutId)
  if (checkout?.status === 'open') return checkout.clientSecret
  await fulfil(db, provider, payment.id, now)
  if (checkout?.status === 'complete') throw new Refusal('payment_made_already')
  return null
}

/** Whether what was opened before costs something else than what is shown now: another price, discount or tax. */
function isOther(earlier: EarlierPayment, { order, taxes }: NewPayment): boolean {
  const tax = taxes === null ? null : taxes.reduce((sum, line) => sum + line.amount, 0)
  const isTaxedElse = tax !== null && earlier.tax !== null && tax !== earlier.tax
  return earlier.subtotal !== order.subtotal || earlier.discount !== (order.discount?.amount ?? 0) || isTaxedElse
}

/** What was ordered before with the same key, or the same order that is not over. Throws request_key_reused. */
async function orderedBefore(ordering: Ordering, payment: NewPayment): Promise<EarlierPayment | null> {
  const { db, accountId } = ordering
  const byKey = payment.requestKey === null ? null : await paymentByKey(db, accountId, payment.requestKey)
  if (byKey !== null) {
    if (byKey.cartHash !== payment.cartHash) throw new Refusal('request_key_reused')
    if (isOther(byKey, payment)) throw new Refusal('price_changed')
    return byKey
  }
  return paymentOfCart(db, accountId, payment.cartHash)
}

/** Why an order is refused where what stood in its way was paid meanwhile. */
const refusalsOfMade = { code: 'promotion_code_used', subscription: 'subscription_there', other: null } as const

/**
 * Closes what stands in the way of an order. Throws trial_used, other_currency, promotion_code_used and subscription_there
 * where it was paid meanwhile, and payment_under_way where its money is on the way.
 */
async function clearTheWay({ db, provider, order, now }: Ordering, payment: NewPayment): Promise<void> {
  for (const { id, accountId, status, why } of await standingInTheWay(
    db.queries,
    orderedBy(payment),
    payment.cartHash,
  )) {
    if (status === 'processing') throw new Refusal('payment_under_way')
    if ((await closePayment(db, provider, accountId, id, now)) === 'made')
      throw new Refusal(refusalsOfMade[why] ?? (order.isTrial ? 'trial_used' : 'other_currency'))
  }
}

async function orderOnce(ordering: Ordering, payment: NewPayment): Promise<Opened | null> {
  const { db, provider, accountId, now } = ordering
  const answer = (id: string, clientSecret: string): Opened => ({
    id,
    clientSecret,
    provider: provider.name,
    publishableKey: provider.publishableKey,
  })
  const earlier = await orderedBefore(ordering, payment)
  if (earlier === null) {
    await clearTheWay(ordering, payment)
    const id = await keepPayment(db, provider, payment, now)
    const secret = id === null ? null : await begin(ordering, id)
    return id === null || secret === null ? null : answer(id, secret)
  }
  // The same things for another price: what was opened before must not be paid any more.
  if (isOther(earlier, payment)) {
    await closePayment(db, provider, accountId, earlier.id, now)
    return null
  }
  const secret = await resume(ordering, earlier)
  if (secret !== null) return answer(earlier.id, secret)
  if (payment.requestKey !== null && (await paymentByKey(db, accountId, payment.requestKey)) !== null)
    throw new Refusal('request_key_reused')
  return null
}

/** How often an order looks again after another was faster. */
const mostTries = 5

/**
 * Begins to pay an order, in three steps (M-033): the payment is written down, the provider is asked outside any
 * transaction, and what it said is written down. The same key, or the same order while it is not over, gives the payment
 * that is there already, however many ask at once. Prices come from the catalog. Throws the refusals of createPayment.
 */
export async function createPayment(ordering: Ordering): Promise<Opened> {
  const { accountId, order, studentId, body, log } = ordering
  try {
    const { taxes, renewalConsent } = await demandAsShown(ordering)
    const payment: NewPayment = {
      ...{ accountId, order, taxes, studentId, renewalConsent },
      secondSubscription: body.secondSubscription === true,
      cartHash: cartHash(order, studentId),
      requestKey: body.requestKey ?? null,
      buyerDetails: body.buyerDetails ?? null,
    }
    for (let tries = 1; tries <= mostTries; tries++) {
      const opened = await orderOnce(ordering, payment)
      if (opened !== null) return opened
    }
    throw new Refusal('payment_under_way')
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    log.warn({ kind: error.kind, reason: error.reason }, 'a payment could not be begun')
    throw refusalOfDiscount(error, order) ?? new Refusal('payments_not_reached')
  }
}

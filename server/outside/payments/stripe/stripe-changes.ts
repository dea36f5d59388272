import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import {
  type CheckoutOrder,
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderTaxLine,
  type TaxQuestion,
} from '../payment-port.ts'
import { askStripe, idOf, readStripe, secondsOf } from './ask-stripe.ts'
import { cardsOfStripe } from './stripe-cards.ts'
import { releaseSchedule } from './stripe-plans.ts'
import { refundParts, type StripeReader, sessionParts, subscriptionParts } from './stripe-reads.ts'
import { addedUp, refundOf, subscriptionOf, taxName } from './stripe-shapes.ts'

/** What our account at Stripe is set up for. */
export interface StripeChoices {
  /** Stripe Tax works out the taxes by the buyer's address. */
  readonly automaticTax: boolean
  /** Stripe writes an invoice for what is paid once, too, for which it takes a fee of its own. */
  readonly invoices: boolean
}

/** Stripe lets a session live for 30 minutes to 24 hours; a minute each way is left for the call. */
const sessionMinutes = { least: 31, most: 24 * 60 - 1 } as const

function expiryOf(wished: Date, now: Date): number {
  const at = (minutes: number): number => now.getTime() + minutes * 60_000
  return secondsOf(new Date(Math.min(Math.max(wished.getTime(), at(sessionMinutes.least)), at(sessionMinutes.most))))
}

/** A checkout as Stripe is asked for it: embedded in our page, without codes that would change the sum that we have shown. */
export function sessionParams(
  order: CheckoutOrder,
  choices: StripeChoices,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: order.paymentId, account_id: order.accountId }
  const { discountId } = order
  const discount = discountId?.startsWith('promo_') === true ? 'promotion_code' : 'coupon'
  const once: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    payment_intent_data: { metadata, ...(order.receiptEmail === null ? {} : { receipt_email: order.receiptEmail }) },
    invoice_creation: { enabled: choices.invoices },
  }
  const recurring: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    subscription_data: { metadata, billing_mode: { type: 'flexible' } },
  }
  return {
    ...(order.recurring ? recurring : once),
    ui_mode: 'embedded_page',
    return_url: order.returnAddress,
    redirect_on_completion: 'if_required',
    line_items: order.lines.map(({ priceId, quantity }) => ({ price: priceId, quantity })),
    currency: order.currency,
    customer: order.customerId,
    customer_update: { address: 'auto', name: 'auto' },
    client_reference_id: order.paymentId,
    metadata,
    automatic_tax: { enabled: choices.automaticTax },
    // What is shown is what is charged: no amount in the buyer's own currency by today's rate.
    adaptive_pricing: { enabled: false },
    ...(discountId === null ? {} : { discounts: [{ [discount]: discountId }] }),
    expires_at: expiryOf(order.expiresAt, now),
    expand: sessionParts,
  }
}

type Reader = StripeReader
type Surroundings = { readonly choices: StripeChoices; readonly now: () => Date }

/** The port's calls that change something. Each carries a key, so that a second try is not a second payment. */
export function changesOfStripe(stripe: Stripe, reader: Reader, { choices, now }: Surroundings) {
  return {
    createCustomer: async ({ accountId, email, name }, key) =>
      askStripe(async () => {
        const params = {
          metadata: { account_id: accountId },
          ...(email === null ? {} : { email }),
          ...(name === null ? {} : { name }),
        }
        const { id } = await stripe.customers.create(params, { idempotencyKey: key })
        return { customerId: id }
      }),
    createCheckout: async (order, key) =>
      askStripe(async () => {
        const { place, customerId } = order
        // Stripe reckons the tax by where its customer lives; the order itself stays the same for its key.
        if (choices.automaticTax && place !== null)
          await stripe.customers.update(customerId, { address: addressOf(place) }, { idempotencyKey: randomUUID() })
        const params = sessionParams(order, choices, now())
        return reader.checkout(await stripe.checkout.sessions.create(params, { idempotencyKey: key }))
      }),
    expireCheckout: async (id) => {
      try {
        return await askStripe(async () => {
          const params = { expand: sessionParts }
          const options = { idempotencyKey: `expire:${id}:${randomUUID()}` }
          return reader.checkout(await stripe.checkout.sessions.expire(id, params, options))
        })
      } catch (error) {
        if (!(error instanceof PaymentProviderFailure) || error.kind !== 'refused') throw error
        // It is over already.
        return askStripe(async () =>
          reader.checkout(await stripe.checkout.sessions.retrieve(id, { expand: sessionParts })),
        )
      }
    },
    setCancelAtPeriodEnd: async (id, cancel, key) =>
      askStripe(async () => {
        // What a schedule leads cannot be cancelled: a change that waits is given up.
        if (cancel) await releaseSchedule(stripe, id, key)
        const before = cancel ? null : await stripe.subscriptions.retrieve(id)
        // One that was cancelled by a date is kept by taking the date away.
        const byDate = before !== null && before.cancel_at !== null && !before.cancel_at_period_end
        const change = byDate ? ({ cancel_at: '' } as const) : { cancel_at_period_end: cancel }
        const options = { idempotencyKey: byDate ? `${key}:date` : key }
        return subscriptionOf(await stripe.subscriptions.update(id, { ...change, expand: subscriptionParts }, options))
      }),
    setPause: async (id, resumesOn, key) =>
      askStripe(async () => {
        const pause = resumesOn === null ? '' : ({ behavior: 'void', resumes_at: secondsOf(resumesOn) } as const)
        const params = { pause_collection: pause, expand: subscriptionParts }
        return subscriptionOf(await stripe.subscriptions.update(id, params as never, { idempotencyKey: key }))
      }),
    endSubscription: async (id) => {
      try {
        return await askStripe(async () => {
          await releaseSchedule(stripe, id, `${id}:end`)
          return subscriptionOf(await stripe.subscriptions.cancel(id))
        })
      } catch (error) {
        if (!(error instanceof PaymentProviderFailure) || error.kind !== 'refused') throw error
        // It has ended already.
        return askStripe(async () => subscriptionOf(await stripe.subscriptions.retrieve(id)))
      }
    },
    deleteCustomer: async (id) => void (await readStripe(async () => stripe.customers.del(id))),
    refund: async ({ chargeId, amount, refundId }, key) =>
      askStripe(async () => {
        const reason = 'requested_by_customer' as const
        const params = { charge: chargeId, amount, reason, metadata: { refund_id: refundId }, expand: refundParts }
        return refundOf(await stripe.refunds.create(params, { idempotencyKey: key }))
      }),
    ...cardsOfStripe(stripe),
  } satisfies Partial<PaymentProvider>
}

/** What Stripe cannot say more about without a better address. */
const placeFaults = new Set(['customer_tax_location_invalid', 'tax_location_invalid', 'address_invalid'])

const addressOf = (place: TaxQuestion['place']) => ({
  country: place.country,
  ...(place.region === undefined ? {} : { state: place.region }),
  ...(place.postalCode === undefined ? {} : { postal_code: place.postalCode }),
})

/** Products of prices, which never change; asked for once by each process. */
const productsKnown = new WeakMap<Stripe, Map<string, string>>()
async function productOf(stripe: Stripe, priceId: string): Promise<string> {
  const known = productsKnown.get(stripe) ?? new Map<string, string>()
  productsKnown.set(stripe, known)
  const product =
    known.get(priceId) ?? idOf((await askStripe(async () => stripe.prices.retrieve(priceId))).product) ?? ''
  known.set(priceId, product)
  return product
}

/** Asks Stripe Tax; null where the place does not say enough, nothing where taxes are not worked out. */
export async function taxOfStripe(
  stripe: Stripe,
  choices: StripeChoices,
  { currency, lines, place }: TaxQuestion,
): Promise<ProviderTaxLine[] | null> {
  if (!choices.automaticTax) return []
  const address = addressOf(place)
  try {
    const products = await Promise.all(lines.map(async ({ priceId }) => productOf(stripe, priceId)))
    const calculation = await askStripe(async () =>
      stripe.tax.calculations.create(
        {
          currency,
          line_items: lines.map(({ priceId, amount }, index) => ({
            amount,
            reference: `${index + 1} ${priceId}`,
            // Its tax code decides whether and how much is owed: classes are not taxed alike everywhere.
            product: products[index] ?? '',
            tax_behavior: 'exclusive' as const,
          })),
          customer_details: { address, address_source: 'billing' },
        },
        { idempotencyKey: randomUUID() },
      ),
    )
    return addedUp(
      calculation.tax_breakdown
        .filter(({ amount }) => amount > 0)
        .map(({ amount, tax_rate_details: rate }) => ({
          name: taxName({ kind: rate.tax_type, region: rate.state ?? rate.country }),
          rateMillionths: Math.round(Number(rate.percentage_decimal) * 10_000),
          amount,
        })),
    )
  } catch (error) {
    if (error instanceof PaymentProviderFailure && placeFaults.has(error.reason ?? '')) return null
    throw error
  }
}

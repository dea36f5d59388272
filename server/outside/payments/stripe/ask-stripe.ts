import Stripe from 'stripe'
import { type DiscountFault, PaymentProviderFailure } from '../payment-port.ts'

type Refused = InstanceType<typeof Stripe.errors.StripeError>

/** Sentences by which Stripe says what its codes do not: only `coupon_expired` is a code of its own. */
const discountWords: readonly (readonly [RegExp, DiscountFault])[] = [
  [/prior transaction|first[- ]time/i, 'discount_first_order_only'],
  [/expired/i, 'discount_expired'],
  [/maximum|max_redemptions|too many times|(redemption|usage) limit/i, 'discount_used_up'],
  [/appl(y|ies|icable)|customer|minimum/i, 'discount_for_others'],
]

/** Why Stripe does not take a discount; null: the refusal is about something else. The sentence goes no further. */
function discountFaultOf({ code, param, message }: Refused): DiscountFault | null {
  if (code === 'coupon_expired') return 'discount_expired'
  const isDiscount = param?.startsWith('discounts') === true || /promotion code|coupon/i.test(message)
  if (!isDiscount) return null
  return discountWords.find(([words]) => words.test(message))?.[1] ?? 'discount_unknown'
}

/** What a failed call means for us, by the kind of error that stripe-node throws. Of its words only the closed code is kept. */
function failureOf(error: Refused): PaymentProviderFailure {
  const { code, statusCode = 0, headers } = error
  const reason = code ?? error.rawType ?? null
  if (error instanceof Stripe.errors.StripeConnectionError) return new PaymentProviderFailure('not_reached')
  if (error instanceof Stripe.errors.StripeRateLimitError) return new PaymentProviderFailure('busy', 'rate_limit')
  // Another call with the same key is being answered, or the object is locked.
  if (statusCode === 409) return new PaymentProviderFailure('busy', reason)
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentProviderFailure('key_reused')
  if (statusCode >= 500 || statusCode === 0) {
    const replayed = headers?.['idempotent-replayed'] === 'true'
    return new PaymentProviderFailure(replayed ? 'answer_replayed_fault' : 'not_reached')
  }
  return new PaymentProviderFailure('refused', discountFaultOf(error) ?? reason)
}

/** Asks Stripe, and throws PaymentProviderFailure where it fails. */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? failureOf(error) : error
  }
}

/** Why something of Stripe's cannot be ours: it is in a currency that we do not sell in. */
export const otherCurrency = 'other_currency'

async function orNull<Answer>(ask: () => Promise<Answer>, reasons: readonly string[]): Promise<Answer | null> {
  try {
    return await askStripe(ask)
  } catch (error) {
    if (error instanceof PaymentProviderFailure && reasons.includes(error.reason ?? '')) return null
    throw error
  }
}

/** Reads one thing; null when Stripe does not know it, or when its currency says that it is not ours. */
export async function readStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return orNull(ask, ['resource_missing', otherCurrency])
}

/**
 * What Stripe lists, in our shape. Somebody's charge in another currency stands in the same account and is none of ours:
 * it is passed over, since one that is refused would end every comparison from then on.
 */
export async function* onlyOurs<Thing, Ours>(
  things: AsyncIterable<Thing>,
  shape: (thing: Thing) => Promise<Ours> | Ours,
): AsyncGenerator<Ours> {
  for await (const thing of things) {
    const ours = await orNull(async () => shape(thing), [otherCurrency])
    if (ours !== null) yield ours
  }
}

/** Everything in a list of Stripe's, which gives the newest first, page after page: the oldest first. */
export async function* oldestFirst<Thing>(list: () => AsyncIterable<Thing>): AsyncGenerator<Thing> {
  yield* (await askStripe(async () => Array.fromAsync(list()))).toReversed()
}

/** The id of something that Stripe gives as an id or as the thing itself. */
export function idOf(thing: string | { readonly id: string } | null | undefined): string | null {
  if (thing === null || thing === undefined) return null
  return typeof thing === 'string' ? thing : thing.id
}

/** The thing itself, where it was asked for; null where only its id came. */
export function whole<Thing extends { readonly id: string }>(thing: string | Thing | null | undefined): Thing | null {
  return thing === null || thing === undefined || typeof thing === 'string' ? null : thing
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)
export const dateOrNull = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : dateOf(seconds)

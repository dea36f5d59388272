import Stripe from 'stripe'
import { type PaymentProvider, PaymentProviderFailure, type ProviderEvent } from '../payment-port.ts'
import type { StripeSettings } from '../payment-settings.ts'
import { changesOfStripe, taxOfStripe } from './stripe-changes.ts'
import { plansOfStripe } from './stripe-plans.ts'
import { readStripeCatalog } from './stripe-catalog.ts'
import { listOfStripe, readOneOfStripe, stripeReader } from './stripe-reads.ts'
import { eventOf } from './stripe-shapes.ts'

/** The version of Stripe's API that this adapter was written and tried against; that of stripe-node 23.1. */
export const stripeApiVersion = '2026-10-28.endive'
/** How old a webhook may be, in seconds. */
const tolerance = 300

/** How patiently Stripe is called. */
export interface StripePatience {
  readonly retries: number
  readonly timeoutMs: number
}
const usualPatience: StripePatience = { retries: 2, timeoutMs: 20_000 }

/** The client of Stripe, in the version that the adapter is written for. */
export function clientOf(settings: StripeSettings, patience: StripePatience): Stripe {
  const address = settings.apiUrl === null ? null : new URL(settings.apiUrl)
  const secure = address?.protocol !== 'http:'
  const port = address === null || address.port === '' ? (secure ? 443 : 80) : Number(address.port)
  const elsewhere =
    address === null ? {} : { host: address.hostname, port, protocol: secure ? ('https' as const) : ('http' as const) }
  return new Stripe(settings.secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: patience.retries,
    timeout: patience.timeoutMs,
    telemetry: false,
    ...elsewhere,
  })
}

/** The event in a webhook's bytes, signed with one of our secrets: two count while one takes the place of the other. */
function readWebhook(
  { stripe, secrets }: { stripe: Stripe; secrets: readonly string[] },
  { body, signature, now }: { body: Uint8Array; signature: string; now: Date },
): ProviderEvent {
  const bytes = Buffer.from(body)
  for (const secret of secrets) {
    try {
      return eventOf(stripe.webhooks.constructEvent(bytes, signature, secret, tolerance, undefined, now.getTime()))
    } catch {
      // The next secret may fit.
    }
  }
  throw new PaymentProviderFailure('bad_signature')
}

/** Opens Stripe as the provider. Nothing is asked of it before the first call. */
export function openStripe(
  settings: StripeSettings,
  now: () => Date,
  patience: StripePatience = usualPatience,
): PaymentProvider {
  const stripe = clientOf(settings, patience)
  const reader = stripeReader(stripe)
  const { webhookSecrets: secrets, choices } = settings
  return {
    name: 'stripe',
    livemode: settings.secretKey.includes('_live_'),
    publishableKey: settings.publishableKey,
    readCatalog: async () => readStripeCatalog(stripe, choices.automaticTax),
    computeTax: async (order) => taxOfStripe(stripe, choices, order),
    readWebhook: async (body, signature, now) => readWebhook({ stripe, secrets }, { body, signature, now }),
    ...readOneOfStripe(stripe, reader),
    ...listOfStripe(stripe, reader),
    ...plansOfStripe(stripe, reader, now),
    ...changesOfStripe(stripe, reader, { choices, now }),
  }
}

import type Stripe from 'stripe'
import { bad, type Finding, good, off, warn } from '../../finding.ts'
import { PaymentProviderFailure } from '../payment-port.ts'
import type { StripeSettings } from '../payment-settings.ts'
import { askStripe } from './ask-stripe.ts'
import { clientOf, stripeApiVersion } from './open-stripe.ts'

/** News that the product lives by; a webhook endpoint that leaves one out is not enough. README, "Real payments". */
export const neededEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'refund.updated',
  'refund.failed',
  'product.updated',
  'price.updated',
  'coupon.updated',
  'promotion_code.updated',
] as const

/** What is asked, with what to say where Stripe does not answer it: a restricted key may lack a right. */
async function asked<Answer>(
  what: string,
  right: string,
  ask: () => Promise<Answer>,
  say: (answer: Answer) => Finding[],
): Promise<Finding[]> {
  try {
    return say(await askStripe(ask))
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    if (error.kind !== 'refused')
      return [
        bad(what, 'Stripe did not answer.', 'Check that this machine reaches api.stripe.com by HTTPS, and try again.'),
      ]
    return [
      bad(
        what,
        'Stripe refused the question.',
        `Check STRIPE_SECRET_KEY. A restricted key needs the right to read: ${right}.`,
      ),
    ]
  }
}

function sayAccount({ charges_enabled: charges, payouts_enabled: payouts }: Stripe.Account): Finding[] {
  if (!charges)
    return [
      bad(
        'Stripe account',
        'The account may not charge cards yet.',
        'Finish the activation in Stripe’s dashboard: Settings, Account details.',
      ),
    ]
  return payouts === false
    ? [
        warn(
          'Stripe account',
          'It may charge cards, and pays nothing out yet.',
          'Add a bank account in Stripe’s dashboard: Settings, Payouts.',
        ),
      ]
    : [good('Stripe account', 'It may charge cards and pays out.')]
}

function sayWebhook(endpoints: readonly Stripe.WebhookEndpoint[], address: string): Finding[] {
  const what = 'Stripe webhook'
  const ours = endpoints.filter(({ url }) => url === address)
  const endpoint = ours.find(({ status }) => status === 'enabled') ?? ours[0]
  if (endpoint === undefined)
    return [
      bad(
        what,
        `No endpoint leads to ${address}.`,
        `Add one in Stripe’s dashboard: Developers, Webhooks, with the API version ${stripeApiVersion}.`,
      ),
    ]
  if (endpoint.status !== 'enabled')
    return [bad(what, 'The endpoint is switched off.', 'Switch it on in Stripe’s dashboard: Developers, Webhooks.')]
  const told = new Set<string>(endpoint.enabled_events)
  const missing = told.has('*') ? [] : neededEvents.filter((event) => !told.has(event))
  if (missing.length > 0)
    return [
      bad(what, `The endpoint leaves out ${missing.length} kinds of news.`, `Add these events: ${missing.join(', ')}.`),
    ]
  if (endpoint.api_version !== stripeApiVersion)
    return [
      warn(
        what,
        `The endpoint speaks the version ${endpoint.api_version ?? 'of the account'}.`,
        `Make a new endpoint with the version ${stripeApiVersion}, and put its secret first in STRIPE_WEBHOOK_SECRETS.`,
      ),
    ]
  return [good(what, 'The endpoint is there, with every kind of news that is needed.')]
}

function sayTax(tax: Stripe.Tax.Settings): Finding[] {
  const what = 'Stripe Tax'
  if (tax.status !== 'active')
    return [
      bad(
        what,
        'Taxes are wanted (STRIPE_TAX=on), and Stripe Tax is not set up.',
        'Set the head office and a registration in Stripe’s dashboard under Tax, or set STRIPE_TAX=off to charge none.',
      ),
    ]
  const code = tax.defaults.tax_code
  if (tax.defaults.tax_behavior === 'inclusive')
    return [
      bad(
        what,
        'Prices hold their tax already unless they say otherwise; the product shows them without.',
        'Set the default tax behavior to exclusive in Stripe’s dashboard: Tax, Settings.',
      ),
    ]
  return code === null
    ? [
        warn(
          what,
          'It is active, and has no usual tax code.',
          'Choose one for classes in Stripe’s dashboard: Tax, Settings.',
        ),
      ]
    : [good(what, 'It is active, and adds taxes to prices.')]
}

function sayRegistrations(list: readonly Stripe.Tax.Registration[]): Finding[] {
  const what = 'Tax registrations'
  const places = [...new Set(list.map(({ country }) => country))].toSorted()
  return places.length === 0
    ? [
        bad(
          what,
          'None is active, so that no tax is ever charged.',
          'Add where you are registered in Stripe’s dashboard: Tax, Registrations. Without any, set STRIPE_TAX=off.',
        ),
      ]
    : [good(what, `Active in ${places.join(', ')}.`)]
}

/**
 * Checks everything at Stripe that the product needs, by questions that change nothing: the key, the account, the webhook
 * endpoint at `webhookAddress`, taxes, the clock of this machine against Stripe's (`now`).
 */
export async function checkStripe(
  settings: StripeSettings,
  webhookAddress: string,
  now: () => Date,
): Promise<Finding[]> {
  const stripe = clientOf(settings, { retries: 1, timeoutMs: 10_000 })
  const mode = settings.secretKey.includes('_live_') ? 'live' : 'test'
  const key =
    mode === 'live'
      ? good('Stripe key', 'It is a key of the live mode: money moves.')
      : warn('Stripe key', 'It is a key of the test mode: no money moves.', 'Take the live keys before you sell.')
  const account = await asked(
    'Stripe account',
    'Account',
    async () => stripe.accounts.retrieveCurrent(),
    (answer) => [...sayAccount(answer), ...sayClock(answer, now())],
  )
  const reached = account.every(({ state, found }) => state !== 'bad' || !found.startsWith('Stripe '))
  if (!reached) return [key, ...account]
  const secrets =
    new Set(settings.webhookSecrets).size === settings.webhookSecrets.length
      ? []
      : [warn('Webhook secrets', 'The same secret stands there twice.', 'Remove one from STRIPE_WEBHOOK_SECRETS.')]
  const webhook = await asked(
    'Stripe webhook',
    'Webhook Endpoints',
    async () => stripe.webhookEndpoints.list({ limit: 100 }),
    ({ data }) => sayWebhook(data, webhookAddress),
  )
  const portal = off('Customer portal', 'Not used: cards are changed on a checkout page, which needs no setting.')
  if (!settings.choices.automaticTax)
    return [key, ...account, ...secrets, ...webhook, portal, off('Stripe Tax', 'STRIPE_TAX=off: no tax is charged.')]
  const tax = await asked('Stripe Tax', 'Tax Settings', async () => stripe.tax.settings.retrieve(), sayTax)
  const registrations = await asked(
    'Tax registrations',
    'Tax Registrations',
    async () => stripe.tax.registrations.list({ status: 'active', limit: 100 }),
    ({ data }) => sayRegistrations(data),
  )
  return [key, ...account, ...secrets, ...webhook, portal, ...tax, ...registrations]
}

/** Seconds by which this machine's clock may differ: webhooks are believed for 300. */
const clockSeconds = 60

function sayClock(
  answer: { readonly lastResponse?: { readonly headers: Record<string, string> } },
  now: Date,
): Finding[] {
  const theirs = Date.parse(answer.lastResponse?.headers['date'] ?? '')
  if (Number.isNaN(theirs)) return []
  const apart = Math.round(Math.abs(theirs - now.getTime()) / 1000)
  return apart > clockSeconds
    ? [
        bad(
          'Clock',
          `This machine’s clock is ${apart} seconds from Stripe’s. News older than 300 seconds is refused.`,
          'Set the clock by NTP.',
        ),
      ]
    : [good('Clock', 'It agrees with Stripe’s.')]
}

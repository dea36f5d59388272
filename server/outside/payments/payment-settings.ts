import type { AmountOffReading } from '@polyhex/contract/billing/pricing'
import { amountOffReadings } from '@polyhex/contract/billing/pricing'
import { providerAddress } from '../provider-address.ts'
import type { StripeChoices } from './stripe/stripe-changes.ts'

/** What the surroundings say about taking money. */
export interface PaymentSettings {
  /** `none`: nothing is sold, and the pricing page says so. */
  readonly provider: 'none' | 'test' | 'stripe'
  /** How a fixed amount off is read (decision A1). */
  readonly amountOff: AmountOffReading
  /** Null unless the provider is Stripe. */
  readonly stripe: StripeSettings | null
}

/** What Stripe gave us, and where it is. */
export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Secrets of webhooks; two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[]
  /** Another server in Stripe's place, for trying things out; null: Stripe itself. */
  readonly apiUrl: string | null
  readonly choices: StripeChoices
}

/** Nothing is sold. */
export const nothingSold: PaymentSettings = { provider: 'none', amountOff: 'corrected', stripe: null }

type Environment = Readonly<Record<string, string | undefined>>

function isOn(environment: Environment, name: string, standard: boolean, faults: string[]): boolean {
  const said = environment[name] || (standard ? 'on' : 'off')
  if (said !== 'on' && said !== 'off') faults.push(`${name} must be on or off, but is '${said}'.`)
  return said === 'on'
}

function stripeSettings(environment: Environment, production: boolean, faults: string[]): StripeSettings {
  const secretKey = environment['STRIPE_SECRET_KEY'] ?? ''
  const publishableKey = environment['STRIPE_PUBLISHABLE_KEY'] ?? ''
  const webhookSecrets = (environment['STRIPE_WEBHOOK_SECRETS'] ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
  if (!/^(sk|rk)_/.test(secretKey)) faults.push('STRIPE_SECRET_KEY is missing: PAYMENTS=stripe needs it.')
  if (!publishableKey.startsWith('pk_')) faults.push('STRIPE_PUBLISHABLE_KEY is missing: browsers need it.')
  if (webhookSecrets.length === 0) {
    faults.push('STRIPE_WEBHOOK_SECRETS is missing: without it nobody can tell what really comes from Stripe.')
  }
  const live = [secretKey.includes('_live_'), publishableKey.includes('_live_')]
  if (live[0] !== live[1]) faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode.')
  const apiUrl = providerAddress(environment, 'STRIPE_API_URL', production, faults)
  if (production && live[0] === false && environment['ALLOW_TEST_PAYMENTS'] !== 'true') {
    faults.push(
      "STRIPE_SECRET_KEY is of Stripe's test mode, whose cards everybody knows. Take the live key, or say ALLOW_TEST_PAYMENTS=true.",
    )
  }
  const choices = {
    automaticTax: isOn(environment, 'STRIPE_TAX', true, faults),
    invoices: isOn(environment, 'STRIPE_INVOICES', false, faults),
  }
  return { secretKey, publishableKey, webhookSecrets, apiUrl: apiUrl?.origin ?? null, choices }
}

/**
 * Reads how money is taken from environment variables; adds to `faults` what cannot be. Without PAYMENTS development
 * takes the test provider, and production sells nothing. The test provider moves no money, nor does Stripe's test
 * mode, so production refuses both unless ALLOW_TEST_PAYMENTS says that this is meant, and the literal reading of an amount off would show what Stripe
 * does not charge.
 */
export function readPaymentSettings(environment: Environment, production: boolean, faults: string[]): PaymentSettings {
  const said = environment['PAYMENTS'] ?? ''
  const provider = said === '' ? (production ? 'none' : 'test') : said
  if (provider !== 'test' && provider !== 'stripe' && provider !== 'none') {
    faults.push(`PAYMENTS must be test, stripe or none, but is '${said}'.`)
    return nothingSold
  }
  if (provider === 'test' && production && environment['ALLOW_TEST_PAYMENTS'] !== 'true') {
    faults.push(
      'PAYMENTS is test, which gives credits for nothing. Take stripe in production, or say ALLOW_TEST_PAYMENTS=true.',
    )
  }
  const reading = environment['PRICING_AMOUNT_OFF'] || 'corrected'
  const amountOff = amountOffReadings.find((known) => known === reading)
  if (amountOff === undefined) faults.push(`PRICING_AMOUNT_OFF must be one of ${amountOffReadings.join(', ')}.`)
  if (amountOff === 'literal' && provider === 'stripe') {
    faults.push('PRICING_AMOUNT_OFF is literal, but Stripe charges the corrected amount. Remove it.')
  }
  return {
    provider,
    amountOff: amountOff ?? 'corrected',
    stripe: provider === 'stripe' ? stripeSettings(environment, production, faults) : null,
  }
}

import { stripeObject } from './stripe-subset-of-tests.ts'

type Params = Record<string, unknown>

/** How an account at Stripe is set up. Tests change it as they like. */
export interface StripeAccountFacts {
  charges: boolean
  payouts: boolean
  tax: { status: 'active' | 'pending'; behavior: 'exclusive' | 'inclusive' | null; code: string | null }
  /** Countries with a tax registration. */
  registrations: string[]
  webhooks: { url: string; status: 'enabled' | 'disabled'; events: string[]; version: string | null }[]
}

export const readyAccount = (): StripeAccountFacts => ({
  charges: true,
  payouts: true,
  tax: { status: 'active', behavior: 'exclusive', code: 'txcd_10000000' },
  registrations: ['CA'],
  webhooks: [],
})

const listOf = (data: Params[], url: string): Params => ({ object: 'list', data, has_more: false, url })

/** What the double says of how its account is set up. */
export function settingsRoutes(account: StripeAccountFacts): Record<string, () => Promise<Params>> {
  return {
    'get /v1/account': async () =>
      stripeObject('account_settings', {
        id: 'acct_1',
        object: 'account',
        charges_enabled: account.charges,
        payouts_enabled: account.payouts,
      }),
    'get /v1/tax/settings': async () => ({
      object: 'tax.settings',
      defaults: { tax_behavior: account.tax.behavior, tax_code: account.tax.code },
      status: account.tax.status,
      livemode: false,
    }),
    'get /v1/tax/registrations': async () =>
      listOf(
        account.registrations.map((country) => ({
          ...{ id: `taxreg_${country}`, object: 'tax.registration', country, status: 'active' },
        })),
        '/v1/tax/registrations',
      ),
    'get /v1/webhook_endpoints': async () =>
      listOf(
        account.webhooks.map(({ url, status, events, version }, index) =>
          stripeObject('webhook_endpoint', {
            ...{ id: `we_${index}`, url, status, enabled_events: events, api_version: version },
          }),
        ),
        '/v1/webhook_endpoints',
      ),
  }
}

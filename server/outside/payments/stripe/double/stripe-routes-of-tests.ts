import type {
  CheckoutOrder,
  ProviderCatalog,
  ProviderCheckout,
  ProviderSubscription,
  TaxQuestion,
} from '../../payment-port.ts'
import type { TestProvider } from '../../test/open-test-provider.ts'
import {
  balanceObject,
  chargeObject,
  codeObject,
  couponObject,
  disputeObject,
  eventObject,
  intentOf,
  invoiceObject,
  invoicePaymentObject,
  priceObject,
  productObject,
  rateObject,
  refundObject,
  sessionObject,
  subscriptionObject,
} from './stripe-objects-of-tests.ts'
import type { StripeCards } from './stripe-cards-of-tests.ts'
import { changeAtOnce, planRoutes } from './stripe-plans-of-tests.ts'
import { settingsRoutes, type StripeAccountFacts } from './stripe-settings-of-tests.ts'
import { StripeRefusal } from './stripe-refusal-of-tests.ts'
import { stripeObject, subset } from './stripe-subset-of-tests.ts'

type Params = Record<string, unknown>
export type Answer = Params

const missing = (): never => {
  throw new StripeRefusal(404, 'resource_missing', 'No such object')
}
const found = <Thing>(thing: Thing | null | undefined): Thing => thing ?? missing()
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const part = (params: Params, name: string): Params => (params[name] ?? {}) as Params
const partsOf = (params: Params): ReadonlySet<string> =>
  new Set(((params['expand'] ?? []) as string[]).map((name) => name.replace(/^data\./, '')))

/** A page of a list, the newest first. */
function listed(things: readonly Params[], params: Params, url: string): Params {
  const { gte } = part(params, 'created') as { gte?: number }
  const since = things.filter((thing) => gte === undefined || (thing['created'] as number) >= gte)
  const after = params['starting_after']
  const from = after === undefined ? 0 : since.findIndex((thing) => thing['id'] === after) + 1
  const limit = (params['limit'] as number | undefined) ?? 10
  const data = since.slice(from, from + limit)
  return { object: 'list', data, has_more: from + limit < since.length, url }
}

async function newestFirst<Thing>(things: AsyncIterable<Thing>): Promise<Thing[]> {
  return (await Array.fromAsync(things)).toReversed()
}
const always = new Date(0)
const secondsOf = (at: Date | undefined): number | null => (at === undefined ? null : Math.floor(at.getTime() / 1000))

/** What a session was asked to be, as the embedded provider takes it. The description has checked the words already. */
function orderOf(params: Params, aheadSeconds: number): CheckoutOrder {
  const [discount] = (params['discounts'] ?? []) as Params[]
  const lines = params['line_items'] as { price: string; quantity: number }[]
  if (params['ui_mode'] !== 'embedded_page' || params['success_url'] !== undefined)
    throw new StripeRefusal(400, 'parameter_invalid', 'success_url is not for embedded pages')
  if (params['discounts'] !== undefined && params['allow_promotion_codes'] !== undefined)
    throw new StripeRefusal(400, 'parameter_invalid', 'discounts and allow_promotion_codes exclude each other')
  const expiresAt = (params['expires_at'] as number) - aheadSeconds
  return {
    paymentId: text(params['client_reference_id']),
    accountId: text(part(params, 'metadata')['account_id']),
    customerId: text(params['customer']),
    currency: params['currency'] as 'cad' | 'usd',
    lines: lines.map(({ price, quantity }) => ({ priceId: price, quantity })),
    discountId: discount === undefined ? null : text(discount['promotion_code'] ?? discount['coupon']),
    recurring: params['mode'] === 'subscription',
    returnAddress: text(params['return_url']),
    receiptEmail: null,
    place: null,
    expiresAt: new Date(expiresAt * 1000),
  }
}

type Route = (params: Params, id: string) => Promise<Params>
type Routes = Record<string, Route>

function sessions(provider: TestProvider, cards: StripeCards, homes: ReadonlyMap<string, Place>): Routes {
  const one = async (checkout: ProviderCheckout | null, params: Params): Promise<Params> => {
    const { chargeId } = found(checkout)
    const charge = chargeId === null ? null : await provider.readCharge(chargeId)
    return sessionObject(found(checkout), { parts: partsOf(params), charge, returnUrl: 'http://localhost/' })
  }
  let made = 0
  return {
    'post /v1/checkout/sessions': async (params) => {
      if (params['mode'] === 'setup') return cards.begin(params)
      const { aheadSeconds } = await provider.desk.state()
      const place = homes.get(text(params['customer'])) ?? null
      const order = { ...orderOf(params, aheadSeconds), place }
      return one(await provider.createCheckout(order, `session ${(made += 1)}`), params)
    },
    'get /v1/checkout/sessions/{id}': async (params, id) =>
      cards.has(id) ? cards.session(id, partsOf(params)) : one(await provider.readCheckout(id), params),
    'post /v1/checkout/sessions/{id}/expire': async (params, id) => {
      if (found(await provider.readCheckout(id)).status !== 'open')
        throw new StripeRefusal(400, 'resource_already_exists', 'Only Checkout Sessions that are open can be expired')
      return one(await provider.expireCheckout(id), params)
    },
    'get /v1/checkout/sessions': async (params) => {
      const all = (await newestFirst(provider.listCheckouts(always))).filter(
        ({ customerId }) => params['customer'] === undefined || params['customer'] === customerId,
      )
      const objects = await Promise.all(all.map(async (checkout) => one(checkout, params)))
      return listed(objects, params, '/v1/checkout/sessions')
    },
  }
}

function subscriptions(
  provider: TestProvider,
  { catalog, cancelledAt, cards }: { catalog: ProviderCatalog; cancelledAt: Map<string, Date>; cards: StripeCards },
): Routes {
  const whole = (subscription: ProviderSubscription, params: Params): Params => ({
    ...subscriptionObject(subscription, catalog, partsOf(params)),
    cancel_at: secondsOf(cancelledAt.get(subscription.id)),
  })
  let made = 0
  const key = (): string => `subscription ${(made += 1)}`
  return {
    'get /v1/subscriptions/{id}': async (params, id) => {
      const subscription = found(await provider.readSubscription(id))
      const latest = partsOf(params).has('latest_invoice') ? subscription.latestInvoiceId : null
      const invoice = latest === null ? null : await provider.readInvoice(latest)
      return {
        ...whole(subscription, params),
        ...(invoice === null ? {} : { latest_invoice: invoiceObject(invoice) }),
      }
    },
    'get /v1/subscriptions': async (params) => {
      const all = await provider.listSubscriptions(text(params['customer']))
      const objects = all.map((subscription) => whole(subscription, params))
      return listed(objects, params, '/v1/subscriptions')
    },
    'post /v1/subscriptions/{id}': async (params, id) => {
      const { nextPlan } = found(await provider.readSubscription(id))
      if (nextPlan !== null && (params['cancel_at_period_end'] !== undefined || params['items'] !== undefined))
        throw new StripeRefusal(400, 'parameter_invalid', 'a schedule leads this subscription')
      const { cancel_at_period_end: cancel, pause_collection: pause } = params
      if (params['cancel_at'] === '') cancelledAt.delete(id)
      if (typeof cancel === 'boolean') await provider.setCancelAtPeriodEnd(id, cancel, key())
      if (pause !== undefined) {
        const until = pause === '' ? null : new Date((pause as { resumes_at: number }).resumes_at * 1000)
        await provider.setPause(id, until, key())
      }
      await changeAtOnce(provider, params, id, key())
      if (params['default_payment_method'] !== undefined) await cards.use(id, params['default_payment_method'])
      return whole(found(await provider.readSubscription(id)), params)
    },
    'delete /v1/subscriptions/{id}': async (params, id) => {
      if (found(await provider.readSubscription(id)).status === 'canceled') missing()
      return whole(await provider.endSubscription(id), params)
    },
  }
}

function invoices(provider: TestProvider): Routes {
  return {
    'get /v1/invoices/{id}': async (_, id) => invoiceObject(found(await provider.readInvoice(id))),
    'get /v1/invoices': async (params) =>
      listed((await newestFirst(provider.listInvoices(always))).map(invoiceObject), params, '/v1/invoices'),
    'get /v1/invoice_payments': async (params) => {
      const intent = part(params, 'payment')['payment_intent']
      const all = (await newestFirst(provider.listInvoices(always))).filter(
        ({ id, chargeId }) =>
          chargeId !== null && (intent === undefined ? params['invoice'] === id : intentOf(chargeId) === intent),
      )
      const whole = partsOf(params).has('payment.payment_intent')
      const objects = await Promise.all(
        all.map(async (invoice) =>
          invoicePaymentObject(invoice, found(await provider.readCharge(invoice.chargeId ?? '')), whole),
        ),
      )
      return listed(objects, params, '/v1/invoice_payments')
    },
    'get /v1/tax_rates/{id}': async (_, id) => rateObject(id),
  }
}

function money(provider: TestProvider): Routes {
  const charges = async (params: Params, ids: (id: string) => boolean): Promise<Params[]> => {
    const changes = await Array.fromAsync(provider.listBalanceChanges(always))
    const whole = partsOf(params).has('balance_transaction')
    const all = (await newestFirst(provider.listCharges(always))).filter(({ id }) => ids(id))
    return all.map((charge) => {
      const change = changes.find(({ id }) => id === charge.balanceChangeId)
      return chargeObject(charge, whole && change !== undefined ? balanceObject(change) : null)
    })
  }
  let made = 0
  return {
    'get /v1/charges/{id}': async (params, id) => found((await charges(params, (one) => one === id))[0]),
    'get /v1/charges': async (params) => listed(await charges(params, () => true), params, '/v1/charges'),
    'post /v1/refunds': async (params) => {
      const refund = {
        chargeId: text(params['charge']),
        amount: params['amount'] as number,
        refundId: text(part(params, 'metadata')['refund_id']),
      }
      return refundObject(await provider.refund(refund, `refund ${(made += 1)}`), partsOf(params))
    },
    'get /v1/refunds/{id}': async (params, id) => refundObject(found(await provider.readRefund(id)), partsOf(params)),
    'get /v1/refunds': async (params) => {
      const charge = params['charge']
      const every = await newestFirst(provider.listRefunds(always))
      const all = every.filter(({ chargeId }) => charge === undefined || chargeId === charge)
      return listed(
        all.map((refund) => refundObject(refund, partsOf(params))),
        params,
        '/v1/refunds',
      )
    },
    'get /v1/disputes/{id}': async (_, id) => disputeObject(found(await provider.readDispute(id))),
    'get /v1/disputes': async (params) =>
      listed((await newestFirst(provider.listDisputes(always))).map(disputeObject), params, '/v1/disputes'),
    'get /v1/balance_transactions': async (params) => {
      const objects = (await newestFirst(provider.listBalanceChanges(always))).map(balanceObject)
      return listed(objects, params, '/v1/balance_transactions')
    },
    'get /v1/events': async (params) => {
      const all = await newestFirst(provider.listEvents(always))
      return listed(
        all.map((event) => eventObject(event, subset.info.version)),
        params,
        '/v1/events',
      )
    },
  }
}

function shop(
  provider: TestProvider,
  { catalog, homes, taxFree }: { catalog: ProviderCatalog; homes: Map<string, Place>; taxFree: ReadonlySet<string> },
): Routes {
  const list = (name: string, of: (parts: ReadonlySet<string>) => Params[]): Route => {
    return async (params) => listed(of(partsOf(params)), params, `/v1/${name}`)
  }
  const { products, prices, discounts } = catalog
  const coupons = [...new Map(discounts.map((discount) => [discount.couponId, discount])).values()]
  const codes = discounts.filter(({ code }) => code !== null)
  const gone = new Set<string>()
  let made = 0
  return {
    'get /v1/products': list('products', () => products.map(productObject)),
    'get /v1/prices': list('prices', (parts) => prices.map((price) => priceObject(price, parts))),
    'get /v1/coupons': list('coupons', (parts) => coupons.map((coupon) => couponObject(coupon, parts))),
    'get /v1/promotion_codes': list('promotion_codes', (parts) => codes.map((code) => codeObject(code, parts))),
    'post /v1/customers': async (params) => {
      const accountId = text(part(params, 'metadata')['account_id'])
      const person = { accountId, email: null, name: null }
      const { customerId } = await provider.createCustomer(person, `customer ${(made += 1)}`)
      return stripeObject('customer', { id: customerId, metadata: { account_id: accountId } })
    },
    'post /v1/customers/{id}': async (params, id) => {
      const address = params['address']
      if (address !== undefined) homes.set(id, placeOf(address as Address))
      return stripeObject('customer', { id, address: address ?? null })
    },
    'delete /v1/customers/{id}': async (_, id) => {
      if (gone.has(id)) missing()
      gone.add(id)
      await provider.deleteCustomer(id)
      return stripeObject('deleted_customer', { id, object: 'customer', deleted: true })
    },
    'post /v1/billing_portal/sessions': async (params) => {
      const customer = text(params['customer'])
      if ((await provider.listSubscriptions(customer)).length === 0) missing()
      const url = `https://billing.stripe.com/p/session/test_${customer}`
      return stripeObject('billing_portal.session', { id: 'bps_1', customer, url })
    },
    'post /v1/tax/calculations': async (params) => taxes(provider, params, taxFree),
  }
}

interface Address {
  readonly country: string
  readonly state?: string
  readonly postal_code?: string
}
type Place = TaxQuestion['place']

const placeOf = ({ country, state, postal_code: postalCode }: Address): Place => ({
  country,
  ...(state === undefined ? {} : { region: state }),
  ...(postalCode === undefined ? {} : { postalCode }),
})

/** Taxes by the place and by the products: what does not say its product is taxed as the account usually is. */
async function taxes(provider: TestProvider, params: Params, taxFree: ReadonlySet<string>): Promise<Params> {
  const place = placeOf(part(part(params, 'customer_details'), 'address') as unknown as Address)
  const asked = params['line_items'] as { amount: number; reference: string; product?: string }[]
  const lines = asked.map(({ amount, reference, product }) => ({
    priceId: reference,
    amount: taxFree.has(product ?? '') ? 0 : amount,
  }))
  const tax = await provider.computeTax({ currency: params['currency'] as 'cad', lines, place })
  if (tax === null) throw new StripeRefusal(400, 'customer_tax_location_invalid', 'no')
  return stripeObject('tax.calculation', {
    id: 'taxcalc_1',
    currency: params['currency'],
    tax_breakdown: tax.map(({ name, rateMillionths, amount }) => ({
      amount,
      taxability_reason: 'standard_rated',
      tax_rate_details: {
        country: 'CA',
        percentage_decimal: String(rateMillionths / 10_000),
        rate_type: 'percentage',
        state: name.split(' ')[2] ?? null,
        tax_type: name.split(' ')[1]?.toLowerCase() ?? null,
      },
    })),
  })
}

/** What happens at Stripe beside what we ask for. */
export interface StripeFacts {
  /** Subscriptions that somebody has cancelled by a date at Stripe itself. */
  readonly cancelledAt: Map<string, Date>
  readonly cards: StripeCards
  /** What others have sold in the same account: it stands in its list, the newest first. */
  readonly strange: { readonly list: string; readonly thing: Params }[]
  /** Products whose tax code says that they are not taxed. */
  readonly taxFree: Set<string>
  /** How the account is set up. */
  readonly account: StripeAccountFacts
}

/** What the double does for each operation that the adapter uses. */
export function routeOf(
  provider: TestProvider,
  catalog: ProviderCatalog,
  { cancelledAt, cards, strange, taxFree, account }: StripeFacts,
): (method: string, operation: { template: string; id: string | null }, params: Params) => Promise<Answer> {
  const homes = new Map<string, Place>()
  const routes: Routes = {
    ...sessions(provider, cards, homes),
    ...subscriptions(provider, { catalog, cancelledAt, cards }),
    ...invoices(provider),
    ...money(provider),
    ...shop(provider, { catalog, homes, taxFree }),
    ...planRoutes(provider, catalog),
    ...cards.routes(),
    ...settingsRoutes(account),
  }
  return async (method, { template, id }, params) => {
    const route = routes[`${method} ${template}`]
    if (route === undefined) throw new StripeRefusal(404, 'url_invalid', `the double does not know ${template}`)
    const answer = await route(params, id ?? '')
    const others = method === 'get' ? strange.filter(({ list }) => list === template).map(({ thing }) => thing) : []
    return others.length === 0 ? answer : { ...answer, data: [...others, ...(answer['data'] as Params[])] }
  }
}

import type {
  PlanPreview,
  PreviewedCharge,
  ProviderCatalog,
  ProviderPlan,
  ProviderSubscription,
} from '../../payment-port.ts'
import type { TestProvider } from '../../test/open-test-provider.ts'
import { invoiceCharge, priceObject, scheduleId, scheduleObject } from './stripe-objects-of-tests.ts'
import { StripeRefusal } from './stripe-refusal-of-tests.ts'
import { stripeObject } from './stripe-subset-of-tests.ts'

type Params = Record<string, unknown>
type Route = (params: Params, id: string) => Promise<Params>

const wrong = (message: string): never => {
  throw new StripeRefusal(400, 'parameter_invalid', message)
}

function planOf(items: unknown): ProviderPlan {
  const [item, ...more] = (items ?? []) as { price: string; quantity: number }[]
  if (item === undefined || more.length > 0) return wrong('a subscription of ours has one item')
  return { priceId: item.price, quantity: item.quantity }
}

/** When a change is asked for as at once, with unused time taken off; else it is not what we do. */
function atOf(words: Params): Date {
  const anchor = (words['billing_cycle_anchor'] as { type?: string } | undefined)?.type
  if (words['proration_behavior'] !== 'always_invoice' || anchor !== 'now')
    return wrong('a change at once begins a new period and is charged at once')
  return new Date((words['proration_date'] as number) * 1000)
}

/** A subscription's plan is changed at once, where an update of it says so. */
export async function changeAtOnce(provider: TestProvider, params: Params, id: string, key: string): Promise<void> {
  if (params['items'] === undefined) return
  if (params['payment_behavior'] !== 'error_if_incomplete') wrong('a card that is refused must change nothing')
  const [item] = params['items'] as { id?: string }[]
  if (item?.id !== `si_${id}`) wrong('the item is changed, not added')
  const change = { subscriptionId: id, ...planOf(params['items']), when: 'now', at: atOf(params) } as const
  await provider.changePlan(change, key)
}

function previewObject(
  subscription: ProviderSubscription,
  charge: PreviewedCharge & { readonly unused?: number },
  plan: ProviderPlan,
  period: { readonly start: Date; readonly end: Date },
): Params {
  const { id, customerId: customer, currency } = subscription
  return stripeObject('invoice', {
    id: `upcoming_${id}`,
    customer,
    currency,
    status: 'draft',
    ...invoiceCharge(`upcoming_${id}`, { unused: 0, ...charge, currency, plan }, period),
  })
}

async function preview(provider: TestProvider, params: Params): Promise<Params> {
  const id = params['subscription'] as string
  const subscription = await provider.readSubscription(id)
  if (subscription === null) throw new StripeRefusal(404, 'resource_missing', 'no')
  const details = params['subscription_details'] as Params
  const plan = planOf(details['items'])
  const recurring = params['preview_mode'] === 'recurring'
  const now = !recurring
  const change = {
    subscriptionId: id,
    ...plan,
    when: now ? 'now' : 'period_end',
    at: now ? atOf(details) : null,
  } as const
  const previewed: PlanPreview = await provider.previewChange(change)
  const { due, next } = previewed
  if (due !== null) return previewObject(subscription, due, plan, { start: previewed.at, end: next.on })
  return previewObject(subscription, next, plan, { start: next.on, end: new Date(next.on.getTime() + 86_400_000) })
}

/** What the double does about plans: previews, and schedules of a running period and the plan after it. */
export function planRoutes(provider: TestProvider, catalog: ProviderCatalog): Record<string, Route> {
  let made = 0
  const key = (): string => `plan ${(made += 1)}`
  const subscriptionOf = async (id: string): Promise<ProviderSubscription> => {
    const found = await provider.readSubscription(id)
    if (found === null) throw new StripeRefusal(404, 'resource_missing', 'no')
    return found
  }
  const ofSchedule = async (id: string) => subscriptionOf(id.slice(scheduleId('').length))
  return {
    'post /v1/invoices/create_preview': async (params) => preview(provider, params),
    'get /v1/prices/{id}': async (_, id) => {
      const price = catalog.prices.find((one) => one.id === id)
      if (price === undefined) throw new StripeRefusal(404, 'resource_missing', 'no')
      return priceObject(price, new Set())
    },
    'post /v1/subscription_schedules': async (params) =>
      scheduleObject(await subscriptionOf(params['from_subscription'] as string)),
    'post /v1/subscription_schedules/{id}': async (params, id) => {
      const subscription = await ofSchedule(id)
      const [running, after, ...more] = params['phases'] as Params[]
      if (running === undefined || after === undefined || more.length > 0) return wrong('a period and what follows')
      const { priceId, quantity, periodEnd } = subscription
      const same = planOf(running['items'])
      if (same.priceId !== priceId || same.quantity !== quantity) return wrong('the running period stays as it is')
      if (running['end_date'] !== Math.floor(periodEnd.getTime() / 1000)) return wrong('it runs to its end')
      if (after['duration'] === undefined && after['end_date'] === undefined) return wrong('a phase has an end')
      const plan = planOf(after['items'])
      await provider.changePlan({ subscriptionId: subscription.id, ...plan, when: 'period_end', at: periodEnd }, key())
      return scheduleObject(await subscriptionOf(subscription.id))
    },
    'post /v1/subscription_schedules/{id}/release': async (_, id) => {
      const { id: subscriptionId } = await ofSchedule(id)
      await provider.keepPlan(subscriptionId, key())
      return { ...scheduleObject(await subscriptionOf(subscriptionId)), status: 'released' }
    },
  }
}

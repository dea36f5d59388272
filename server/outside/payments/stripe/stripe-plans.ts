import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { type PaymentProvider, PaymentProviderFailure, type PlanChange, type PlanPreview } from '../payment-port.ts'
import { askStripe, dateOf, idOf, secondsOf } from './ask-stripe.ts'
import { type StripeReader, subscriptionParts } from './stripe-reads.ts'
import { chargeOfInvoice, paidLineOf, subscriptionOf, unusedOf } from './stripe-shapes.ts'

/** Gives up a change that waits: the subscription goes on as it is. Nothing where none waits. */
export async function releaseSchedule(stripe: Stripe, subscriptionId: string, key: string): Promise<void> {
  const scheduleId = idOf((await stripe.subscriptions.retrieve(subscriptionId)).schedule)
  if (scheduleId !== null)
    await stripe.subscriptionSchedules.release(scheduleId, {}, { idempotencyKey: `${key}:release` })
}

interface Running {
  readonly subscription: Stripe.Subscription
  readonly item: Stripe.SubscriptionItem
}

/** The subscription and its one item. Throws `refused` where it cannot be changed now. */
async function running(stripe: Stripe, id: string): Promise<Running> {
  const subscription = await stripe.subscriptions.retrieve(id)
  const [item] = subscription.items.data
  const { status, pause_collection: paused, cancel_at_period_end: ends } = subscription
  if (item === undefined || status !== 'active' || paused !== null || ends)
    throw new PaymentProviderFailure('refused', 'subscription_not_active')
  return { subscription, item }
}

const itemsOf = (item: Stripe.SubscriptionItem, { priceId, quantity }: PlanChange) => [
  { id: item.id, price: priceId, quantity },
]
/** A new period begins, and what was not used of the old one is taken off its price at once. */
const atOnce = (at: Date) =>
  ({
    proration_behavior: 'always_invoice',
    proration_date: secondsOf(at),
    billing_cycle_anchor: { type: 'now' },
  }) as const

async function preview(stripe: Stripe, reader: StripeReader, change: PlanChange, now: Date): Promise<PlanPreview> {
  const { item } = await running(stripe, change.subscriptionId)
  const { subscriptionId: subscription, when } = change
  const at = dateOf(secondsOf(change.at ?? now))
  const items = itemsOf(item, change)
  const ask = async (params: Stripe.InvoiceCreatePreviewParams): Promise<Stripe.Invoice> =>
    stripe.invoices.createPreview(params, { idempotencyKey: randomUUID() })
  const due = when === 'now' ? await ask({ subscription, subscription_details: { items, ...atOnce(at) } }) : null
  const next = await ask({ subscription, subscription_details: { items }, preview_mode: 'recurring' })
  const on = due === null ? item.current_period_end : (paidLineOf(due)?.period.end ?? item.current_period_end)
  return {
    at,
    due: due === null ? null : { ...chargeOfInvoice(due, await reader.taxesOf(due)), unused: unusedOf(due) },
    next: { ...chargeOfInvoice(next, await reader.taxesOf(next)), on: dateOf(on) },
  }
}

async function changeNow(
  stripe: Stripe,
  { subscription, item }: Running,
  change: PlanChange & { readonly at: Date },
  key: string,
): Promise<void> {
  if (subscription.schedule !== null) await releaseSchedule(stripe, subscription.id, key)
  await stripe.subscriptions.update(
    subscription.id,
    // A card that is refused must leave everything as it was.
    { items: itemsOf(item, change), ...atOnce(change.at), payment_behavior: 'error_if_incomplete' },
    { idempotencyKey: key },
  )
}

/** Stripe changes a plan later by a schedule: the period that is paid, then the other plan, which goes on by itself. */
async function changeLater(
  stripe: Stripe,
  { subscription, item }: Running,
  change: PlanChange,
  key: string,
): Promise<void> {
  const { id } = subscription
  const scheduleId =
    idOf(subscription.schedule) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: `${key}:schedule` })).id
  const price = await stripe.prices.retrieve(change.priceId)
  if (price.recurring === null) throw new PaymentProviderFailure('refused', 'checkout_mode_mismatch')
  const { interval, interval_count } = price.recurring
  const given = subscription.discounts.flatMap((one) => idOf(one) ?? [])
  const discounts = given.length === 0 ? {} : { discounts: given.map((discount) => ({ discount })) }
  const phase = { ...discounts, proration_behavior: 'none' } as const
  await stripe.subscriptionSchedules.update(
    scheduleId,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          ...phase,
          items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          ...phase,
          items: [{ price: change.priceId, quantity: change.quantity }],
          duration: { interval, interval_count },
        },
      ],
    },
    { idempotencyKey: key },
  )
}

/** The port's calls about plans. P1-14. */
export function plansOfStripe(stripe: Stripe, reader: StripeReader, now: () => Date) {
  const read = async (id: string) =>
    subscriptionOf(await stripe.subscriptions.retrieve(id, { expand: subscriptionParts }))
  return {
    previewChange: async (change) => askStripe(async () => preview(stripe, reader, change, now())),
    changePlan: async (change, key) =>
      askStripe(async () => {
        const at = await running(stripe, change.subscriptionId)
        if (change.when === 'now') await changeNow(stripe, at, change, key)
        else await changeLater(stripe, at, change, key)
        return read(change.subscriptionId)
      }),
    keepPlan: async (id, key) =>
      askStripe(async () => {
        await releaseSchedule(stripe, id, key)
        return read(id)
      }),
  } satisfies Partial<PaymentProvider>
}

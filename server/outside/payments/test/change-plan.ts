import { type PaidPeriod, prorate } from '@polyhex/contract/billing/pricing'
import type { Tx } from '../../../database/database.ts'
import { type PlanChange, type PlanPreview, PaymentProviderFailure } from '../payment-port.ts'
import { chargeCard, disputeIfSo } from './charge-card.ts'
import { noNextPlan } from './change-subscription.ts'
import { tell } from './events.ts'
import { cardOf, placeOf, settleInvoice, type SubscriptionRow, writeInvoice } from './invoices.ts'
import { periodEndOf } from './periods.ts'
import { type OrderLine, planOf, sumsOf } from './price-order.ts'
import { ratesAt } from './sample-taxes.ts'
import { makeOnce, type Moment, type Till } from './till.ts'

const refuse = (reason: string): never => {
  throw new PaymentProviderFailure('refused', reason)
}
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** A subscription that can be changed now: held, paid, not paused and not ending. Throws `refused`, and `busy` when a charge is due. */
async function changeable(tx: Tx, moment: Moment, id: string): Promise<SubscriptionRow> {
  const held = tx.selectFrom('testpay_subscriptions').selectAll().where('id', '=', id).forUpdate()
  const row = await held.executeTakeFirst()
  if (row === undefined) return refuse('resource_missing')
  if (row.status !== 'active' || row.paused_until !== null || row.cancel_at_period_end)
    return refuse('subscription_not_active')
  if (row.period_end <= moment.now) throw new PaymentProviderFailure('busy', 'renewal_due')
  return row
}

/** Whether a discount lowers a charge at an instant. */
const lowers = (row: SubscriptionRow, at: Date): boolean => row.discount_until === null || row.discount_until > at

/** What was charged for the period that runs, after its discount. */
function paidFor(row: SubscriptionRow): number {
  const first = row.period_start.getTime() === row.created_at.getTime()
  const lowered = first || lowers(row, row.period_start)
  return (row.lines as OrderLine[]).reduce((sum, { amount, discount }) => sum + amount - (lowered ? discount : 0), 0)
}

/** The plan that is wished, with what it costs at once and from the next charge on. Throws `refused`. */
function pricedChange(till: Till, moment: Moment, row: SubscriptionRow, change: PlanChange) {
  const currency = row.currency
  const { line, recurring } = planOf(till.catalog, change, { currency, discountId: row.discount_id })
  if (change.priceId === row.price_id && change.quantity === row.quantity) return refuse('same_plan')
  const at = change.at ?? moment.now
  const period: PaidPeriod = { start: secondsOf(row.period_start), end: secondsOf(row.period_end), at: secondsOf(at) }
  const place = placeOf(row)
  const chargedAt = (on: Date): OrderLine => (lowers(row, on) ? line : { ...line, discount: 0 })
  const now = change.when === 'now'
  if (now && (period.at < period.start || period.at > Math.ceil(moment.now.getTime() / 1000)))
    return refuse('proration_date')
  const on = now ? periodEndOf(moment.now, recurring.period, recurring.count) : row.period_end
  if (now && chargedAt(moment.now).amount - chargedAt(moment.now).discount < paidFor(row)) return refuse('cheaper_plan')
  const due = now
    ? prorate(chargedAt(moment.now), paidFor(row), period, place === null ? [] : (ratesAt(place) ?? []))
    : null
  return { line, recurring, due, at, next: { ...sumsOf([chargedAt(on)], place), on } }
}

/** What a change of plan would cost. Throws `refused`. P1-14. */
export async function previewChange(tx: Tx, moment: Moment, till: Till, change: PlanChange): Promise<PlanPreview> {
  const row = await changeable(tx, moment, change.subscriptionId)
  const { due, next, at } = pricedChange(till, moment, row, change)
  return { due, next, at: new Date(secondsOf(at) * 1000) }
}

type Priced = ReturnType<typeof pricedChange>

/** The new plan begins now: a new period, and the difference is charged. A card that is refused leaves everything as it was. */
async function changeNow(
  tx: Tx,
  moment: Moment,
  row: SubscriptionRow,
  { change, priced }: { change: PlanChange; priced: Priced & { due: NonNullable<Priced['due']> } },
): Promise<void> {
  const { line, recurring, due } = priced
  const plan = {
    ...{ price_id: change.priceId, quantity: change.quantity },
    ...{ period: recurring.period, period_count: recurring.count, anchor: moment.now, periods: 1 },
    ...{ period_start: moment.now, period_end: priced.next.on },
  }
  const state = tx.updateTable('testpay_subscriptions').where('id', '=', row.id)
  await state.set({ ...plan, ...noNextPlan, lines: JSON.stringify([line]) }).execute()
  const { unused, ...sums } = due
  const invoiceId = await writeInvoice(tx, moment, { ...row, ...plan }, { sums, reason: 'change', unused })
  const currency = row.currency
  const what = {
    customerId: row.customer_id,
    currency,
    amount: due.total,
    paymentId: null,
    invoiceId,
    offSession: true,
  }
  const free = { chargeId: null, failure: null }
  const { chargeId, failure } = due.total === 0 ? free : await chargeCard(tx, moment, cardOf(row), what)
  if (failure !== null) return refuse(failure)
  await settleInvoice(tx, moment, invoiceId, chargeId)
  await tell(tx, moment, 'customer.subscription.updated', 'subscription', row.id)
  await disputeIfSo(tx, moment, cardOf(row), chargeId)
}

/** Changes the plan of a subscription, once for each key. Throws `refused`, `busy`, `key_reused`. P1-14. */
export async function changePlan(
  tx: Tx,
  moment: Moment,
  till: Till,
  { plan: change, key }: { plan: PlanChange; key: string },
): Promise<void> {
  await makeOnce(tx, { key, asked: ['plan', change], moment }, async () => {
    const row = await changeable(tx, moment, change.subscriptionId)
    const priced = pricedChange(till, moment, row, change)
    const { line, recurring, due } = priced
    if (due !== null) {
      await changeNow(tx, moment, row, { change, priced: { ...priced, due } })
      return row.id
    }
    const waits = {
      ...{ next_price_id: change.priceId, next_quantity: change.quantity, next_lines: JSON.stringify([line]) },
      ...{ next_period: recurring.period, next_period_count: recurring.count },
    }
    await tx.updateTable('testpay_subscriptions').set(waits).where('id', '=', row.id).execute()
    await tell(tx, moment, 'customer.subscription.updated', 'subscription', row.id)
    return row.id
  })
}

/** Takes back a change that waits, once for each key. Throws `refused` when the subscription is over or unknown. */
export async function keepPlan(tx: Tx, moment: Moment, { id, key }: { id: string; key: string }): Promise<void> {
  await makeOnce(tx, { key, asked: ['keep plan', id], moment }, async () => {
    const row = tx.updateTable('testpay_subscriptions').where('id', '=', id).where('status', '<>', 'canceled')
    const kept = await row.set(noNextPlan).returning('id').executeTakeFirst()
    if (kept === undefined) return refuse('resource_missing')
    await tell(tx, moment, 'customer.subscription.updated', 'subscription', id)
    return id
  })
}

import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import type { TaxQuestion } from '../payment-port.ts'
import { chargeCard, disputeIfSo, type KeptCard } from './charge-card.ts'
import { tell } from './events.ts'
import { periodEndOf } from './periods.ts'
import { type OrderLine, type Sums, sumsOf } from './price-order.ts'
import { type Moment, testId } from './till.ts'

export type SubscriptionRow = Selectable<Tables['testpay_subscriptions']>

/** A charge that failed is tried again after two days each, eight times in all: Stripe's usual two weeks. P0-7. */
export const retries = { tries: 8, days: 2 } as const

/** Where somebody lives, as the columns of a row say it; null: not said. */
export function placeOf(row: {
  country: string | null
  region: string | null
  postal_code: string | null
}): TaxQuestion['place'] | null {
  const { country, region, postal_code: postalCode } = row
  if (country === null) return null
  return { country, ...(region === null ? {} : { region }), ...(postalCode === null ? {} : { postalCode }) }
}

export const cardOf = (row: SubscriptionRow): KeptCard => ({
  brand: row.brand,
  last4: row.last4,
  behavior: row.behavior as KeptCard['behavior'],
})

/** Writes the invoice of the period that has begun, not paid yet. */
export async function writeInvoice(
  tx: Tx,
  moment: Moment,
  subscription: SubscriptionRow,
  { sums, reason, unused = 0 }: { sums: Sums; reason: 'first' | 'renewal' | 'change'; unused?: number },
): Promise<string> {
  const id = testId('in')
  const { rows } = await sql<{ number: string }>`select 'T-' || nextval('testpay_invoice_numbers') as number`.execute(
    tx,
  )
  await tx
    .insertInto('testpay_invoices')
    .values({
      id,
      number: rows[0]?.number ?? id,
      customer_id: subscription.customer_id,
      subscription_id: subscription.id,
      status: 'open',
      reason,
      currency: subscription.currency,
      price_id: subscription.price_id,
      quantity: subscription.quantity,
      unused,
      subtotal: sums.subtotal,
      discount: sums.discount,
      tax: sums.tax,
      tax_lines: JSON.stringify(sums.taxLines),
      total: sums.total,
      period_start: subscription.period_start,
      period_end: subscription.period_end,
      payment_id: subscription.payment_id,
      account_id: subscription.account_id,
      created_at: moment.now,
    })
    .execute()
  await tx
    .updateTable('testpay_subscriptions')
    .set({ latest_invoice_id: id })
    .where('id', '=', subscription.id)
    .execute()
  return id
}

/** Notes that an invoice is paid. */
export async function settleInvoice(tx: Tx, moment: Moment, invoiceId: string, chargeId: string | null): Promise<void> {
  await tx
    .updateTable('testpay_invoices')
    .set({ status: 'paid', charge_id: chargeId, paid_at: moment.now, next_try_at: null, failure_code: null })
    .where('id', '=', invoiceId)
    .execute()
  await tell(tx, moment, 'invoice.paid', 'invoice', invoiceId)
}

/** Charges the card of a subscription for an open invoice; after the last try in vain the subscription ends. */
export async function tryInvoice(
  tx: Tx,
  moment: Moment,
  invoiceId: string,
  /** Whether the holder of the card is not there to be asked. */
  { offSession }: { readonly offSession: boolean } = { offSession: true },
): Promise<void> {
  const invoice = await tx
    .selectFrom('testpay_invoices')
    .select(['subscription_id', 'customer_id', 'currency', 'total', 'attempts'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const subscription = await tx
    .selectFrom('testpay_subscriptions')
    .selectAll()
    .where('id', '=', invoice.subscription_id)
    .executeTakeFirstOrThrow()
  const { customer_id: customerId, total: amount } = invoice
  const currency = invoice.currency
  const what = { customerId, currency, amount, paymentId: null, invoiceId, offSession }
  const free = { chargeId: null, failure: null }
  const { chargeId, failure } = amount === 0 ? free : await chargeCard(tx, moment, cardOf(subscription), what)
  const state = tx.updateTable('testpay_subscriptions').where('id', '=', subscription.id)
  if (failure === null) {
    await settleInvoice(tx, moment, invoiceId, chargeId)
    await state.set({ status: 'active' }).execute()
    await tell(tx, moment, 'customer.subscription.updated', 'subscription', subscription.id)
    return disputeIfSo(tx, moment, cardOf(subscription), chargeId)
  }
  const attempts = invoice.attempts + 1
  const over = attempts >= retries.tries
  await tx
    .updateTable('testpay_invoices')
    .set({
      attempts,
      failure_code: failure,
      charge_id: chargeId,
      status: over ? 'uncollectible' : 'open',
      next_try_at: over ? null : new Date(moment.now.getTime() + retries.days * 86_400_000),
    })
    .where('id', '=', invoiceId)
    .execute()
  await tell(tx, moment, 'invoice.payment_failed', 'invoice', invoiceId)
  const ended = { status: 'canceled', ended_at: moment.now, ended_for: 'unpaid' } as const
  await state.set(over ? ended : { status: 'past_due' }).execute()
  const type = over ? 'customer.subscription.deleted' : 'customer.subscription.updated'
  await tell(tx, moment, type, 'subscription', subscription.id)
}

/** What the next period is charged by, and when it is: another plan where one waits. Another length counts from now on. */
function nextPeriod(row: SubscriptionRow) {
  const waits = row.next_price_id !== null
  const period = row.next_period ?? row.period
  const count = row.next_period_count ?? row.period_count
  const anew = period !== row.period || count !== row.period_count
  const [anchor, periods] = anew ? [row.period_end, 1] : [row.anchor, row.periods + 1]
  return {
    price_id: row.next_price_id ?? row.price_id,
    quantity: row.next_quantity ?? row.quantity,
    lines: (waits ? row.next_lines : row.lines) as OrderLine[],
    ...{ period, period_count: count, anchor, periods },
    ...{ period_start: row.period_end, period_end: periodEndOf(anchor, period, periods * count) },
    ...{ next_price_id: null, next_quantity: null, next_period: null, next_period_count: null },
  }
}

/** The period of a subscription is over: it ends where that was wished, else the next one begins and is charged. */
export async function renew(tx: Tx, moment: Moment, subscription: SubscriptionRow): Promise<void> {
  const row = tx.updateTable('testpay_subscriptions').where('id', '=', subscription.id)
  if (subscription.cancel_at_period_end) {
    const ended = { status: 'canceled', paused_until: null, ended_at: moment.now, ended_for: 'asked' } as const
    await row.set(ended).execute()
    return void (await tell(tx, moment, 'customer.subscription.deleted', 'subscription', subscription.id))
  }
  const begun = nextPeriod(subscription)
  await row.set({ ...begun, lines: JSON.stringify(begun.lines), next_lines: null }).execute()
  if (subscription.paused_until !== null && subscription.paused_until > moment.now) {
    return void (await tell(tx, moment, 'customer.subscription.updated', 'subscription', subscription.id))
  }
  const lowered = subscription.discount_until === null || subscription.discount_until > moment.now
  const lines = begun.lines.map((line) => (lowered ? line : { ...line, discount: 0 }))
  const sums = sumsOf(lines, placeOf(subscription))
  const invoiceId = await writeInvoice(tx, moment, { ...subscription, ...begun }, { sums, reason: 'renewal' })
  await tryInvoice(tx, moment, invoiceId)
}

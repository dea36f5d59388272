import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../identity/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { PaymentProvider, ProviderInvoice, ProviderSubscription } from '../../outside/payments/payment-port.ts'
import type { HeldPayment, OrderedItem } from '../payments/hold-payment.ts'
import { queueSubscriptionChanged } from '../letters/subscription-letters.ts'
import { followPlan } from '../plans/follow-plan.ts'
import { owes, statusOf } from './subscription-status.ts'

/** The card that a charge was made with. */
export interface Card {
  readonly brand: string | null
  readonly last4: string | null
}

/** What begins a subscription: the payment of its first period. */
export interface Beginning {
  readonly payment: HeldPayment
  readonly items: readonly OrderedItem[]
  readonly theirs: ProviderSubscription
  readonly card: Card
  readonly invoiceNumber: string
}

/** What the provider says of a subscription, as our columns hold it. */
function columnsOf(theirs: ProviderSubscription) {
  return {
    provider_status: theirs.status,
    cancel_at_period_end: theirs.cancelAtPeriodEnd,
    status: statusOf(theirs),
    period_start: theirs.periodStart,
    period_end: theirs.periodEnd,
    paused_until: theirs.pausedUntil,
    ...(theirs.card === null ? {} : { brand: theirs.card.brand, last4: theirs.card.last4 }),
  }
}

/**
 * Writes the subscription that a payment has begun, with its price as it was bought; one that is there already stays as it
 * is. Gives its id. The payment must be held. Throws an error for an order without a repeating line.
 */
export async function beginSubscription(tx: Tx, beginning: Beginning, now: Date): Promise<string> {
  const { payment, items, theirs, card, invoiceNumber } = beginning
  const first = items.find((item) => item.recurringPeriod !== null)
  if (first?.recurringPeriod === undefined || first.recurringPeriod === null)
    throw new Error('a subscription was begun by an order that is paid once')
  const row = await tx
    .insertInto('subscriptions')
    .values({
      id: newId(now),
      account_id: payment.accountId,
      provider: payment.provider,
      provider_subscription_id: theirs.id,
      brand: card.brand,
      last4: card.last4,
      ...columnsOf(theirs),
      price_id: first.priceId,
      product_name: first.productName,
      quantity: first.quantity,
      unit_amount: first.unitAmount,
      currency: payment.currency,
      period: first.recurringPeriod,
      period_count: sql<number>`coalesce((select recurring_count from catalog_prices where id = ${first.priceId}), 1)`,
      period_units: first.periodUnits,
      credits_per_charge: items.reduce((sum, item) => sum + item.creditsPerPackage * item.quantity, 0),
      latest_invoice_number: invoiceNumber,
      renewal_consent: JSON.stringify(payment.renewalConsent ?? {}),
      created_at: theirs.createdAt,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_subscription_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return row.id
  const there = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('provider', '=', payment.provider)
    .where('provider_subscription_id', '=', theirs.id)
    .executeTakeFirstOrThrow()
  return there.id
}

/** How a subscription of ours stood before the provider was read. */
export interface KnownSubscription {
  readonly id: string
  /** Changes with every write. */
  readonly version: string
  readonly status: string
  readonly accountId: string | null
}

/** Our row of a provider's subscription; null: we have none. */
export async function knownSubscription(
  queries: Pick<Tx, 'selectFrom'>,
  provider: PaymentProvider['name'],
  providerSubscriptionId: string,
): Promise<KnownSubscription | null> {
  const row = await queries
    .selectFrom('subscriptions')
    .select(['id', 'status', 'account_id', sql<string>`xmin::text`.as('version')])
    .where('provider', '=', provider)
    .where('provider_subscription_id', '=', providerSubscriptionId)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, version: row.version, status: row.status, accountId: row.account_id }
}

/** Who wrote our row of a subscription last: this transaction, another one, or nobody. */
export async function writtenBy(
  tx: Tx,
  provider: PaymentProvider['name'],
  providerSubscriptionId: string,
): Promise<'this' | 'another' | 'nobody'> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(sql<boolean>`xmin::text = (pg_current_xact_id()::xid)::text`.as('own'))
    .where('provider', '=', provider)
    .where('provider_subscription_id', '=', providerSubscriptionId)
    .executeTakeFirst()
  if (row === undefined) return 'nobody'
  return row.own ? 'this' : 'another'
}

/** Holds a subscription of ours; false where it has changed since it was read. */
export async function holdSubscription(tx: Tx, known: Pick<KnownSubscription, 'id' | 'version'>): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(sql<string>`xmin::text`.as('version'))
    .where('id', '=', known.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.version === known.version
}

/**
 * Writes how the provider says that a subscription stands, which must be held and unchanged since before it was read: so a
 * slow reader never undoes what a faster one saw. What has ended, and a period that has passed, stay so. The failure of a
 * charge stands beside it for as long as the charge is owed. Writes nothing where nothing has changed.
 */
export async function followSubscription(
  tx: Tx,
  subscriptionId: string,
  theirs: ProviderSubscription,
  owed: ProviderInvoice | null,
  now: Date,
): Promise<void> {
  const late = owes(theirs.status)
  const row = await tx
    .selectFrom('subscriptions')
    .select([
      'account_id',
      'currency',
      'price_id',
      'product_name',
      'quantity',
      'unit_amount',
      'period',
      'period_count',
      'period_units',
      'credits_per_charge',
      'planned_change_id',
      'provider_status',
      'cancel_at_period_end',
      'status',
      'period_start',
      'period_end',
      'paused_until',
      'payment_issue',
      'next_try_at',
      'unconfirmed_invoice',
      'brand',
      'last4',
    ])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  if (row.status === 'ended') return
  const { account_id: accountId, price_id: priceId, quantity } = row
  const currency = row.currency
  const plan = await followPlan(tx, { id: subscriptionId, accountId, currency, priceId, quantity }, theirs, now)
  // A period that is over does not come back; a shorter plan may begin at once.
  const past =
    theirs.periodStart < row.period_start ||
    (theirs.periodEnd < row.period_end && theirs.periodStart <= row.period_start)
  const columns = {
    ...columnsOf(theirs),
    ...plan,
    ...(past ? { period_start: row.period_start, period_end: row.period_end } : {}),
    payment_issue: late ? (owed?.failureCode ?? 'card_declined') : null,
    next_try_at: late ? (owed?.nextTry ?? null) : null,
    unconfirmed_invoice: late && owed?.unconfirmed === true ? owed.id : null,
  }
  if (JSON.stringify(row) === JSON.stringify({ ...row, ...columns })) return
  await tx
    .updateTable('subscriptions')
    .set({ ...columns, changed_at: now })
    .where('id', '=', subscriptionId)
    .execute()
  if (columns.status === 'ended') {
    const details = { subscription: subscriptionId }
    // It ended at the provider: as wished, or because a charge failed for good.
    await writeAudit(tx, { action: 'subscription_ended', actor: null, subjectId: row.account_id, details }, now)
  }
  // Who has cancelled knows the day.
  if (columns.status === 'ended' && row.status !== 'cancelled') {
    const { at, why } = theirs.ended ?? { at: now, why: 'asked' as const }
    await queueSubscriptionChanged(tx, subscriptionId, { kind: 'ended', on: at, why, stamp: 'ended' }, now)
  }
}

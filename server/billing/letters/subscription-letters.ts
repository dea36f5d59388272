import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { nextCharges } from '../subscriptions/next-charge.ts'
import type { ProviderInvoice } from '../../outside/payments/payment-port.ts'

/** What letters say of a subscription; null where it has no account any more, so that nobody is written to. */
export async function letterFacts(tx: Tx, subscriptionId: string) {
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  if (row.account_id === null) return null
  return {
    to: { accountId: row.account_id },
    description: row.product_name,
    amount: row.unit_amount * row.quantity,
    currency: row.currency,
    period: row.period,
    credits: row.credits_per_charge,
    periodEnd: row.period_end,
    pausedUntil: row.paused_until,
  }
}

/** Tells what was agreed to with a subscription, once. P0-4. */
export async function queueSubscriptionBegun(tx: Tx, subscriptionId: string, now: Date): Promise<void> {
  const facts = await letterFacts(tx, subscriptionId)
  if (facts === null) return
  const { to, description, currency, period, credits } = facts
  const next = (await nextCharges(tx, [subscriptionId])).get(subscriptionId)
  const { amount, taxKnown, afterDiscount } = next ?? { amount: facts.amount, taxKnown: false, afterDiscount: null }
  const charge = { amount, taxKnown, afterDiscount, currency, period }
  const data = { description, ...charge, credits, nextCharge: facts.periodEnd.toISOString() }
  await queueMail(tx, { key: `subscription_begun:${subscriptionId}`, to, template: 'subscription_begun', data }, now)
}

/** What became of a subscription. */
export interface SubscriptionChange {
  readonly kind: 'cancelled' | 'kept' | 'paused' | 'resumed' | 'ended'
  /** When it ended; else the letter says the end of the period, or when it goes on. */
  readonly on?: Date
  /** Why it ended. */
  readonly why?: 'asked' | 'unpaid' | 'disputed'
  /** The same change of the same stamp is told once. */
  readonly stamp: string
}

/** Tells that a subscription was cancelled, kept, paused, goes on or has ended. P0-5. */
export async function queueSubscriptionChanged(
  tx: Tx,
  subscriptionId: string,
  change: SubscriptionChange,
  now: Date,
): Promise<void> {
  const facts = await letterFacts(tx, subscriptionId)
  if (facts === null) return
  const { to, description, periodEnd, pausedUntil } = facts
  const { kind, stamp } = change
  const on = change.on ?? (kind === 'paused' ? (pausedUntil ?? periodEnd) : periodEnd)
  const data = { kind, description, on: on.toISOString(), ...(change.why === undefined ? {} : { why: change.why }) }
  const key = `subscription_${kind}:${subscriptionId}:${stamp}`
  await queueMail(tx, { key, to, template: 'subscription_changed', data }, now)
}

/** Tells that a charge failed, once for each try. P0-7. */
export async function queueRenewalFailed(
  tx: Tx,
  subscriptionId: string,
  invoice: ProviderInvoice,
  now: Date,
): Promise<void> {
  const facts = await letterFacts(tx, subscriptionId)
  if (facts === null) return
  const { to, description } = facts
  const data = {
    description,
    amount: invoice.total,
    currency: invoice.currency,
    failure: invoice.failureCode ?? 'card_declined',
    nextTry: invoice.nextTry?.toISOString() ?? null,
    confirm: invoice.unconfirmed,
  }
  const key = `renewal_failed:${invoice.id}:${invoice.nextTry?.getTime() ?? 'last'}`
  await queueMail(tx, { key, to, template: 'renewal_failed', data }, now)
}

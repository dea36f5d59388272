import type { Tx } from '../../../database/database.ts'
import { PaymentProviderFailure } from '../payment-port.ts'
import { tell } from './events.ts'
import { makeOnce, type Moment } from './till.ts'

/** What a buyer changes of a subscription. */
export type SubscriptionChange = { readonly cancelAtPeriodEnd: boolean } | { readonly pausedUntil: Date | null }

/** No change waits. */
export const noNextPlan = {
  next_price_id: null,
  next_quantity: null,
  next_lines: null,
  next_period: null,
  next_period_count: null,
} as const

/** Changes a subscription that runs, once for each key. Throws `refused` when it is over or unknown. */
export async function changeSubscription(
  tx: Tx,
  moment: Moment,
  { id, change, key }: { id: string; change: SubscriptionChange; key: string },
): Promise<void> {
  await makeOnce(tx, { key, asked: ['subscription', id, change], moment }, async () => {
    const row = tx.updateTable('testpay_subscriptions').where('id', '=', id).where('status', '<>', 'canceled')
    const changed = await row
      .set(
        'pausedUntil' in change
          ? { paused_until: change.pausedUntil }
          : { cancel_at_period_end: change.cancelAtPeriodEnd, ...(change.cancelAtPeriodEnd ? noNextPlan : {}) },
      )
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
    await tell(tx, moment, 'customer.subscription.updated', 'subscription', id)
    return id
  })
}

/** Ends a subscription now, with what it still owed; one that has ended stays so. Throws `refused` for an unknown one. */
export async function endSubscription(tx: Tx, moment: Moment, id: string): Promise<void> {
  const ended = await tx
    .updateTable('testpay_subscriptions')
    .set({ status: 'canceled', paused_until: null, ended_at: moment.now, ended_for: 'asked' })
    .where('id', '=', id)
    .where('status', '<>', 'canceled')
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) {
    const known = await tx.selectFrom('testpay_subscriptions').select('id').where('id', '=', id).executeTakeFirst()
    if (known === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
    return
  }
  const owed = tx.updateTable('testpay_invoices').where('subscription_id', '=', id).where('status', '=', 'open')
  await owed.set({ next_try_at: null }).execute()
  await tell(tx, moment, 'customer.subscription.deleted', 'subscription', id)
}

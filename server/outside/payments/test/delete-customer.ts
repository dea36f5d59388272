import type { Tx } from '../../../database/database.ts'
import { endSubscription } from './change-subscription.ts'
import { tell } from './events.ts'
import { closeCheckout } from './pass-time.ts'
import type { Moment } from './till.ts'

/** Deletes a customer: its subscriptions end, its checkouts close, its payments stay. Again, nothing happens. */
export async function deleteCustomer(tx: Tx, moment: Moment, id: string): Promise<void> {
  const deleted = await tx
    .updateTable('testpay_customers')
    .set({ deleted_at: moment.now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (deleted === undefined) return
  const subscriptions = await tx
    .selectFrom('testpay_subscriptions')
    .select('id')
    .where('customer_id', '=', id)
    .execute()
  for (const subscription of subscriptions) await endSubscription(tx, moment, subscription.id)
  const open = tx
    .selectFrom('testpay_checkouts')
    .select('id')
    .where('customer_id', '=', id)
    .where('status', '=', 'open')
  for (const checkout of await open.execute()) await closeCheckout(tx, moment, checkout.id)
  await tell(tx, moment, 'customer.deleted', 'other', id)
}

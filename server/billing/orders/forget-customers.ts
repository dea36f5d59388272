import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { fulfil } from '../payments/fulfil.ts'
import { syncSubscription } from '../payments/fulfil-invoice.ts'

/** How often is looked, how many customers at once, and hours until one that could not be deleted is tried again at most. */
export const forgetting = { everySeconds: 600, most: 100, mostHours: 24 } as const

/** Closes orders of accounts that are gone: nobody is to pay them any more. One that was paid just now is settled. */
async function closeOrders(db: Database, provider: PaymentProvider, now: Date): Promise<void> {
  const rows = await db.queries
    .selectFrom('payments')
    .select(['id', 'provider_checkout_id as checkoutId'])
    .where('account_id', 'is', null)
    .where('provider', '=', provider.name)
    .where('status', 'in', ['creating', 'open'])
    .orderBy('id')
    .limit(forgetting.most)
    .execute()
  for (const { id, checkoutId } of rows) {
    const checkout = checkoutId === null ? null : await provider.expireCheckout(checkoutId)
    if (checkout?.status === 'complete') await fulfil(db, provider, id, now)
    else
      await db.queries
        .updateTable('payments')
        .set({ status: 'expired', claimed_until: null, touched_at: now })
        .where('id', '=', id)
        .where('status', 'in', ['creating', 'open'])
        .execute()
  }
}

/** Ends what the customer would still be charged for, and then deletes it. Throws PaymentProviderFailure. */
async function forget(db: Database, provider: PaymentProvider, customerId: string, now: Date): Promise<void> {
  for (const { id, status } of await provider.listSubscriptions(customerId)) {
    if (status === 'canceled' || status === 'incomplete_expired') continue
    await provider.endSubscription(id)
    await syncSubscription(db, provider, id, now)
  }
  await provider.deleteCustomer(customerId)
  await db.queries
    .updateTable('provider_customers')
    .set({ deleted_at: now, delete_next_at: null })
    .where('provider', '=', provider.name)
    .where('customer_id', '=', customerId)
    .execute()
}

/** Tries again later, after pauses that double up to a day. */
async function putOff(db: Database, provider: PaymentProvider, customerId: string, now: Date): Promise<void> {
  await sql`update provider_customers set delete_tries = delete_tries + 1,
      delete_next_at = ${now}::timestamptz
        + least(interval '10 minutes' * power(2, least(delete_tries, 20)), make_interval(hours => ${forgetting.mostHours}))
    where provider = ${provider.name} and customer_id = ${customerId}`.execute(db.queries)
}

/**
 * Deletes the customers of accounts that are gone at the provider, with the name and address that it was told, after ending
 * their subscriptions and closing their orders. Payments stay there and here as bookkeeping, without a name. What fails is
 * tried again for as long as it takes. A fault of one does not keep the others, and is thrown at the end; a provider that
 * does not answer ends the run. Gives how many were deleted. Decision 0037.
 */
export async function forgetCustomers(db: Database, provider: PaymentProvider, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('provider_customers')
    .select('customer_id as id')
    .where('account_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('provider', '=', provider.name)
    .where('livemode', '=', provider.livemode)
    .where((where) => where.or([where('delete_next_at', 'is', null), where('delete_next_at', '<=', now)]))
    .orderBy('customer_id')
    .limit(forgetting.most)
    .execute()
  const faults: unknown[] = []
  let deleted = 0
  try {
    await closeOrders(db, provider, now)
  } catch (error) {
    faults.push(error)
  }
  for (const { id } of rows)
    try {
      await forget(db, provider, id, now)
      deleted += 1
    } catch (error) {
      faults.push(error)
      await putOff(db, provider, id, now)
      if (error instanceof PaymentProviderFailure && error.kind === 'not_reached') break
    }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} customers of accounts that are gone could not be deleted`)
  return deleted
}

import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { fulfilInvoice, syncSubscription } from '../payments/fulfil-invoice.ts'

const hour = 3_600_000

/** Does work for each; a failure does not keep the others, and is thrown at the end. */
async function each(ids: readonly string[], what: string, work: (id: string) => Promise<void>): Promise<number> {
  const failures: unknown[] = []
  for (const id of ids)
    try {
      await work(id)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`)
  return ids.length
}

/**
 * Asks after subscriptions whose period ended an hour ago without news: a renewal whose news got lost is found here. Gives
 * how many were asked for.
 */
export async function followLateSubscriptions(db: Database, provider: PaymentProvider, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('subscriptions')
    .select('provider_subscription_id as id')
    .where('provider', '=', provider.name)
    .where('status', '<>', 'ended')
    .where('period_end', '<', new Date(now.getTime() - hour))
    .orderBy('period_end')
    .limit(200)
    .execute()
  return each(
    rows.map(({ id }) => id),
    'subscriptions could not be followed',
    async (id) => {
      const theirs = await provider.readSubscription(id)
      if (theirs !== null && theirs.latestInvoiceId !== null)
        await fulfilInvoice(db, provider, theirs.latestInvoiceId, now)
      await syncSubscription(db, provider, id, now)
    },
  )
}

/**
 * Ends the subscriptions of accounts that are gone with their period, so that nobody is charged for what they cannot use.
 * Gives how many.
 */
export async function endWithoutAccount(db: Database, provider: PaymentProvider, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('subscriptions')
    .select(['id', 'provider_subscription_id'])
    .where('provider', '=', provider.name)
    .where('account_id', 'is', null)
    .where('status', 'in', ['active', 'paused', 'incomplete'])
    .orderBy('id')
    .limit(200)
    .execute()
  return each(
    rows.map((row) => `${row.id} ${row.provider_subscription_id}`),
    'subscriptions without an account could not be ended',
    async (both) => {
      const [id = '', theirId = ''] = both.split(' ')
      await provider.setCancelAtPeriodEnd(theirId, true, `${id}:erased`)
      await syncSubscription(db, provider, theirId, now)
    },
  )
}

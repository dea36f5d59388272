import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { fulfil } from '../payments/fulfil.ts'
import { claimPayment, openCheckout, OtherAmounts } from './open-checkout.ts'

/** How often the job runs, how long a payment is left alone first, and how many are looked at in one run. */
export const completing = { everySeconds: 60, aloneSeconds: 60, most: 100 } as const
/** Hours for which the provider remembers a key surely; after that nothing is begun any more. M-012. */
const keyHours = 20

interface LeftLying {
  readonly id: string
  readonly status: 'creating' | 'open' | 'processing'
  readonly created_at: Date
}

/**
 * Payments that nobody works on: those that were not begun for a minute, and those that wait for their buyer, after
 * pauses that double, so that an order that was left is looked at a dozen times and not a thousand.
 */
async function leftLying(db: Database, provider: PaymentProvider, now: Date): Promise<LeftLying[]> {
  const { rows } = await sql<LeftLying>`
    select id, status, created_at from payments
    where status in ('creating', 'open', 'processing') and provider = ${provider.name} and account_id is not null
      and touched_at <= ${now}::timestamptz - make_interval(secs => ${completing.aloneSeconds})
      and (claimed_until is null or claimed_until <= ${now})
      and (status = 'creating' or touched_at + (touched_at - created_at) <= ${now})
    order by touched_at, id limit ${completing.most}`.execute(db.queries)
  return rows
}

async function expireUnbegun(db: Database, paymentId: string, now: Date): Promise<void> {
  await db.queries
    .updateTable('payments')
    .set({ status: 'expired', touched_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'creating')
    .execute()
}

/** Puts a payment behind the others: one that cannot be believed must not keep them waiting. */
async function leaveAlone(db: Database, paymentId: string, now: Date): Promise<void> {
  await db.queries
    .updateTable('payments')
    .set({ touched_at: now, claimed_until: null })
    .where('id', '=', paymentId)
    .where('status', 'in', ['creating', 'open', 'processing'])
    .execute()
}

async function complete(
  db: Database,
  provider: PaymentProvider,
  payment: LeftLying,
  site: string,
  now: Date,
): Promise<void> {
  const { id, status } = payment
  if (status === 'creating') {
    const forgotten = now.getTime() - payment.created_at.getTime() > keyHours * 3_600_000
    if (!forgotten && !(await claimPayment(db, id, now))) return
    if (!forgotten) await openCheckout(db, provider, id, { site }, now)
  }
  await fulfil(db, provider, id, now)
  if (status === 'creating') await expireUnbegun(db, id, now)
  await db.queries
    .updateTable('payments')
    .set({ touched_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'processing'])
    .execute()
}

/**
 * Picks up payments that were left lying: begins those whose answer was lost, with the same key, settles those that were
 * paid without our hearing of it, and closes those that are over. Gives the ids of those that it could not help; it stops
 * where the provider does not answer. A fault of one does not keep the others, and is thrown at the end. M-033.
 */
export async function completePayments(
  db: Database,
  provider: PaymentProvider,
  site: string,
  now: Date,
): Promise<string[]> {
  const failed: string[] = []
  const faults: unknown[] = []
  for (const payment of await leftLying(db, provider, now)) {
    try {
      await complete(db, provider, payment, site, now)
    } catch (error) {
      const expected = error instanceof PaymentProviderFailure || error instanceof OtherAmounts
      if (expected) failed.push(payment.id)
      else {
        faults.push(error)
        await leaveAlone(db, payment.id, now)
      }
      if (error instanceof PaymentProviderFailure && error.kind === 'not_reached') break
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be brought to their end`)
  return failed
}

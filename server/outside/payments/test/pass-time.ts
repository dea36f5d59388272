import { inTransaction } from '../../../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { renew, tryInvoice } from './invoices.ts'
import { tell } from './events.ts'
import { type Moment, momentAt, readSettings, type Till } from './till.ts'

interface Due {
  readonly kind: 'checkout' | 'invoice' | 'pause' | 'period'
  readonly id: string
  readonly due: Date
}

/** What is due next, by the provider's clock. A pause ends before the period that ends in the same moment. */
async function nextDue(tx: Tx, now: Date): Promise<Due | null> {
  const { rows } = await sql<Due>`select kind, id, due from (
      select 'checkout' as kind, id, expires_at as due, 0 as rank from testpay_checkouts where status = 'open'
      union all select 'pause', id, paused_until, 1 from testpay_subscriptions
        where status <> 'canceled' and paused_until is not null
      union all select 'invoice', i.id, i.next_try_at, 2 from testpay_invoices i where i.status = 'open' and i.next_try_at is not null
      union all select 'period', id, period_end, 3 from testpay_subscriptions where status <> 'canceled'
    ) everything where due <= ${now} order by due, rank, id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Closes a checkout that nobody has paid in time, or that was given up. */
export async function closeCheckout(tx: Tx, moment: Moment, id: string): Promise<void> {
  const closed = await tx
    .updateTable('testpay_checkouts')
    .set({ status: 'expired', brand: null, last4: null, behavior: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  if (closed !== undefined) await tell(tx, moment, 'checkout.session.expired', 'checkout', id)
}

async function doDue(tx: Tx, moment: Moment, { kind, id }: Due): Promise<void> {
  if (kind === 'checkout') return closeCheckout(tx, moment, id)
  if (kind === 'invoice') {
    const subscriptions = tx.selectFrom('testpay_invoices').select('subscription_id').where('id', '=', id)
    await tx.selectFrom('testpay_subscriptions').select('id').where('id', 'in', subscriptions).forUpdate().execute()
    const open = await tx
      .selectFrom('testpay_invoices')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where('next_try_at', '<=', moment.now)
      .executeTakeFirst()
    return open === undefined ? undefined : tryInvoice(tx, moment, id)
  }
  const row = await tx
    .selectFrom('testpay_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'canceled')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return
  if (kind === 'period') return row.period_end <= moment.now ? renew(tx, moment, row) : undefined
  if (row.paused_until === null || row.paused_until > moment.now) return
  await tx.updateTable('testpay_subscriptions').set({ paused_until: null }).where('id', '=', id).execute()
  await tell(tx, moment, 'customer.subscription.updated', 'subscription', id)
}

/** More than two years of a hundred monthly subscriptions: what is left waits for the next look. */
const mostAtOnce = 3000

/**
 * Does what the provider's clock has passed, in the order in which it was due and dated so: checkouts expire, pauses end,
 * failed charges are tried again, periods end and are charged. Gives how much was done.
 */
export async function passTime({ db, now }: Pick<Till, 'db' | 'now'>): Promise<number> {
  const real = now()
  for (let done = 0; done < mostAtOnce; done += 1) {
    const more = await inTransaction(db, async (tx) => {
      const moment = momentAt(await readSettings(tx), real)
      const due = await nextDue(tx, moment.now)
      if (due !== null) await doDue(tx, { ...moment, now: due.due }, due)
      return due !== null
    })
    if (!more) return done
  }
  return mostAtOnce
}

import { inTransaction } from '../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { changeCredits, type CreditStep } from './change-credits.ts'
import { lockCredits } from './credit-family.ts'
import { dateAt } from '../wall-clock.ts'

interface Overdue {
  readonly id: string
  readonly owner: string | null
  readonly expiration_date: string
  readonly time_zone: string | null
}

/** Free credits whose last date has passed where their owner lives; UTC where the account is gone. */
async function overdueCredits(queries: Database['queries'] | Tx, now: Date, ids: readonly string[] | null) {
  // Nowhere is it an earlier day than twelve hours before UTC.
  const latest = dateAt(now, 'Etc/GMT-14')
  const { rows } = await sql<Overdue>`
    select c.id, c.owner_account_id as owner, c.expiration_date, o.time_zone
    from credits c left join accounts o on o.id = c.owner_account_id
    where c.status = 'available' and c.expiration_date < ${latest}
      and (${ids === null} or c.id = any (${[...(ids ?? [])]}::uuid[]))
    order by c.id`.execute(queries)
  return rows.filter((row) => row.expiration_date < dateAt(now, row.time_zone ?? 'UTC'))
}

/** Credits of so many owners are held at a time. */
const ownersAtOnce = 100

/**
 * Marks free credits as expired whose last date has passed on their owner's calendar. One that is allocated stays, since
 * it was valid on the date of its class. Gives how many. C-146, C-218.
 */
export async function expireOverdueCredits(db: Database, by: string | null, now: Date): Promise<number> {
  const found = await overdueCredits(db.queries, now, null)
  const owners = [...new Set(found.map((row) => row.owner))]
  let count = 0
  for (let at = 0; at < owners.length; at += ownersAtOnce) {
    const some = new Set(owners.slice(at, at + ownersAtOnce))
    const ids = found.filter((row) => some.has(row.owner)).map((row) => row.id)
    count += await inTransaction(db, async (tx) => {
      await lockCredits(
        tx,
        [...some].filter((owner) => owner !== null),
      )
      const overdue = await overdueCredits(tx, now, ids)
      const steps = overdue.map(({ id }): CreditStep => ({
        creditId: id,
        from: 'available',
        to: 'expired',
        reason: 'expired',
        slotId: null,
        studentId: null,
      }))
      await changeCredits(tx, steps, by, now)
      return steps.length
    })
  }
  return count
}

import { inTransaction } from '../../database/in-transaction.ts'
import type { Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { postJournal } from './post.ts'

interface Earned {
  readonly change: string
  readonly payment: string | null
  readonly currency: Currency
  readonly value: string
  readonly back: boolean
}

/** Changes of credits by which something is earned, or is owed again, and that are not in the journal. */
async function unwritten(queries: Database['queries'], since: Date): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select h.id::text as change, c.payment_id as payment, c.currency, c.unit_value::text as value,
      h.from_status = 'used' as back
    from credit_changes h join credits c on c.id = h.credit_id
    where h.at >= ${since} and c.unit_value > 0
      and (h.to_status in ('used', 'expired') or h.from_status = 'used')
      and (h.to_status = 'used' or h.reason = 'expired' or (h.from_status = 'used' and h.to_status = 'available'))
      and not exists (select 1 from journal_transactions t where t.op_key = 'rec:' || h.id)
    order by h.id`.execute(queries)
  return rows
}

async function writeEarned(tx: Tx, earned: Earned, now: Date): Promise<void> {
  const value = Number(earned.value) * (earned.back ? -1 : 1)
  const entries = [
    { account: 'deferred_revenue', amount: value },
    { account: 'revenue', amount: -value },
  ] as const
  const { payment: paymentId, currency } = earned
  await postJournal(tx, { opKey: `rec:${earned.change}`, paymentId, currency, entries }, now)
}

const atOnce = 200

/**
 * Writes into the journal what was earned by classes that were held and credits that expired unused, and takes back what was
 * given back, once for each change of a credit since `since`. What a refund or dispute took is theirs to write. Gives how
 * many. M-032.
 */
export async function recognizeRevenue(db: Database, since: Date, now: Date): Promise<number> {
  const earned = await unwritten(db.queries, since)
  for (let at = 0; at < earned.length; at += atOnce)
    await inTransaction(db, async (tx) => {
      for (const one of earned.slice(at, at + atOnce)) await writeEarned(tx, one, now)
    })
  return earned.length
}

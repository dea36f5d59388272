import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** A rule of the ledgers, and how many rows break it. */
export interface BrokenRule {
  readonly rule: string
  readonly count: number
}

/**
 * Rules of the ledgers that no row may break, with how many do: each movement adds up to nothing, each credit is in the
 * state that its last change says, what a payment says it brought is there, what it says was refunded is the sum of its
 * refunds, and a paid one is in the journal. Only broken ones are given. M-033.
 */
export async function brokenMoneyRules(db: Database): Promise<BrokenRule[]> {
  const { rows } = await sql<BrokenRule>`
    select 'movements that do not add up' as rule, count(*)::int as count from (
      select 1 from journal_entries group by transaction_id having sum(amount) <> 0 or count(*) < 2) j
    union all select 'movements without entries', count(*)::int from journal_transactions t
      where not exists (select 1 from journal_entries e where e.transaction_id = t.id)
    union all select 'credits that are not as their last change says', count(*)::int from credits c
      where c.status is distinct from (select h.to_status from credit_changes h where h.credit_id = c.id
        order by h.id desc limit 1)
    union all select 'payments whose credits are not there', count(*)::int from payments p
      where p.credits_purchased <> (select count(*) from credits c where c.payment_id = p.id)
    union all select 'payments whose refunds are not their sum', count(*)::int from payments p
      where p.refunded <> (select coalesce(sum(r.amount), 0) from refunds r
        where r.payment_id = p.id and r.status = 'succeeded')
    union all select 'payments that are not in the journal', count(*)::int from payments p
      where p.charged_at is not null and p.total > 0
        and not exists (select 1 from journal_transactions t where t.op_key = 'pay:' || p.id)`.execute(db.queries)
  return rows.filter(({ count }) => count > 0)
}

/** What was counted last, and until when its sums reach; null: nothing was counted yet. */
export interface MoneyCheck {
  readonly checkedAt: Date
  readonly broken: readonly BrokenRule[]
  /** The beginning of a day, UTC: sums and days of what was before are stored. */
  readonly sumsUntil: Date
}

/** The last count of the rules. */
export async function readMoneyCheck(db: Database): Promise<MoneyCheck | null> {
  const row = await db.queries.selectFrom('money_checks').selectAll().executeTakeFirst()
  if (row === undefined) return null
  return { checkedAt: row.checked_at, broken: row.broken as BrokenRule[], sumsUntil: row.sums_until }
}

const hour = 3_600_000
const day = 24 * hour

/**
 * Counts all rules of the ledgers and stores how it stands, with the sums of every day that is over for an hour: what is
 * written by then carries an earlier time no more. Gives what is broken. Full counts: a minute for a million payments.
 */
export async function countMoney(db: Database, now: Date): Promise<BrokenRule[]> {
  const broken = await brokenMoneyRules(db)
  const until = new Date(Math.floor((now.getTime() - hour) / day) * day)
  await inTransaction(db, async (tx) => {
    await sql`insert into money_checks (checked_at, broken, sums_until)
      values (${now}, ${JSON.stringify(broken)}::text::jsonb, ${until})
      on conflict (only_one) do update set checked_at = excluded.checked_at, broken = excluded.broken,
        sums_until = excluded.sums_until`.execute(tx)
    await sql`delete from money_sums`.execute(tx)
    await sql`insert into money_sums (currency, account, amount)
      select t.currency, e.account, sum(e.amount)
        from journal_transactions t join journal_entries e on e.transaction_id = t.id where t.at < ${until} group by 1, 2
      union all select currency, 'provider_balance', sum(amount - fee) from provider_balance_changes
        where seen_at < ${until} group by 1`.execute(tx)
    await sql`delete from money_days`.execute(tx)
    await sql`insert into money_days (day, currency, paid, earned, refunded)
      select ${dayColumns} from journal_transactions t join journal_entries e on e.transaction_id = t.id
      where t.at < ${until} group by 1, 2`.execute(tx)
  })
  return broken
}

/**
 * What came in, was earned and given back in a day and currency, of `journal_transactions t` and `journal_entries e`. Money
 * comes in by `pay:` movements; what is earned is what leaves deferred revenue for revenue; what is given back leaves the
 * clearing account by `ref:` movements.
 */
export const dayColumns = sql`(t.at at time zone 'utc')::date as day, t.currency,
  coalesce(sum(e.amount) filter (where e.account = 'psp_clearing' and t.op_key like 'pay:%'), 0)::bigint as paid,
  coalesce(-sum(e.amount) filter (where e.account = 'revenue'), 0)::bigint as earned,
  coalesce(-sum(e.amount) filter (where e.account = 'psp_clearing' and t.op_key like 'ref:%'), 0)::bigint as refunded`

/** The nightly look at the ledgers: stores what it counts, and fails with numbers, without names, when a rule is broken. */
export async function checkMoney(db: Database, now: Date): Promise<void> {
  const broken = await countMoney(db, now)
  if (broken.length === 0) return
  throw new Error(broken.map(({ rule, count }) => `${count} ${rule}`).join('; '))
}

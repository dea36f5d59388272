import type { Currency } from '@polyhex/contract/billing/money'
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
 * refunds, and a paid one is in the journal. Only broken ones are given. billing.md, 3.3.
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

export interface Clearing {
  readonly currency: Currency
  readonly ours: number
  /** Null where nothing of the provider's balance was seen yet. */
  readonly theirs: number | null
}

/** What our clearing account holds and what the provider's balance is, in each currency that has either. Minor units. */
export async function readClearing(db: Database): Promise<Clearing[]> {
  const { rows } = await sql<Clearing>`
    select currency, sum(ours)::float8 as ours, sum(theirs)::float8 as theirs from (
      select t.currency, sum(e.amount) as ours, null::bigint as theirs
        from journal_entries e join journal_transactions t on t.id = e.transaction_id
        where e.account = 'psp_clearing' group by 1
      union all select currency, 0, sum(amount - fee) from provider_balance_changes group by 1) b
    group by currency order by currency`.execute(db.queries)
  return rows
}

/** The nightly look at the ledgers: fails with numbers, without names, when a rule is broken. */
export async function checkMoney(db: Database): Promise<void> {
  const broken = await brokenMoneyRules(db)
  if (broken.length === 0) return
  throw new Error(broken.map(({ rule, count }) => `${count} ${rule}`).join('; '))
}

import type { Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { dayColumns, type MoneyCheck } from '../reconcile/money-rules.ts'

const longAgo = new Date('2000-01-01T00:00:00Z')

export interface SumRow {
  readonly currency: Currency
  /** What is owed in classes. */
  readonly deferred: number
  readonly fees: number
  /** Our clearing account, and what the provider says its balance is: the same when all is well. Null: not compared yet. */
  readonly clearing: number
  readonly theirs: number | null
}

/** Sums of the journal and of the provider's balance in each currency: the stored ones and what came since. Minor units. */
export async function readSums(db: Database, check: MoneyCheck | null): Promise<SumRow[]> {
  const since = check?.sumsUntil ?? longAgo
  const { rows } = await sql<SumRow>`
    select currency, coalesce(-sum(amount) filter (where account = 'deferred_revenue'), 0)::float8 as deferred,
      coalesce(sum(amount) filter (where account = 'psp_fees'), 0)::float8 as fees,
      coalesce(sum(amount) filter (where account = 'psp_clearing'), 0)::float8 as clearing,
      sum(amount) filter (where account = 'provider_balance')::float8 as theirs
    from (
      select currency, account, amount from money_sums
      union all select t.currency, e.account, e.amount
        from journal_transactions t join journal_entries e on e.transaction_id = t.id
        where t.at >= ${since} and e.account in ('deferred_revenue', 'psp_fees', 'psp_clearing')
      union all select currency, 'provider_balance', amount - fee from provider_balance_changes where seen_at >= ${since}
    ) s group by currency order by currency`.execute(db.queries)
  return rows
}

export interface DayRow {
  readonly date: string
  readonly currency: Currency
  readonly paid: number
  readonly earned: number
  readonly refunded: number
}

/** What came in, was earned and given back each day (UTC): stored days, and what came since they were stored. */
export async function readDays(
  db: Database,
  { since, before }: { readonly since: Date; readonly before: Date },
  check: MoneyCheck | null,
): Promise<DayRow[]> {
  const stored = check?.sumsUntil ?? longAgo
  const from = since < stored ? stored : since
  const { rows } = await sql<DayRow>`
    select day::text as date, currency, paid::float8 as paid, earned::float8 as earned, refunded::float8 as refunded from (
      select day, currency, paid, earned, refunded from money_days
        where day >= (${since}::timestamptz at time zone 'utc')::date and day < (${before}::timestamptz at time zone 'utc')::date
      union all select ${dayColumns} from journal_transactions t join journal_entries e on e.transaction_id = t.id
        where t.at >= ${from} and t.at < ${before} group by 1, 2
    ) d where paid <> 0 or earned <> 0 or refunded <> 0 order by 1, 2`.execute(db.queries)
  return rows
}

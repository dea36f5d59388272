import { currencies, type Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type BrokenRule, brokenMoneyRules, readClearing } from '../reconcile/money-rules.ts'

/** Days in UTC, both included. */
export interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface DayRow {
  readonly date: string
  readonly currency: Currency
  readonly paid: number
  readonly earned: number
  readonly refunded: number
}

interface SumRow {
  readonly currency: Currency
  readonly deferred: number
  readonly fees: number
}

const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
const longAgo = new Date('2000-01-01T00:00:00Z')
const farAhead = new Date('2999-01-01T00:00:00Z')

/** The instants from and before which something of these days is. */
export function rangeOf({ from, to }: Days): { readonly since: Date; readonly before: Date } {
  return {
    since: from === undefined ? longAgo : new Date(`${from}T00:00:00Z`),
    before: to === undefined ? farAhead : dayAfter(to),
  }
}

/**
 * What came in, was earned and given back each day. Money comes in by `pay:` movements; what is earned is what leaves
 * deferred revenue for revenue; what is given back leaves the clearing account by `ref:` movements.
 */
async function readDays(db: Database, days: Days): Promise<DayRow[]> {
  const { since, before } = rangeOf(days)
  const { rows } = await sql<DayRow>`
    select to_char(t.at at time zone 'utc', 'YYYY-MM-DD') as date, t.currency,
      coalesce(sum(e.amount) filter (where e.account = 'psp_clearing' and t.op_key like 'pay:%'), 0)::float8 as paid,
      coalesce(-sum(e.amount) filter (where e.account = 'revenue'), 0)::float8 as earned,
      coalesce(-sum(e.amount) filter (where e.account = 'psp_clearing' and t.op_key like 'ref:%'), 0)::float8 as refunded
    from journal_transactions t join journal_entries e on e.transaction_id = t.id
    where t.at >= ${since} and t.at < ${before} group by 1, 2 order by 1, 2`.execute(db.queries)
  return rows.filter(({ paid, earned, refunded }) => paid !== 0 || earned !== 0 || refunded !== 0)
}

async function readSums(db: Database): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`select t.currency,
      coalesce(-sum(e.amount) filter (where e.account = 'deferred_revenue'), 0)::float8 as deferred,
      coalesce(sum(e.amount) filter (where e.account = 'psp_fees'), 0)::float8 as fees
    from journal_transactions t join journal_entries e on e.transaction_id = t.id group by 1`.execute(db.queries)
  return rows
}

async function readOpenCredits(db: Database): Promise<{ currency: Currency; count: number; worth: number }[]> {
  const { rows } = await sql<{ currency: Currency; count: number; worth: number }>`select currency,
      count(*)::int as count, sum(unit_value)::float8 as worth
    from credits where status in ('available', 'allocated') and unit_value is not null group by 1`.execute(db.queries)
  return rows
}

interface Counts {
  readonly open: number
  readonly oldest: Date | null
  readonly dead: number
  readonly disputes: number
}

async function readCounts(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from reconciliation_differences where settled_at is null) as open,
    (select min(found_at) from reconciliation_differences where settled_at is null) as oldest,
    (select count(*)::int from provider_events where dead_at is not null) as dead,
    (select count(*)::int from disputes where status = 'open') as disputes`.execute(db.queries)
  return rows[0] ?? { open: 0, oldest: null, dead: 0, disputes: 0 }
}

/** The state of the money: what is owed in classes, what came in, and whether everything holds together. P2-20. */
export async function financeOverview(db: Database, days: Days) {
  const found = await readDays(db, days)
  const [sums, credits, clearing] = [await readSums(db), await readOpenCredits(db), await readClearing(db)]
  const counts = await readCounts(db)
  const rules: BrokenRule[] = await brokenMoneyRules(db)
  const shown = currencies.filter((currency) =>
    [...found, ...sums, ...credits, ...clearing].some((one) => one.currency === currency),
  )
  const total = (currency: Currency, of: 'paid' | 'earned' | 'refunded'): number =>
    found.filter((day) => day.currency === currency).reduce((sum, day) => sum + day[of], 0)
  return {
    currencies: shown.map((currency) => {
      const open = credits.find((one) => one.currency === currency)
      const sum = sums.find((one) => one.currency === currency)
      const balance = clearing.find((one) => one.currency === currency)
      return {
        currency,
        creditsOpen: open?.count ?? 0,
        creditLiability: open?.worth ?? 0,
        deferredRevenue: sum?.deferred ?? 0,
        paid: total(currency, 'paid'),
        earned: total(currency, 'earned'),
        refunded: total(currency, 'refunded'),
        fees: sum?.fees ?? 0,
        clearing: balance?.ours ?? 0,
        providerBalance: balance?.theirs ?? null,
      }
    }),
    days: found,
    openDifferences: counts.open,
    oldestDifference: counts.oldest?.toISOString() ?? null,
    deadLetters: counts.dead,
    openDisputes: counts.disputes,
    brokenRules: rules,
  }
}

import { currencies, type Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { readMoneyCheck } from '../reconcile/money-rules.ts'
import { readDays, readSums } from './read-sums.ts'

/** Days in UTC, both included. */
export interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
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

/**
 * The state of the money: what is owed in classes, what came in, and whether everything holds together, as it was counted
 * last. Reads what came since the last count, and open things by their indexes, never the whole ledger. P2-20.
 */
export async function financeOverview(db: Database, days: Days) {
  const check = await readMoneyCheck(db)
  const found = await readDays(db, rangeOf(days), check)
  const [sums, credits] = [await readSums(db, check), await readOpenCredits(db)]
  const counts = await readCounts(db)
  const shown = currencies.filter((currency) =>
    [...found, ...sums, ...credits].some((one) => one.currency === currency),
  )
  const total = (currency: Currency, of: 'paid' | 'earned' | 'refunded'): number =>
    found.filter((day) => day.currency === currency).reduce((sum, day) => sum + day[of], 0)
  return {
    currencies: shown.map((currency) => {
      const open = credits.find((one) => one.currency === currency)
      const sum = sums.find((one) => one.currency === currency)
      return {
        currency,
        creditsOpen: open?.count ?? 0,
        creditLiability: open?.worth ?? 0,
        deferredRevenue: sum?.deferred ?? 0,
        paid: total(currency, 'paid'),
        earned: total(currency, 'earned'),
        refunded: total(currency, 'refunded'),
        fees: sum?.fees ?? 0,
        clearing: sum?.clearing ?? 0,
        providerBalance: sum?.theirs ?? null,
      }
    }),
    days: found,
    openDifferences: counts.open,
    oldestDifference: counts.oldest?.toISOString() ?? null,
    deadLetters: counts.dead,
    openDisputes: counts.disputes,
    brokenRules: [...(check?.broken ?? [])],
    rulesCheckedAt: check?.checkedAt.toISOString() ?? null,
  }
}

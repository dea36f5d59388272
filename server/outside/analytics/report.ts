import { addDays } from '@polyhex/contract/calendar-dates'
import {
  type AnalyticsEventName,
  analyticsEvents,
  type SignUpType,
  signUpTypes,
} from '@polyhex/contract/identity/analytics-events'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { instantAt, weekdayOf } from '../../wall-clock.ts'

/** A day or a week of a range, both ends counted. */
export interface Period {
  readonly from: string
  readonly to: string
}

type Counts = Record<AnalyticsEventName, number>
const noCounts = (): Counts => Object.fromEntries(analyticsEvents.map((event) => [event, 0])) as Counts

/** The days of a range, or its weeks from Sunday to Saturday, of which the first and last may be cut. Dates as `2026-11-02`. */
export function periodsOf(from: string, to: string, by: 'day' | 'week'): Period[] {
  const periods: Period[] = []
  let start = from
  while (start <= to) {
    const saturday = addDays(start, by === 'day' ? 0 : 6 - weekdayOf(start))
    const end = saturday > to ? to : saturday
    periods.push({ from: start, to: end })
    start = addDays(end, 1)
  }
  return periods
}

const midnight = (day: string, timeZone: string, days = 0): Date => instantAt(addDays(day, days), 0, timeZone)

/** How often each event happened in each period, by the calendar of a time zone. */
export async function countEvents(
  queries: Kysely<Tables>,
  periods: readonly Period[],
  timeZone: string,
): Promise<Counts[]> {
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return []
  const begins = periods.map(({ from }) => midnight(from, timeZone))
  const { rows } = await sql<{ period: number; event: AnalyticsEventName; times: number }>`
    select width_bucket(at, ${begins}::timestamptz[])::integer as period, event, count(*)::integer as times
    from analytics_events where at >= ${begins[0]} and at < ${midnight(last.to, timeZone, 1)}
    group by 1, 2`.execute(queries)
  const counts = periods.map(noCounts)
  for (const { period, event, times } of rows) {
    const of = counts[period - 1]
    if (of !== undefined) of[event] = times
  }
  return counts
}

export interface Funnel {
  readonly accountType: SignUpType
  readonly steps: readonly { readonly step: number; readonly accounts: number }[]
}

/** How many accounts reached each step of sign-up in a range of days, each counted once however often it went there. */
export async function countFunnel(queries: Kysely<Tables>, { from, to }: Period, timeZone: string): Promise<Funnel[]> {
  const { rows } = await sql<{ account_type: SignUpType; step: number; accounts: number }>`
    select account_type, step::integer, count(distinct coalesce(account_id::text, visitor))::integer as accounts
    from analytics_events
    where event = 'account_onboarding' and at >= ${midnight(from, timeZone)} and at < ${midnight(to, timeZone, 1)}
    group by 1, 2 order by 2`.execute(queries)
  return signUpTypes
    .map((accountType) => ({
      accountType,
      steps: rows.filter((row) => row.account_type === accountType).map(({ step, accounts }) => ({ step, accounts })),
    }))
    .filter(({ steps }) => steps.length > 0)
}

/** The sum of counts. */
export function sumCounts(counts: readonly Counts[]): Counts {
  const sum = noCounts()
  for (const of of counts) for (const event of analyticsEvents) sum[event] += of[event]
  return sum
}

import { countedSeconds, timesBeforeTold } from '@polyhex/contract/activity/progress'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'

/** Answers on one topic level in one of the two periods. */
export interface TopicCounts {
  readonly key: string
  /** In the period; else in the one before it. */
  readonly now: boolean
  readonly answers: number
  readonly right: number
  readonly skipped: number
  readonly helped: number
  readonly seconds: number
  readonly latest: string
}

/** Answers of one day of the period; `place` counts from 1. */
export interface DayCounts {
  readonly place: number
  readonly answers: number
  readonly right: number
  readonly seconds: number
}

export interface MisconceptionCounts {
  readonly id: string
  readonly times: number
  readonly latest: string
  /** The topic level where it showed last. */
  readonly key: string
}

/** What the database counts for a page of progress, in one round trip. */
export interface Figures {
  readonly topics: readonly TopicCounts[]
  readonly days: readonly DayCounts[]
  /** Days with an answer in the period before. */
  readonly days_before: number
  readonly misconceptions: readonly MisconceptionCounts[]
  readonly activities: number
  readonly activities_before: number
  readonly begun: boolean
  readonly public_name: string
  readonly avatar: string
  readonly grade: number | null
  readonly time_zone: string
}

/** One scan of the answers of two periods ($2 to $4, of which the later begins at $3); $6 and $7 are the days' beginnings. */
const readFiguresStatement = statement<Figures>(
  'read_progress',
  `with recent as materialized (
     select topic_code_level as key, outcome, help_viewed, misconception, answered_at, answered_at >= $3 as now,
       least(time_taken_ms, $5::integer * 1000) / 1000.0 as seconds
     from answers where account_id = $1 and answered_at >= $2 and answered_at <= $4)
   select
     (select coalesce(json_agg(t), '[]') from (
        select key, now, count(*)::integer as answers, (count(*) filter (where outcome = 'right'))::integer as right,
          (count(*) filter (where outcome = 'skipped'))::integer as skipped,
          (count(*) filter (where outcome = 'right' and help_viewed))::integer as helped,
          round(sum(seconds))::integer as seconds, max(answered_at) as latest
        from recent group by key, now order by count(*) desc, key) t) as topics,
     (select coalesce(json_agg(d), '[]') from (
        select width_bucket(answered_at, $6::timestamptz[]) as place, count(*)::integer as answers,
          (count(*) filter (where outcome = 'right'))::integer as right, round(sum(seconds))::integer as seconds
        from recent where now group by 1 order by 1) d) as days,
     (select count(distinct width_bucket(answered_at, $7::timestamptz[]))::integer from recent where not now) as days_before,
     (select coalesce(json_agg(m), '[]') from (
        select misconception as id, count(*)::integer as times, max(answered_at) as latest,
          (array_agg(key order by answered_at desc))[1] as key
        from recent where now and outcome = 'wrong' and misconception is not null
        group by misconception having count(*) >= $8::integer order by count(*) desc, max(answered_at) desc limit 20) m
     ) as misconceptions,
     (select count(*)::integer from runs where account_id = $1 and state = 'finished' and finished_at >= $3
        and finished_at <= $4) as activities,
     (select count(*)::integer from runs where account_id = $1 and state = 'finished' and finished_at >= $2
        and finished_at < $3) as activities_before,
     exists (select 1 from answers where account_id = $1) as begun,
     a.public_name, a.avatar, a.grade, a.time_zone
   from accounts a where a.id = $1`,
)

/**
 * Counts what an account answered in a period and in the one of equal length before it. `days` are the beginnings of the
 * days of both, oldest first; `end` is when the later one ends. Null when there is no such account.
 */
export async function readFigures(
  db: Database,
  accountId: string,
  days: readonly Date[],
  end: Date,
): Promise<Figures | null> {
  const half = days.length / 2
  const [before, current] = [days.slice(0, half), days.slice(half)]
  const [figures] = await db.run(readFiguresStatement, [
    ...[accountId, before[0], current[0], end, countedSeconds],
    ...[current, before, timesBeforeTold],
  ])
  return figures ?? null
}

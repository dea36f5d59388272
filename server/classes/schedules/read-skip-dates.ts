import type { SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { ClassViewer } from '../class-viewer.ts'
import { instantAt, localAt, zoneNameAt } from '../../wall-clock.ts'
import { isKnown } from './read-schedules.ts'

/** Which skipped dates are asked for. Dates are in the zone of the schedule. */
export interface SkipDateFilter {
  readonly recurringScheduleId?: string | undefined
  readonly date?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface Row {
  readonly id: string
  readonly on_date: string
  readonly account_id: string | null
  readonly public_name: string | null
  readonly schedule_id: string
  readonly name: string
  readonly time_zone: string
  readonly day: number
  readonly minute: number
  readonly duration: number
  readonly starting_at: Date | null
}

/** No answer holds more. */
const mostRows = 2000

function toSkipDate(row: Row, timeZone: string): SkipDate {
  const startingAt = row.starting_at ?? instantAt(row.on_date, row.minute, row.time_zone)
  const recurrence = { day: row.day, minute: row.minute, duration: row.duration }
  return {
    id: row.id,
    date: row.on_date,
    recurringScheduleId: row.schedule_id,
    recurringSchedule: {
      id: row.schedule_id,
      name: row.name,
      timeZone: row.time_zone,
      recurrence: recurrence as SkipDate['recurringSchedule']['recurrence'],
    },
    account: row.account_id === null ? null : { id: row.account_id, publicName: row.public_name ?? '' },
    startingAt: startingAt.toISOString(),
    local: localAt(startingAt, timeZone),
    zone: zoneNameAt(startingAt, timeZone),
  }
}

/**
 * Skipped dates, in order: those of the accounts that are asked about, and those of the whole class in schedules of which
 * the viewer may know; all of them for an administrator who names no account. C-186.
 */
export async function readSkipDates(
  db: Database,
  viewer: ClassViewer,
  filter: SkipDateFilter,
  now: Date,
): Promise<SkipDate[]> {
  const ids = viewer.asked.map((account) => account.id)
  const whose =
    viewer.isAdmin && !viewer.names
      ? sql<boolean>`true`
      : sql<boolean>`(k.account_id = any (${ids}::uuid[]) or k.account_id is null and ${isKnown(viewer, now)})`
  const { rows } = await sql<Row>`
    select k.id, k.on_date, k.account_id, a.public_name, r.id as schedule_id, r.name, r.time_zone, r.day, r.minute,
      r.duration, s.starting_at
    from skip_dates k join recurring_schedules r on r.id = k.recurring_schedule_id
    left join accounts a on a.id = k.account_id
    left join time_slots s on s.recurring_schedule_id = r.id and s.occurrence_on = k.on_date
    where ${whose}
      and (${filter.recurringScheduleId ?? null}::uuid is null or r.id = ${filter.recurringScheduleId ?? null})
      and (${filter.date ?? null}::date is null or k.on_date = ${filter.date ?? null})
      and (${filter.from ?? null}::date is null or k.on_date >= ${filter.from ?? null})
      and (${filter.to ?? null}::date is null or k.on_date <= ${filter.to ?? null})
    order by k.on_date, r.minute, k.id limit ${mostRows}`.execute(db.queries)
  return rows.map((row) => toSkipDate(row, viewer.timeZone))
}

/** One skipped date: of an account, or of the whole class. */
export async function readSkipDate(
  db: Database,
  viewer: ClassViewer,
  scheduleId: string,
  date: string,
  { accountId, now }: { readonly accountId: string | null; readonly now: Date },
): Promise<SkipDate> {
  const found = await readSkipDates(db, viewer, { recurringScheduleId: scheduleId, date }, now)
  const skipDate = found.find((one) => (one.account?.id ?? null) === accountId)
  if (skipDate === undefined) throw new Error('a date that has just been skipped is there')
  return skipDate
}

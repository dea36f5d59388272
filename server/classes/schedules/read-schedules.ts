import { addDays } from '@polyhex/contract/calendar-dates'
import { maySignUp, type Restriction, runsWeekly, type ScheduleStatus } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ClassAccount, ClassViewer } from '../class-viewer.ts'
import { dateAt, localAt, type LocalDate, zoneNameAt } from '../../wall-clock.ts'
import { type ScheduleRow, seriesOf } from './schedule-rows.ts'
import { dateOfClick } from './viewer-dates.ts'

/** Classes of a schedule that a reader is told of. */
const upcomingClasses = 6

/**
 * The schedules, as `r`, of which a viewer may know: all for an administrator; else those to which an account it asks for
 * comes, and those that run and which one of them may join. Whoever left is past it everywhere on earth after a day.
 */
export function isKnown(viewer: ClassViewer, now: Date): RawBuilder<boolean> {
  if (viewer.isAdmin) return sql`true`
  const accounts = viewer.names ? viewer.asked : viewer.own
  const yesterday = addDays(dateAt(now, 'UTC'), -1)
  const ids = accounts.map((account) => account.id)
  const groups = [...new Set(accounts.filter((account) => account.isStudent).flatMap((account) => account.groups))]
  return sql`(r.status not in ('none', 'deleted') and (r.id in (
      select m.recurring_schedule_id from recurring_attendees m where m.account_id = any (${ids}::uuid[])
        and (m.ending_on is null or m.ending_on >= ${yesterday}::date))
    or r.status in ('plan', 'active') and r.restrictions && ${groups}::text[]
      and not r.restrictions && array['internal', 'deprecated']))`
}

/** Schedules by status, by weekday and time. */
async function rowsOf(
  db: Database,
  viewer: ClassViewer,
  where: { readonly status: readonly ScheduleStatus[] } | { readonly id: string },
  now: Date,
): Promise<ScheduleRow[]> {
  const wanted = 'id' in where ? sql`r.id = ${where.id}` : sql`r.status in (${sql.join([...where.status])})`
  const { rows } = await sql<ScheduleRow>`select r.* from recurring_schedules r
    where ${wanted} and ${isKnown(viewer, now)} order by r.day, r.minute, r.name, r.id limit 2000`.execute(db.queries)
  return rows
}

interface Counts {
  readonly id: string
  readonly attendees: number
  readonly upcoming: { readonly starting_at: string; readonly occurrence_on: string }[] | null
}

async function countsOf(db: Database, rows: readonly ScheduleRow[], now: Date): Promise<Map<string, Counts>> {
  const given = JSON.stringify(rows.map((row) => ({ id: row.id, today: dateAt(now, row.time_zone) })))
  const { rows: found } = await sql<Counts>`
    select v.id, (select count(*)::int from recurring_attendees m where m.recurring_schedule_id = v.id
        and m.starting_on <= v.today and (m.ending_on is null or m.ending_on >= v.today)) as attendees,
      (select json_agg(n) from (select s.starting_at, s.occurrence_on from time_slots s
        where s.recurring_schedule_id = v.id and s.starting_at > ${now} and s.status not in ('none', 'cancelled')
        order by s.starting_at limit ${upcomingClasses}) n) as upcoming
    from json_to_recordset(${given}::text::json) as v (id uuid, today date)`.execute(db.queries)
  return new Map(found.map((one) => [one.id, one]))
}

interface Membership {
  readonly schedule: string
  readonly account: string
  readonly registered: boolean
  readonly skips: string[]
}

/** Who of these accounts comes weekly, today or later, and the dates each skips from today on. */
async function membershipsOf(
  db: Database,
  rows: readonly ScheduleRow[],
  accounts: readonly string[],
  now: Date,
): Promise<Map<string, Membership>> {
  if (accounts.length === 0) return new Map()
  const given = JSON.stringify(rows.map((row) => ({ id: row.id, today: dateAt(now, row.time_zone) })))
  const { rows: found } = await sql<Membership>`
    select v.id as schedule, p.id as account,
      exists (select 1 from recurring_attendees m where m.recurring_schedule_id = v.id and m.account_id = p.id
        and (m.ending_on is null or m.ending_on >= v.today)) as registered,
      array(select k.on_date::text from skip_dates k where k.recurring_schedule_id = v.id and k.account_id = p.id
        and k.on_date >= v.today order by 1) as skips
    from json_to_recordset(${given}::text::json) as v (id uuid, today date)
    cross join unnest(${[...accounts]}::uuid[]) as p (id)`.execute(db.queries)
  return new Map(found.map((one) => [`${one.schedule} ${one.account}`, one]))
}

/** Whether an account could come to a schedule weekly, if it does not. C-141. */
export function mayRegister(row: ScheduleRow, account: ClassAccount): boolean {
  return account.isStudent && runsWeekly(row.status) && maySignUp(row.restrictions as Restriction[], account.groups)
}

/** Which parts a reader wants; a list that is not wanted comes empty. */
interface Parts {
  readonly registrations: boolean
}

async function described(
  db: Database,
  viewer: ClassViewer,
  rows: readonly ScheduleRow[],
  now: Date,
  { registrations }: Parts,
): Promise<RecurringSchedule[]> {
  if (rows.length === 0) return []
  const accounts = registrations ? viewer.asked : []
  const counts = await countsOf(db, rows, now)
  const ids = accounts.map((account) => account.id)
  const memberships = await membershipsOf(db, rows, ids, now)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    timeZone: row.time_zone,
    restrictions: row.restrictions as Restriction[],
    startingOn: row.starting_on,
    endingOn: row.ending_on,
    recurrence: {
      day: row.day,
      minute: row.minute,
      duration: row.duration as RecurringSchedule['recurrence']['duration'],
    },
    capacity: row.capacity,
    generatedThrough: viewer.isAdmin ? row.generated_through : null,
    version: row.version,
    stats: { attendees: counts.get(row.id)?.attendees ?? 0 },
    upcoming: (counts.get(row.id)?.upcoming ?? []).map(({ starting_at, occurrence_on }) =>
      seenAt(new Date(starting_at), occurrence_on, viewer.timeZone, row.time_zone),
    ),
    registrations: accounts.map((account) => {
      const membership = memberships.get(`${row.id} ${account.id}`)
      const registered = membership?.registered ?? false
      return {
        accountId: account.id,
        registered,
        mayRegister: !registered && mayRegister(row, account),
        skips: membership?.skips ?? [],
      }
    }),
  }))
}

function seenAt(
  at: Date,
  onDate: LocalDate,
  timeZone: string,
  ofSchedule: string,
): RecurringSchedule['upcoming'][number] {
  const seen = { local: localAt(at, timeZone), zone: zoneNameAt(at, timeZone) }
  return { startingAt: at.toISOString(), onDate, school: localAt(at, ofSchedule), ...seen }
}

const running: readonly ScheduleStatus[] = ['plan', 'active']
const notDeleted: readonly ScheduleStatus[] = ['none', 'plan', 'paused', 'active']

/** The weekly classes of which the viewer may know, by weekday and time. C-180. */
export async function readSchedules(
  db: Database,
  viewer: ClassViewer,
  {
    status,
    fields,
    day,
  }: {
    readonly status?: readonly ScheduleStatus[] | undefined
    readonly fields?: string | undefined
    readonly day?: LocalDate | undefined
  },
  now: Date,
): Promise<RecurringSchedule[]> {
  const rows = await rowsOf(db, viewer, { status: status ?? (viewer.isAdmin ? notDeleted : running) }, now)
  const registrations = fields?.split(',').includes('registrations') ?? true
  const found = await described(db, viewer, rows, now, { registrations })
  if (day === undefined) return found
  const dates = new Map(rows.map((row) => [row.id, dateOfClick(seriesOf(row), day, viewer.timeZone)]))
  return found.map((schedule) => ({ ...schedule, dateOnDay: dates.get(schedule.id) ?? null }))
}

/** One weekly class. Throws schedule_not_found, also for one of which the viewer may not know. */
export async function readSchedule(
  db: Database,
  viewer: ClassViewer,
  id: string,
  now: Date,
): Promise<RecurringSchedule> {
  const [schedule] = await described(db, viewer, await rowsOf(db, viewer, { id }, now), now, { registrations: true })
  if (schedule === undefined) throw new Refusal('schedule_not_found')
  return schedule
}

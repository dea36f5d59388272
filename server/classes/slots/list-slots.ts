import { calendarDays } from '@polyhex/contract/classes/class-limits'
import { listedStatuses, type SlotStatus, slotStatuses } from '@polyhex/contract/classes/class-statuses'
import { mostPages, pageSize } from '@polyhex/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { ClassViewer } from '../class-viewer.ts'

/** What is asked of the list of classes. */
export interface SlotFilter {
  readonly status?: readonly SlotStatus[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly recurringScheduleId?: string | undefined
  readonly sectionId?: string | undefined
  /** Only classes that the asked accounts are in. */
  readonly attended?: boolean | undefined
  readonly teacherAccountId?: string | undefined
  readonly slotId?: string
  readonly offset: number
  readonly count: number
}

/** Nobody pages further than this. */
const mostCounted = pageSize * mostPages

/** A class that one of these accounts is in, or skips. */
function isAttended(ids: readonly string[]): RawBuilder<boolean> {
  return sql`s.id in (select a.time_slot_id from attendees a where a.account_id = any (${[...ids]}::uuid[])
    and (a.removed_at is null or a.removed_because = 'skip'))`
}

/** A class that this account teaches. */
function isTaught(id: string): RawBuilder<boolean> {
  return sql`s.id in (select a.time_slot_id from attendees a
    where a.account_id = ${id} and a.is_teacher and a.removed_at is null)`
}

/**
 * A class that takes place and that one of the students among these accounts may join by itself: the rule of `maySignUp`
 * in SQL. A planned class is announced to those for whom it is.
 */
function mayBeJoined(viewer: ClassViewer, accounts: ClassViewer['own'], now: Date): RawBuilder<boolean> {
  const students = accounts.filter((account) => account.isStudent)
  if (students.length === 0) return sql`false`
  const groups = [...new Set(students.flatMap((account) => account.groups))]
  const length = viewer.literal45 ? sql`45` : sql`greatest(45, s.duration)`
  return sql`(s.status in ('planned', 'open', 'ready_to_group', 'groups_created')
    and s.starting_at > ${now}::timestamptz - interval '180 minutes'
    and s.starting_at + make_interval(mins => ${length}) > ${now}
    and not s.restrictions && array['internal', 'deprecated']
    and (s.restrictions = '{}' or s.restrictions && ${groups}::text[]))`
}

/** What the viewer may see of all classes. A draft is seen by administrators alone (decision 0025, 2). */
function isVisible(viewer: ClassViewer, now: Date): RawBuilder<boolean> {
  if (viewer.isAdmin) return sql`true`
  // Whoever asks about one child sees what that child sees, not what a brother or sister does.
  const accounts = viewer.names ? viewer.asked : viewer.own
  const ids = [viewer.accountId, ...accounts.map((account) => account.id)]
  const parts = [isAttended(viewer.names ? ids.slice(1) : ids), mayBeJoined(viewer, accounts, now)]
  if (viewer.teaches) parts.push(isTaught(viewer.accountId))
  return sql`s.status <> 'none' and (${sql.join(parts, sql` or `)})`
}

/** The days that are shown where nobody says which, so that no question is about all classes of all times. C-249, C-250. */
function rangeOf(viewer: ClassViewer, filter: SlotFilter, now: Date): { from: Date | null; to: Date | null } {
  const given = {
    from: filter.from === undefined ? null : new Date(filter.from),
    to: filter.to === undefined ? null : new Date(filter.to),
  }
  if (given.from !== null || given.to !== null || filter.slotId !== undefined) return given
  const days = viewer.isAdmin || viewer.teaches ? calendarDays.staff : calendarDays.student
  return {
    from: new Date(now.getTime() - days.past * 86_400_000),
    to: new Date(now.getTime() + days.ahead * 86_400_000),
  }
}

function conditions(viewer: ClassViewer, filter: SlotFilter, now: Date): RawBuilder<boolean> {
  const { from, to } = rangeOf(viewer, filter, now)
  const status = filter.status ?? (filter.slotId === undefined ? listedStatuses : slotStatuses)
  const asked = viewer.asked.map((account) => account.id)
  const parts: RawBuilder<boolean>[] = [
    sql`s.status in (${sql.join([...status])})`,
    ...(filter.slotId === undefined ? [] : [sql<boolean>`s.id = ${filter.slotId}`]),
    ...(from === null ? [] : [sql<boolean>`s.starting_at >= ${from}`]),
    ...(to === null ? [] : [sql<boolean>`s.starting_at < ${to}`]),
    ...(filter.recurringScheduleId === undefined
      ? []
      : [sql<boolean>`s.recurring_schedule_id = ${filter.recurringScheduleId}`]),
    ...(filter.sectionId === undefined ? [] : [sql<boolean>`s.section_id = ${filter.sectionId}`]),
    ...(filter.attended === true ? [isAttended(asked)] : []),
    ...(filter.teacherAccountId === undefined ? [] : [isTaught(filter.teacherAccountId)]),
    isVisible(viewer, now),
  ]
  return sql`${sql.join(parts, sql` and `)}`
}

/** A class as it is stored, with the name of its schedule. */
export interface ListedSlot {
  readonly id: string
  readonly name: string | null
  readonly schedule_name: string | null
  readonly status: SlotStatus
  readonly starting_at: Date
  readonly duration: number
  readonly time_zone: string
  readonly restrictions: string[]
  readonly section_id: string | null
  readonly recurring_schedule_id: string | null
  readonly occurrence_on: string | null
  readonly detached: boolean
  readonly capacity: number | null
  readonly seats_taken: number
}

const columns = sql`s.id, s.name, r.name as schedule_name, s.status, s.starting_at, s.duration, s.time_zone,
  s.restrictions, s.section_id, s.recurring_schedule_id, s.occurrence_on, s.detached, s.capacity, s.seats_taken`

/** Classes by their ids, whoever may see them, in the order of their start: for what has shown who looks elsewhere. */
export async function slotsByIds(db: Database, ids: readonly string[]): Promise<ListedSlot[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedSlot>`select ${columns} from time_slots s
    left join recurring_schedules r on r.id = s.recurring_schedule_id
    where s.id = any (${[...ids]}::uuid[]) order by s.starting_at, s.id`.execute(db.queries)
  return rows
}

/**
 * A page of the classes that the viewer may see, in the order of their start, with how many there are (counted up to the
 * most that anybody can page through). An administrator sees all; a tutor those it teaches; others those that they or the
 * accounts they manage are in or may join. C-134, C-188.
 */
export async function listSlots(
  db: Database,
  viewer: ClassViewer,
  filter: SlotFilter,
  now: Date,
): Promise<{ rows: ListedSlot[]; total: number }> {
  const where = conditions(viewer, filter, now)
  const { rows } = await sql<ListedSlot>`select ${columns} from time_slots s
    left join recurring_schedules r on r.id = s.recurring_schedule_id
    where ${where} order by s.starting_at, s.id offset ${filter.offset} limit ${filter.count}`.execute(db.queries)
  if (rows.length > 0 && rows.length < filter.count) return { rows, total: filter.offset + rows.length }
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from time_slots s where ${where} limit ${mostCounted}) found`.execute(db.queries)
  return { rows, total: counted[0]?.total ?? 0 }
}

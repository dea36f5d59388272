import { addDays } from '@polyhex/contract/calendar-dates'
import type { Attendee, RecurringAttendee } from '@polyhex/contract/classes/attendee'
import { type RawBuilder, sql } from 'kysely'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { type ClassViewer, classViewer } from '../class-viewer.ts'
import { dateAt, instantAt } from '../../wall-clock.ts'
import type { RoomPlace } from '../groups/show-groups.ts'
import { type AttendeeReader, describeAttendees, taughtBy } from './describe-attendees.ts'

interface Page {
  readonly offset: number
  readonly count: number
  /** Members that are asked for; what is not is not counted either. */
  readonly fields?: string | undefined
}

/** What is asked of the list of attendees. */
export interface AttendeeFilter extends Page {
  readonly accountId?: string | undefined
  readonly timeSlotId?: string | undefined
  readonly timeSlotIds?: readonly string[] | undefined
  /** A day on the reader's clock, as `2027-03-08`. */
  readonly date?: string | undefined
  readonly isTeacher?: boolean | undefined
}

const all = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql`true` : sql`${sql.join([...parts], sql` and `)}`

function readerOf(viewer: ClassViewer, place: RoomPlace): AttendeeReader & { accountId: string } {
  const ownIds = new Set(viewer.own.map((account) => account.id))
  const { publicAddress, roomsAreOurs } = place
  return { accountId: viewer.accountId, isAdmin: viewer.isAdmin, ownIds, publicAddress, roomsAreOurs }
}

/** Rows that a viewer may see: all, those of the classes it teaches, its own and those of accounts it manages. */
function inSight(viewer: ClassViewer): RawBuilder<boolean> {
  if (viewer.isAdmin) return sql`true`
  const own = viewer.own.map((account) => account.id)
  const mine = sql<boolean>`(s.status <> 'none' and a.account_id = any (${own}::uuid[]))`
  return viewer.teaches ? sql`(${mine} or (s.status <> 'none' and ${taughtBy(viewer.accountId)}))` : mine
}

/** Throws account_not_found for an account none of whose classes the viewer may see. */
async function demandAccountInSight(db: Database, viewer: ClassViewer, accountId: string): Promise<void> {
  if (viewer.own.some((account) => account.id === accountId)) return
  const { rows } =
    await sql`select 1 from accounts p where p.id = ${accountId} and (${viewer.isAdmin} or (${viewer.teaches}
    and exists (select 1 from attendees a where a.account_id = p.id and ${taughtBy(viewer.accountId)})))`.execute(
      db.queries,
    )
  if (rows.length === 0) throw new Refusal('account_not_found')
}

/** Throws time_slot_not_found for a class of whose attendees the viewer may see none. */
async function demandSlotInSight(db: Database, viewer: ClassViewer, slotId: string): Promise<void> {
  const own = viewer.own.map((account) => account.id)
  const { rows } = await sql`select 1 from time_slots s where s.id = ${slotId} and (${viewer.isAdmin} or (
    s.status <> 'none' and exists (select 1 from attendees a where a.time_slot_id = s.id and (
      a.account_id = any (${own}::uuid[]) or (${viewer.teaches} and ${taughtBy(viewer.accountId)})))))`.execute(
    db.queries,
  )
  if (rows.length === 0) throw new Refusal('time_slot_not_found')
}

/**
 * Attendees as the caller may see them, students who skip included. Throws account_not_found, time_slot_not_found for what
 * is not the caller's to see. C-191, C-208.
 */
export async function listAttendees(
  db: Database,
  account: Account,
  filter: AttendeeFilter,
  { now, ...place }: RoomPlace & { readonly now: Date },
): Promise<{ attendees: Attendee[]; total: number }> {
  const viewer = await classViewer(db, account)
  const { accountId, timeSlotId, timeSlotIds, date, isTeacher } = filter
  if (accountId !== undefined) await demandAccountInSight(db, viewer, accountId)
  if (timeSlotId !== undefined) await demandSlotInSight(db, viewer, timeSlotId)
  const zone = viewer.timeZone
  const parts = [
    inSight(viewer),
    ...(accountId === undefined ? [] : [sql<boolean>`a.account_id = ${accountId}`]),
    ...(timeSlotId === undefined ? [] : [sql<boolean>`a.time_slot_id = ${timeSlotId}`]),
    ...(timeSlotIds === undefined ? [] : [sql<boolean>`a.time_slot_id = any (${[...timeSlotIds]}::uuid[])`]),
    ...(isTeacher === undefined ? [] : [sql<boolean>`a.is_teacher = ${isTeacher}`]),
    ...(date === undefined
      ? []
      : [
          sql<boolean>`s.starting_at >= ${instantAt(date, 0, zone)} and s.starting_at < ${instantAt(addDays(date, 1), 0, zone)}`,
        ]),
  ]
  return describeAttendees(db, readerOf(viewer, place), all(parts), filter, now)
}

/** One attendee, for who has just changed it. Throws not_attendee. */
export async function readAttendee(
  db: Database,
  account: Account,
  at: { readonly slotId: string; readonly accountId: string },
  { now, ...place }: RoomPlace & { readonly now: Date },
): Promise<Attendee> {
  const viewer = await classViewer(db, account)
  const where = sql<boolean>`a.time_slot_id = ${at.slotId} and a.account_id = ${at.accountId}
    and a.removed_at is null and ${inSight(viewer)}`
  const page = { offset: 0, count: 1 }
  const { attendees } = await describeAttendees(db, readerOf(viewer, place), where, page, now)
  const [found] = attendees
  if (found === undefined) throw new Refusal('not_attendee')
  return found
}

/**
 * The rows of accounts as teachers (or, where asked, as students) of classes that start in a range: anybody's for an
 * administrator, one's own for others; who is asked about where nobody is named: all, or oneself. Throws account_not_found.
 */
export async function listTeacherRows(
  db: Database,
  account: Account,
  filter: Page & {
    readonly accountIds?: readonly string[] | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly isTeacher?: boolean | undefined
  },
  { now, ...place }: RoomPlace & { readonly now: Date },
): Promise<{ attendees: Attendee[]; total: number }> {
  const viewer = await classViewer(db, account)
  const { accountIds, from, to, isTeacher = true } = filter
  const asked = accountIds ?? (viewer.isAdmin ? undefined : [viewer.accountId])
  if (!viewer.isAdmin && asked?.some((id) => id !== viewer.accountId) === true) throw new Refusal('account_not_found')
  const parts = [
    inSight(viewer),
    sql<boolean>`a.is_teacher = ${isTeacher}`,
    ...(asked === undefined ? [] : [sql<boolean>`a.account_id = any (${[...asked]}::uuid[])`]),
    ...(from === undefined ? [] : [sql<boolean>`s.starting_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`s.starting_at < ${new Date(to)}`]),
  ]
  return describeAttendees(db, readerOf(viewer, place), all(parts), filter, now)
}

interface WeeklyRow {
  readonly recurring_schedule_id: string
  readonly account_id: string
  readonly public_name: string
  readonly name: string | null
  readonly avatar: string
  readonly grade: number | null
  readonly starting_on: string
  readonly ending_on: string | null
  readonly time_zone: string
}

/**
 * Who comes to which weekly class, now or from a later date on; with `past` those who have left too. Throws
 * account_not_found, schedule_not_found. C-183.
 */
export async function listWeekly(
  db: Database,
  account: Account,
  filter: {
    readonly accountIds: readonly string[]
    readonly recurringScheduleId?: string | undefined
    readonly past?: boolean | undefined
  },
  now: Date,
): Promise<RecurringAttendee[]> {
  const viewer = await classViewer(db, account, filter.accountIds)
  const { recurringScheduleId: scheduleId } = filter
  if (scheduleId !== undefined) {
    const { rows } = await sql`select 1 from recurring_schedules where id = ${scheduleId}
      and (${viewer.isAdmin} or status not in ('none', 'deleted'))`.execute(db.queries)
    if (rows.length === 0) throw new Refusal('schedule_not_found')
  }
  const everybody = viewer.isAdmin && filter.accountIds.length === 0 && scheduleId !== undefined
  const ids = (filter.accountIds.length > 0 ? viewer.asked : viewer.own).map((one) => one.id)
  const { rows } = await sql<WeeklyRow>`
    select r.recurring_schedule_id, r.account_id, p.public_name, p.name, p.avatar, p.grade, r.starting_on, r.ending_on,
      c.time_zone
    from recurring_attendees r join recurring_schedules c on c.id = r.recurring_schedule_id
    join accounts p on p.id = r.account_id
    where (${everybody} or r.account_id = any (${ids}::uuid[]))
      and (${scheduleId ?? null}::uuid is null or r.recurring_schedule_id = ${scheduleId ?? null}::uuid)
      and (${viewer.isAdmin} or c.status not in ('none', 'deleted'))
    order by r.recurring_schedule_id, r.starting_on, r.created_at, r.account_id`.execute(db.queries)
  const here = rows.filter(
    (row) => filter.past === true || row.ending_on === null || row.ending_on >= dateAt(now, row.time_zone),
  )
  const shown = await shownToOthers(db.queries, [...new Set(here.map((row) => row.account_id))], now)
  const own = new Set(viewer.own.map((one) => one.id))
  return here.map((row) => {
    const isOwn = own.has(row.account_id)
    const seen = shown.get(row.account_id) ?? { publicName: 'A student', avatar: 'hexagon' }
    return {
      recurringScheduleId: row.recurring_schedule_id,
      accountId: row.account_id,
      account: {
        id: row.account_id,
        publicName: isOwn ? row.public_name : seen.publicName,
        name: isOwn || viewer.isAdmin ? row.name : null,
        avatar: isOwn ? row.avatar : seen.avatar,
        grade: row.grade,
      },
      startingOn: row.starting_on,
      endingOn: row.ending_on,
    }
  })
}

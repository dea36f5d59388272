import { maySignUp, type Restriction, takesPlace } from '@polyhex/contract/classes/class-statuses'
import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ClassAccount, ClassViewer } from '../class-viewer.ts'
import { localAt, zoneNameAt } from '../../wall-clock.ts'
import { type ListedSlot, listSlots, type SlotFilter } from './list-slots.ts'
import { slotName } from './slot-name.ts'

interface Stats {
  readonly slot: string
  readonly attendees: number
  readonly with_credits: number
  readonly teachers: number
  readonly teacher_names: string[] | null
}

/** Counts of classes, and who teaches them, leaders first. Teachers are no attendees; who has left counts nowhere. */
async function statsOf(db: Database, ids: readonly string[]): Promise<Map<string, Stats>> {
  const { rows } = await sql<Stats>`
    select a.time_slot_id as slot, count(*) filter (where not a.is_teacher)::int as attendees,
      count(*) filter (where a.credit_id is not null)::int as with_credits,
      count(*) filter (where a.is_teacher)::int as teachers,
      array_agg(t.public_name order by a.leader_attendee_id is not null, a.created_at, a.id)
        filter (where a.is_teacher) as teacher_names
    from attendees a join accounts t on t.id = a.account_id
    where a.time_slot_id = any (${[...ids]}::uuid[]) and a.removed_at is null group by 1`.execute(db.queries)
  return new Map(rows.map((row) => [row.slot, row]))
}

interface Standing {
  readonly slot: string
  readonly account: string
  readonly id: string | null
  readonly live: boolean | null
  readonly because: string | null
  readonly is_recurring: boolean | null
  readonly is_teacher: boolean | null
  readonly has_credit: boolean | null
  readonly group_id: string | null
  readonly group_status: Registration['groupStatus'] | null
  readonly waiting_place: number | null
  readonly elsewhere: boolean
}

/** How each of these accounts stands to each of these classes. */
async function standingsOf(db: Database, ids: readonly string[], accounts: readonly string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select s.id as slot, p.id as account, a.id, a.removed_at is null as live, a.removed_because as because, a.is_recurring,
      a.is_teacher, a.credit_id is not null as has_credit, a.group_id, a.group_status,
      case when w.id is not null then (select count(*)::int from waiting_places v where v.time_slot_id = s.id
        and (v.created_at, v.id) <= (w.created_at, w.id)) end as waiting_place,
      exists (select 1 from attendees o where o.account_id = p.id and o.removed_at is null and o.time_slot_id <> s.id
        and o.during && tstzrange(s.starting_at, s.starting_at + make_interval(mins => s.duration))) as elsewhere
    from time_slots s cross join unnest(${[...accounts]}::uuid[]) as p (id)
    left join attendees a on a.time_slot_id = s.id and a.account_id = p.id
    left join waiting_places w on w.time_slot_id = s.id and w.account_id = p.id
    where s.id = any (${[...ids]}::uuid[])`.execute(db.queries)
  return rows
}

/** Why an account cannot sign up by itself, the first that holds; null when it can. */
function hindranceOf(
  slot: ListedSlot,
  past: boolean,
  account: ClassAccount,
  elsewhere: boolean,
): Registration['hindrance'] {
  const restrictions = slot.restrictions as Restriction[]
  if (past) return 'past'
  if (!takesPlace(slot.status)) return 'not_open'
  if (restrictions.includes('internal') || restrictions.includes('deprecated')) return 'no_new_students'
  if (!account.isStudent || !maySignUp(restrictions, account.groups)) return 'not_in_group'
  if (slot.capacity !== null && slot.seats_taken >= slot.capacity) return 'full'
  return elsewhere ? 'other_class' : null
}

function registration(
  slot: ListedSlot,
  past: boolean,
  account: ClassAccount,
  standing: Standing | undefined,
): Registration {
  const live = standing !== undefined && standing.id !== null && standing.live === true
  const state = live ? 'registered' : standing?.because === 'skip' ? 'skipped' : 'none'
  const isTeacher = live && standing.is_teacher === true
  const usesCredit = live && !isTeacher && !past && takesPlace(slot.status)
  return {
    accountId: account.id,
    state,
    attendeeId: live ? standing.id : null,
    isRecurring: state !== 'none' && standing?.is_recurring === true,
    isTeacher,
    hasCredit: usesCredit ? standing.has_credit === true : null,
    hindrance: live ? null : hindranceOf(slot, past, account, standing?.elsewhere ?? false),
    waitingPlace: live ? null : (standing?.waiting_place ?? null),
    groupId: live ? standing.group_id : null,
    groupStatus: live ? (standing.group_status ?? 'none') : 'none',
  }
}

/** What a reader gets beyond what is always there; the whole where nothing is named. */
export interface SlotParts {
  readonly registrations: boolean
  /** Counts and names of teachers: one question to the database. */
  readonly people: boolean
}

/** What a query that names `fields` needs beyond the classes themselves; all where it names none. */
export function partsOf(fields: string | undefined): SlotParts {
  const named = fields?.split(',')
  return {
    registrations: named?.includes('registrations') ?? true,
    people: named === undefined || named.includes('stats') || named.includes('teacherNames'),
  }
}

/** Classes as the viewer is told of them, with times as the clocks in `timeZone` show them. */
export async function describeSlots(
  db: Database,
  viewer: Pick<ClassViewer, 'asked' | 'literal45'>,
  rows: readonly ListedSlot[],
  { timeZone, parts, now }: { timeZone: string; parts: SlotParts; now: Date },
): Promise<TimeSlot[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const accounts = parts.registrations ? viewer.asked : []
  const stats = parts.people ? await statsOf(db, ids) : new Map<string, Stats>()
  const standings =
    accounts.length === 0
      ? []
      : await standingsOf(
          db,
          ids,
          accounts.map((account) => account.id),
        )
  const bySlotAndAccount = new Map(standings.map((one) => [`${one.slot} ${one.account}`, one]))
  return rows.map((row) => {
    const startingAt = row.starting_at.toISOString()
    const time = { startingAt, duration: row.duration }
    const past = isPast(time, now, viewer.literal45)
    const found = stats.get(row.id)
    return {
      id: row.id,
      name: slotName(row.name, row.schedule_name, row.restrictions),
      ownName: row.name,
      status: row.status,
      startingAt,
      duration: row.duration,
      timeZone: row.time_zone,
      local: localAt(row.starting_at, timeZone),
      zone: zoneNameAt(row.starting_at, timeZone),
      classLocal: { local: localAt(row.starting_at, row.time_zone), zone: zoneNameAt(row.starting_at, row.time_zone) },
      restrictions: row.restrictions as Restriction[],
      sectionId: row.section_id,
      recurringScheduleId: row.recurring_schedule_id,
      occurrenceOn: row.occurrence_on,
      detached: row.detached,
      capacity: row.capacity,
      stats: {
        attendees: found?.attendees ?? 0,
        attendeesWithCredits: found?.with_credits ?? 0,
        teachers: found?.teachers ?? 0,
      },
      teacherNames: found?.teacher_names ?? [],
      registrations: accounts.map((account) =>
        registration(row, past, account, bySlotAndAccount.get(`${row.id} ${account.id}`)),
      ),
      past,
      joinable: takesPlace(row.status) && isJoinable(time, now, viewer.literal45),
    }
  })
}

/** A page of classes for the viewer, described. */
export async function readSlots(
  db: Database,
  viewer: ClassViewer,
  filter: SlotFilter,
  {
    timeZone = viewer.timeZone,
    fields,
    now,
  }: { timeZone?: string | undefined; fields?: string | undefined; now: Date },
): Promise<{ timeSlots: TimeSlot[]; total: number }> {
  const { rows, total } = await listSlots(db, viewer, filter, now)
  return { timeSlots: await describeSlots(db, viewer, rows, { timeZone, parts: partsOf(fields), now }), total }
}

/** One class by its id. Throws time_slot_not_found, also for one that the viewer may not see. */
export async function readSlot(
  db: Database,
  viewer: ClassViewer,
  slotId: string,
  { fields, now }: { fields?: string | undefined; now: Date },
): Promise<TimeSlot> {
  const { timeSlots } = await readSlots(db, viewer, { slotId, offset: 0, count: 1 }, { fields, now })
  const [slot] = timeSlots
  if (slot === undefined) throw new Refusal('time_slot_not_found')
  return slot
}

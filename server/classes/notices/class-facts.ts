import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ClassFacts } from '../../outside/mail/templates/class-notices.ts'
import { slotName } from '../slots/slot-name.ts'

/** The page of a class for those who run it. */
export const slotPage = (slotId: string): string => `/class/timeslot/${slotId}/`

/** What somebody is in a class: it says which page of the class is theirs. */
export interface PlaceInClass {
  readonly isTeacher: boolean
  readonly groupId: string | null
}

/** Where mails and calendars lead to: the page of a class for its teachers, the room once there is one, else all classes. */
export function classPage(slotId: string, { isTeacher, groupId }: PlaceInClass): string {
  if (isTeacher) return slotPage(slotId)
  return groupId === null ? '/class/schedule/' : `/class/session/${groupId}/`
}

/** A class as notices see it. */
export interface NoticedSlot {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly startingAt: Date
  readonly minutes: number
  readonly timeZone: string
  readonly sequence: number
  /** The weekly class it belongs to. */
  readonly scheduleId: string | null
}

interface Row {
  readonly id: string
  readonly own_name: string | null
  readonly schedule_name: string | null
  readonly restrictions: string[]
  readonly status: string
  readonly starting_at: Date
  readonly duration: number
  readonly time_zone: string
  readonly ics_sequence: number
  readonly recurring_schedule_id: string | null
}

/** Reads classes by their ids; those that are gone are not there. */
export async function noticedSlots(
  queries: Kysely<Tables>,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, NoticedSlot>> {
  if (slotIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select s.id, s.name as own_name, r.name as schedule_name, s.restrictions, s.status, s.starting_at, s.duration,
      s.time_zone, s.ics_sequence, s.recurring_schedule_id
    from time_slots s left join recurring_schedules r on r.id = s.recurring_schedule_id
    where s.id = any (${[...slotIds]}::uuid[])`.execute(queries)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: slotName(row.own_name, row.schedule_name, row.restrictions),
        status: row.status,
        startingAt: row.starting_at,
        minutes: row.duration,
        timeZone: row.time_zone,
        sequence: row.ics_sequence,
        scheduleId: row.recurring_schedule_id,
      },
    ]),
  )
}

/** A class as letters say it to somebody in it. */
export function classFacts(slot: NoticedSlot, place: PlaceInClass): ClassFacts {
  return {
    slotId: slot.id,
    name: slot.name,
    startingAt: slot.startingAt.toISOString(),
    minutes: slot.minutes,
    timeZone: slot.timeZone,
    sequence: slot.sequence,
    path: classPage(slot.id, place),
  }
}

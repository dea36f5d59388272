import { isJoinable, isPast, pastAt } from '@polyhex/contract/classes/join-window'
import { joinWindow } from '@polyhex/contract/classes/class-limits'
import { type Restriction, restrictionName } from '@polyhex/contract/classes/class-statuses'
import type { RoomFacts } from '@polyhex/contract/live/room/presence-messages'
import { leads, type RoomRole } from '@polyhex/contract/live/room/room-member'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

interface DoorRow {
  account_id: string
  time_zone: string
  group_id: string
  time_slot_id: string
  group_index: number
  link: string | null
  instructions: string | null
  status: string
  starting_at: Date
  duration: number
  name: string | null
  restrictions: Restriction[]
  attendee_id: string | null
  is_teacher: boolean | null
  leader_attendee_id: string | null
  own_group_id: string | null
  /** Those of the group that the account manages. */
  manages: string[]
  is_admin: boolean
}

/** How one account stands to the room of one group. */
export interface Door {
  readonly room: RoomFacts
  readonly startingAt: Date
  /** Of the account. */
  readonly timeZone: string
  readonly role: RoomRole
  readonly entry: 'enter' | 'knock'
  /** Whom the presence is written for; null for who is not in the class. */
  readonly attendeeId: string | null
  /** Accounts of the group that the account manages. */
  readonly manages: readonly string[]
  /** The address elsewhere that staff has set for the group. */
  readonly link: string | null
  readonly opensAt: Date
  readonly endsAt: Date
  readonly joinable: boolean
  readonly past: boolean
  readonly cancelled: boolean
}

function roleOf(row: DoorRow): { role: RoomRole; entry: Door['entry'] } | null {
  const listed = row.attendee_id !== null
  if (listed && row.own_group_id === row.group_id) {
    const teacher = row.leader_attendee_id === null ? 'tutor' : 'assistant'
    return { role: row.is_teacher === true ? teacher : 'student', entry: 'enter' }
  }
  if (row.is_admin) return { role: 'staff', entry: 'enter' }
  return listed || row.manages.length > 0 ? { role: 'guest', entry: 'knock' } : null
}

const nameOf = (row: DoorRow): string =>
  row.name ?? (row.restrictions.length === 0 ? 'Class' : row.restrictions.map(restrictionName).join(', '))

/**
 * The room of a group as one account finds it; null where it does not exist for this account. In its group an account
 * enters; another attendee of the class, and who manages an attendee of the group, knocks; an administrator enters as
 * staff. Decision 0029.
 */
export async function doorOf(db: Database, groupId: string, accountId: string, now: Date): Promise<Door | null> {
  const place = { groupId, accountId }
  return (await doorsOf(db, [place], now)).get(doorKey(place)) ?? null
}

/** One account at the room of one group. */
export interface Place {
  readonly groupId: string
  readonly accountId: string
}

/** The same for many accounts at many rooms, in one query: by `doorKey`; those for whom a room does not exist are left out. */
export async function doorsOf(db: Database, places: readonly Place[], now: Date): Promise<Map<string, Door>> {
  if (places.length === 0) return new Map()
  const { rows } = await sql<DoorRow>`
    select me.id as account_id, me.time_zone, g.id as group_id, g.time_slot_id, g.group_index, g.video_conference_link as link, g.instructions,
      s.status, s.starting_at, s.duration, coalesce(r.name, s.name) as name, s.restrictions,
      a.id as attendee_id, a.is_teacher, a.leader_attendee_id, a.group_id as own_group_id,
      array(select o.account_id from attendees o join account_links l on l.subject_id = o.account_id
        where o.group_id = g.id and o.removed_at is null and l.holder_id = me.id and l.permission = 'manage'
          and l.status = 'confirmed' and l.accepted order by o.account_id) as manages,
      'admin' = any (me.roles) as is_admin
    from unnest(${places.map(({ groupId }) => groupId)}::uuid[], ${places.map(({ accountId }) => accountId)}::uuid[])
        as place (group_id, account_id)
      join class_groups g on g.id = place.group_id join time_slots s on s.id = g.time_slot_id
      left join recurring_schedules r on r.id = s.recurring_schedule_id
      join accounts me on me.id = place.account_id and me.active
      left join attendees a on a.time_slot_id = s.id and a.account_id = me.id and a.removed_at is null`.execute(
    db.queries,
  )
  return new Map(
    rows.flatMap((row) => {
      const door = describe(row, now)
      return door === null ? [] : [[doorKey({ groupId: row.group_id, accountId: row.account_id }), door]]
    }),
  )
}

/** Names a place in what `doorsOf` gives. */
export const doorKey = ({ groupId, accountId }: Place): string => `${groupId} ${accountId}`

function describe(row: DoorRow, now: Date): Door | null {
  const as = roleOf(row)
  if (as === null) return null
  const slot = { startingAt: row.starting_at.toISOString(), duration: row.duration }
  const endsAt = pastAt(slot)
  const cancelled = row.status !== 'groups_created'
  return {
    ...as,
    room: {
      groupId: row.group_id,
      timeSlotId: row.time_slot_id,
      name: nameOf(row),
      groupIndex: row.group_index,
      ...slot,
      endsAt: endsAt.toISOString(),
      instructions: leads(as.role) ? row.instructions : null,
    },
    startingAt: row.starting_at,
    timeZone: row.time_zone,
    attendeeId: row.attendee_id,
    manages: row.manages,
    link: row.link,
    opensAt: new Date(row.starting_at.getTime() - joinWindow.before * 60_000),
    endsAt,
    joinable: !cancelled && isJoinable(slot, now),
    past: isPast(slot, now),
    cancelled,
  }
}

import type { Database } from '../../database/database.ts'
import { type Door, doorKey, doorOf, doorsOf, type Place } from '../room/room-access.ts'
import { memberIdOf } from '../room/room-member.ts'
import { holderOfToken } from '../room/room-tokens.ts'
import type { Rooms } from '../room/rooms.ts'
import type { BoardEntrant } from './serve-boards.ts'

const roles = { tutor: 'tutor', assistant: 'tutor', student: 'student', staff: 'reader', guest: 'reader' } as const

/**
 * What somebody may do at the board of a group: whoever may enter the room while it can be joined and has not been sent
 * out; somebody who had to knock only while in the room. Guests and administrators read, the group draws.
 */
function roleAt(
  rooms: Pick<Rooms, 'room'>,
  { groupId, accountId }: Place,
  door: Door | null,
): BoardEntrant['role'] | null {
  if (door === null || !door.joinable) return null
  const room = rooms.room(groupId)
  if (room?.removed.has(accountId) === true) return null
  if (door.entry === 'knock' && (room === null || room.member(memberIdOf(groupId, accountId)) === null)) return null
  return roles[door.role]
}

/** Who a token of a room lets to its board; null: nobody. */
export async function boardEntrant(
  db: Database,
  rooms: Pick<Rooms, 'room'>,
  { token, groupId }: { token: string; groupId: string },
  now: Date,
): Promise<BoardEntrant | null> {
  const holder = await holderOfToken(db, token, groupId, now)
  if (holder === null) return null
  const { accountId, session } = holder
  const role = roleAt(rooms, { groupId, accountId }, await doorOf(db, groupId, accountId, now))
  return role === null ? null : { memberId: memberIdOf(groupId, accountId), groupId, accountId, role, session }
}

/** What people who are at boards may do there by now, in their order, in one query; null: nothing any more. */
export async function boardRoles(
  db: Database,
  rooms: Pick<Rooms, 'room'>,
  places: readonly Place[],
  now: Date,
): Promise<(BoardEntrant['role'] | null)[]> {
  const doors = await doorsOf(db, places, now)
  return places.map((place) => roleAt(rooms, place, doors.get(doorKey(place)) ?? null))
}

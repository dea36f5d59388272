import type { Database } from '../../database/database.ts'
import { doorOf } from '../room/room-access.ts'
import { memberIdOf } from '../room/room-member.ts'
import { accountOfToken } from '../room/room-tokens.ts'
import type { Rooms } from '../room/rooms.ts'
import type { BoardEntrant } from './serve-boards.ts'

/**
 * Who a token of a room lets to its board: whoever may enter the room while it can be joined and has not been sent out;
 * somebody who had to knock only while in the room. Guests and administrators read, the group draws.
 */
export async function boardEntrant(
  db: Database,
  rooms: Pick<Rooms, 'room'>,
  place: { token: string; groupId: string },
  now: Date,
): Promise<BoardEntrant | null> {
  const { token, groupId } = place
  const accountId = await accountOfToken(db, token, groupId, now)
  const door = accountId === null ? null : await doorOf(db, groupId, accountId, now)
  if (accountId === null || door === null || !door.joinable) return null
  const memberId = memberIdOf(groupId, accountId)
  const room = rooms.room(groupId)
  if (room?.removed.has(accountId) === true) return null
  if (door.entry === 'knock' && (room === null || room.member(memberId) === null)) return null
  const roles = { tutor: 'tutor', assistant: 'tutor', student: 'student', staff: 'reader', guest: 'reader' } as const
  return { memberId, groupId, role: roles[door.role] }
}

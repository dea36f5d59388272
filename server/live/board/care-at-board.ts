import type { Database } from '../../database/database.ts'
import type { Rooms } from '../room/rooms.ts'
import { careFor, raiseAlarm } from './care-for.ts'

/** What follows when somebody wanted to put words of harm to oneself on a board: the same as in the chat. Gives what they read. */
export async function careAtBoard(
  db: Database,
  rooms: Pick<Rooms, 'room'>,
  { groupId, accountId, memberId, text }: { groupId: string; accountId: string; memberId: string; text: string },
  now: Date,
): Promise<string> {
  const room = rooms.room(groupId)
  const member = room?.member(memberId) ?? null
  if (room !== null && member !== null) return careFor(room, member, text)
  return raiseAlarm(db, { accountId, groupId, className: room?.facts.name ?? 'Class', text }, now)
}

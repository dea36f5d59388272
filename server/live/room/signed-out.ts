import type { Database } from '../../database/database.ts'
import { peopleOf } from './look-at-rooms.ts'
import type { OpenRoom } from './open-room.ts'
import { sendOut } from './room-stay.ts'
import { endedSessions } from './room-tokens.ts'

/** Sends out, and closes the connection of, everybody whose session has ended: in every room with one query. */
export async function sendOutSignedOut(db: Database, rooms: readonly OpenRoom[], now: Date): Promise<void> {
  const there = rooms.flatMap((room) =>
    peopleOf(room).flatMap((member) => (member.line?.session ? [{ room, member, session: member.line.session }] : [])),
  )
  const ended = await endedSessions(
    db,
    there.map(({ session }) => session),
    now,
  )
  for (const { room, member, session } of there) {
    // Who has come back in another session since the query was begun stays.
    if (ended.has(session) && member.line?.session === session) await sendOut(room, member, 'signed_out')
  }
}

import { countryOfZone, crisisText } from '../../safety/crisis-lines.ts'
import { keepReport } from '../../safety/keep-report.ts'
import type { Database } from '../../database/database.ts'
import type { LiveRoom } from '../room/live-room.ts'
import type { RoomMember } from '../room/room-member.ts'

/** Keeps for staff what a child wrote of harm to oneself, and mails administrators at once. Gives what the child reads. */
export async function raiseAlarm(
  db: Database,
  { accountId, groupId, className, text }: { accountId: string; groupId: string; className: string; text: string },
  now: Date,
): Promise<string> {
  const said = [{ accountId, text, at: now, isIt: true }]
  await keepReport(
    db,
    { reporterId: null, aboutId: accountId, kind: 'alert', reason: 'self_harm', groupId, className, said },
    now,
  )
  const account = await db.queries
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return crisisText(countryOfZone(account?.time_zone ?? ''))
}

/** The same within a room, where who leads is told whom to look after, and not what was written. */
export async function careFor(room: LiveRoom, member: RoomMember, text: string): Promise<string> {
  const { groupId, name: className } = room.facts
  const why = await raiseAlarm(room.db, { accountId: member.accountId, groupId, className, text }, room.now())
  room.toLeaders({ kind: 'care', memberId: member.memberId })
  return why
}

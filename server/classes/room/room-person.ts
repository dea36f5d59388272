import type { Expected } from '@polyhex/contract/classes/room/room-member'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Database } from '../../database/database.ts'
import type { Door } from './room-access.ts'
import { listOfGroup } from './room-attendance.ts'
import type { Person } from './room-member.ts'

/** Who is shown by nothing of its own, because no parent has said yes. */
const neutral = { publicName: 'Student', avatar: '' } as const

/** An account as a room sees it. Null when it is gone. */
export async function personOf(db: Database, door: Door, accountId: string, now: Date): Promise<Person | null> {
  const shown = (await shownToOthers(db.queries, [accountId], now)).get(accountId)
  const row = await db.queries.selectFrom('accounts').select('grade').where('id', '=', accountId).executeTakeFirst()
  if (shown === undefined || row === undefined) return null
  const { publicName, avatar } = shown ?? neutral
  return { accountId, attendeeId: door.attendeeId, role: door.role, publicName, avatar, grade: row.grade }
}

/** The list of a group with the names that others see. */
export async function shownList(db: Database, groupId: string, now: Date): Promise<Expected[]> {
  const list = await listOfGroup(db, groupId)
  const shown = await shownToOthers(
    db.queries,
    list.map(({ accountId }) => accountId),
    now,
  )
  return list.map(({ accountId, role }) => ({ accountId, role, ...(shown.get(accountId) ?? neutral) }))
}

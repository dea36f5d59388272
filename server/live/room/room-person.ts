import type { Expected } from '@polyhex/contract/live/room/room-member'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Database } from '../../database/database.ts'
import type { Door } from './room-access.ts'
import { listsOfGroups } from './room-attendance.ts'
import type { Person } from './room-member.ts'

/** Who is shown by nothing of its own, because no parent has said yes. */
const neutral = { publicName: 'Student', avatar: '' } as const

/** An account as a room sees it. Null when it is gone. */
export async function personOf(db: Database, door: Door, accountId: string, now: Date): Promise<Person | null> {
  const all = await shownToOthers(db.queries, [accountId, ...door.manages], now)
  const shown = all.get(accountId)
  const row = await db.queries.selectFrom('accounts').select('grade').where('id', '=', accountId).executeTakeFirst()
  if (shown === undefined || row === undefined) return null
  const { publicName, avatar } = shown ?? neutral
  const familyOf = door.manages.map((id) => (all.get(id) ?? neutral).publicName)
  return { accountId, attendeeId: door.attendeeId, role: door.role, publicName, avatar, grade: row.grade, familyOf }
}

/** The lists of groups with the names that others see, by group; a group with nobody is left out. */
export async function shownLists(
  db: Database,
  groupIds: readonly string[],
  now: Date,
): Promise<Map<string, Expected[]>> {
  if (groupIds.length === 0) return new Map()
  const lists = await listsOfGroups(db, groupIds)
  const ids = [...new Set(lists.map(({ accountId }) => accountId))]
  const shown = await shownToOthers(db.queries, ids, now)
  const byGroup = Map.groupBy(lists, ({ groupId }) => groupId)
  return new Map(
    [...byGroup].map(([groupId, list]) => [
      groupId,
      list.map(({ accountId, role }) => ({ accountId, role, ...(shown.get(accountId) ?? neutral) })),
    ]),
  )
}

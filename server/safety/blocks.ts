import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Whose lines each of these accounts does not see, by the account that hides them. */
export async function hiddenFrom(
  queries: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (accountIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('safety_blocks')
    .select(['blocker_id', 'blocked_id'])
    .where('blocker_id', 'in', [...accountIds])
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.blocker_id)
  return new Map([...grouped].map(([blocker, own]) => [blocker, new Set(own.map((row) => row.blocked_id))]))
}

/** Hides what somebody writes from an account, or shows it again. */
export async function hidePerson(
  queries: Kysely<Tables>,
  { blockerId, blockedId, hidden }: { blockerId: string; blockedId: string; hidden: boolean },
  now: Date,
): Promise<void> {
  if (blockerId === blockedId) return
  const row = { blocker_id: blockerId, blocked_id: blockedId }
  if (hidden) {
    await queries
      .insertInto('safety_blocks')
      .values({ ...row, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await queries
    .deleteFrom('safety_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

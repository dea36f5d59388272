import type { GuardianNews } from '@polyhex/contract/accounts/guardian-news'
import { publicAccount } from '../accounts/account-rows.ts'
import type { Database } from '../database/database.ts'
import { readAccounts } from './linked-account.ts'

/** News of children that a guardian has not seen, the newest first; at most so many. */
const mostNews = 20

/** What a guardian was told of children and has not put away. */
export async function newsFor(queries: Database['queries'], guardianId: string): Promise<GuardianNews[]> {
  const rows = await queries
    .selectFrom('guardian_news')
    .select(['id', 'child_id', 'other_id', 'kind', 'at'])
    .where('guardian_id', '=', guardianId)
    .where('seen_at', 'is', null)
    // What waits for an answer stands beside the answer.
    .where('kind', 'not in', ['decision_waits', 'parting_asked', 'section_asked'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(mostNews)
    .execute()
  const ids = rows.flatMap((row) => [row.child_id, ...(row.other_id === null ? [] : [row.other_id])])
  const accounts = new Map((await readAccounts(queries, [...new Set(ids)])).map((row) => [row.id, publicAccount(row)]))
  return rows.flatMap((row) => {
    const child = accounts.get(row.child_id)
    if (child === undefined) return []
    const other = row.other_id === null ? null : (accounts.get(row.other_id) ?? null)
    return [{ id: row.id, kind: row.kind, child, other, at: row.at.toISOString() }]
  })
}

/** Puts news away that the guardian has seen; that of others stays. */
export async function markSeen(db: Database, guardianId: string, ids: readonly string[], now: Date): Promise<void> {
  await db.queries
    .updateTable('guardian_news')
    .set({ seen_at: now })
    .where('guardian_id', '=', guardianId)
    .where('id', 'in', [...ids])
    .where('seen_at', 'is', null)
    .execute()
}

/** How long seen or unseen news is kept. */
const daysKept = 90

/** Removes news older than 90 days. */
export async function forgetOldNews(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('guardian_news')
    .where('at', '<', new Date(now.getTime() - daysKept * 86_400_000))
    .execute()
}

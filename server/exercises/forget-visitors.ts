import type { Database } from '../database/database.ts'
import { sessionDays } from '../http/session.ts'

/** Removes the runs of visitors that began two days ago or earlier: nothing about a visitor is kept longer than its cookie. */
export async function forgetVisitors(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - sessionDays.visitor * 86_400_000)
  const gone = await db.queries
    .deleteFrom('runs')
    .where('visitor_hash', 'is not', null)
    .where('started_at', '<', before)
    .returning('id')
    .execute()
  return gone.length
}

import { contestOpenHours } from '@polyhex/contract/contests/contest-limits'
import type { Database } from '../database/database.ts'
import { sessionDays } from '../http/session.ts'

/**
 * Ends contests that their host has not ended 12 hours after they were made, forgets the seats of visitors with the
 * visitors, and removes contests of two days ago in which nobody is left or that never began.
 */
export async function closeContests(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - contestOpenHours * 3_600_000)
  const before = new Date(now.getTime() - sessionDays.visitor * 86_400_000)
  await db.queries
    .updateTable('contests')
    .set({ state: 'complete', completed_at: now })
    .where('state', '=', 'active')
    .where('created_at', '<', old)
    .execute()
  await db.queries
    .deleteFrom('contest_players')
    .where('visitor_hash', 'is not', null)
    .where('joined_at', '<', before)
    .execute()
  await db.queries
    .deleteFrom('contests as c')
    .where('c.created_at', '<', before)
    .where((where) =>
      where.or([
        where('c.state', 'in', ['plan', 'register']),
        where.not(
          where.exists(where.selectFrom('contest_players as p').select('p.id').whereRef('p.contest_id', '=', 'c.id')),
        ),
      ]),
    )
    .execute()
}

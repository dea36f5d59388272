import type { Database } from '../database/database.ts'

/** The state of a run of an account, for saying what it has earned; null when the account has no such run. */
export async function earnedRun(
  db: Database,
  accountId: string,
  runId: string,
): Promise<{ state: string; hasViewedHelp: boolean } | null> {
  const row = await db.queries
    .selectFrom('runs')
    .select(['state', 'has_viewed_help'])
    .where('id', '=', runId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { state: row.state, hasViewedHelp: row.has_viewed_help }
}

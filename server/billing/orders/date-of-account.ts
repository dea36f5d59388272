import type { Database } from '../../database/database.ts'
import { dateAt } from '../../wall-clock.ts'

/** Where dates are read of somebody whose zone is not known: the zone that new classes are in. */
const usualZone = 'America/New_York'

/** The date on the clocks of an account, or of a visitor. Decision A6. */
export async function dateOfAccount(db: Database, accountId: string | null, now: Date): Promise<string> {
  if (accountId === null) return dateAt(now, usualZone)
  const row = await db.queries.selectFrom('accounts').select('time_zone').where('id', '=', accountId).executeTakeFirst()
  return dateAt(now, row?.time_zone ?? usualZone)
}

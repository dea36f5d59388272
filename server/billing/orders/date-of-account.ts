import type { Database } from '../../database/database.ts'
import { dateAt } from '../../wall-clock.ts'

/** Where dates are read of somebody whose zone is not known: the zone that new classes are in. */
const usualZone = 'America/New_York'

/** The zone of an account, or of a visitor. */
export async function zoneOfAccount(db: Database, accountId: string | null): Promise<string> {
  if (accountId === null) return usualZone
  const row = await db.queries.selectFrom('accounts').select('time_zone').where('id', '=', accountId).executeTakeFirst()
  return row?.time_zone ?? usualZone
}

/** The date on the clocks of an account, or of a visitor. Decision A6. */
export async function dateOfAccount(db: Database, accountId: string | null, now: Date): Promise<string> {
  return dateAt(now, await zoneOfAccount(db, accountId))
}

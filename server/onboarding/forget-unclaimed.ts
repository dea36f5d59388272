import { draftHours } from '@polyhex/contract/onboarding/draft'
import type { Database } from '../database/database.ts'

/** Removes accounts that never got credentials within a day, and rights to finish a sign-up that are over. A-132. */
export async function forgetUnclaimed(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - draftHours * 3_600_000)
  await db.queries.deleteFrom('create_tokens').where('expires_at', '<=', now).execute()
  const gone = await db.queries
    .deleteFrom('accounts')
    .where('claimed', '=', false)
    .where('created_at', '<=', before)
    .returning('id')
    .execute()
  return gone.length
}

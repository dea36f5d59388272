import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/database.ts'
import { mailConfirmed } from './link-mails.ts'
import { lockPair, settle } from './pair.ts'

/**
 * Lets begin what has waited for time: power over a child of 13 or more whom nobody manages (decision 0050). Where somebody
 * manages the child meanwhile, they are asked instead. Gives how many pairs were looked at.
 */
export async function beginDuePower(db: Database, now: Date): Promise<number> {
  const due = await db.queries
    .selectFrom('account_links')
    .select(['holder_id', 'subject_id'])
    .distinct()
    .where('counts_from', '<=', now)
    .where('accepted', '=', false)
    .where('status', '=', 'confirmed')
    .orderBy('holder_id')
    .orderBy('subject_id')
    .limit(200)
    .execute()
  for (const { holder_id: holderId, subject_id: subjectId } of due) {
    await inTransaction(db, async (tx) => {
      const pair = await lockPair(tx, subjectId, holderId)
      if (pair !== null) await mailConfirmed(tx, pair.me, pair.them, await settle(tx, pair, now), now)
    })
  }
  return due.length
}

import { defaultLearningSettings, type LearningSettings } from '@polyhex/contract/exercises/learning-settings'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What was chosen for an account, or what holds until then. */
export async function readLearningSettings(db: Database, accountId: string): Promise<LearningSettings> {
  const row = await db.queries
    .selectFrom('learning_settings')
    .select(['levelling_timed', 'after_wrong'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return defaultLearningSettings
  return { levellingTimed: row.levelling_timed, afterWrong: row.after_wrong === 'timed' ? 'timed' : 'wait' }
}

/** Keeps what was chosen for an account, and leaves what was not given as it is. */
export async function writeLearningSettings(
  db: Database,
  accountId: string,
  { levellingTimed, afterWrong }: { [Choice in keyof LearningSettings]?: LearningSettings[Choice] | undefined },
  now: Date,
): Promise<void> {
  const chosen = {
    ...(levellingTimed === undefined ? {} : { levelling_timed: levellingTimed }),
    ...(afterWrong === undefined ? {} : { after_wrong: afterWrong }),
    changed_at: now,
  }
  const first = { levelling_timed: levellingTimed ?? defaultLearningSettings.levellingTimed, ...chosen }
  await db.queries
    .insertInto('learning_settings')
    .values({ account_id: accountId, ...first })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute()
}

/** Whether the levellings of an owner are timed; those of a visitor are. */
export async function isLevellingTimed(
  db: Database,
  owner: { readonly accountId: string } | { readonly visitorHash: Buffer },
): Promise<boolean> {
  if (!('accountId' in owner)) return defaultLearningSettings.levellingTimed
  return (await readLearningSettings(db, owner.accountId)).levellingTimed
}

/** Whether somebody may choose how an account learns: who manages it, and the account itself where nobody does. */
export async function mayChangeSettings(db: Database, callerId: string, accountId: string): Promise<boolean> {
  if (callerId !== accountId) return true
  const { rows } = await sql<{ managed: boolean }>`
    select exists (select from account_links l join accounts h on h.id = l.holder_id
      where l.subject_id = ${accountId} and l.permission = 'manage' and l.status = 'confirmed' and l.accepted
        and h.active) as managed`.execute(db.queries)
  return rows[0]?.managed !== true
}

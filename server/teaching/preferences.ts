import type { TeachingPreferences } from '@polyhex/contract/teaching/teaching'
import type { Database } from '../database/database.ts'

/** What an account has chosen, or null. */
export async function readPreferences(db: Database, accountId: string): Promise<TeachingPreferences | null> {
  const row = await db.queries
    .selectFrom('teaching_preferences')
    .select(['auto_play', 'voice', 'teaching_style'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    autoPlay: row.auto_play,
    voice: row.voice,
    teachingStyle: row.teaching_style === 'audio' ? 'audio' : 'video',
  }
}

/** Keeps what an account chooses. */
export async function writePreferences(db: Database, accountId: string, chosen: TeachingPreferences): Promise<void> {
  const values = { auto_play: chosen.autoPlay, voice: chosen.voice, teaching_style: chosen.teachingStyle }
  await db.queries
    .insertInto('teaching_preferences')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

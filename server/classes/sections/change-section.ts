import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from 'kysely'
import { sectionFor } from '../../connections/sections.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'

/**
 * Removes a section and who is in it; the accounts stay. Only its instructor and administrators. Throws section_not_found,
 * not_allowed for its other members, and section_in_use while classes of it are still to come.
 */
export async function deleteSection(db: Database, sectionId: string, account: Account, now: Date): Promise<void> {
  const section = await sectionFor(db, sectionId, account)
  if (section.role !== 'instructor' && !account.roles.includes('admin')) throw new Refusal('not_allowed')
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('sections').select('id').where('id', '=', sectionId).forUpdate().execute()
    const coming = await tx
      .selectFrom('time_slots')
      .select('id')
      .where('section_id', '=', sectionId)
      .where('status', '<>', 'cancelled')
      .where(sql<boolean>`starting_at + make_interval(mins => duration) > ${now}`)
      .executeTakeFirst()
    if (coming !== undefined) throw new Refusal('section_in_use')
    await tx.deleteFrom('sections').where('id', '=', sectionId).execute()
  })
}

import type { SectionRole } from '@polyhex/contract/connections/sections'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/**
 * Puts an account into a section; one that is in it keeps its place and role. Also for a student account that is created
 * with a section id.
 */
export async function joinSection(
  tx: Tx,
  sectionId: string,
  accountId: string,
  role: SectionRole,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('section_members')
    .values({ id: newId(now), section_id: sectionId, account_id: accountId, role, created_at: now })
    .onConflict((conflict) => conflict.columns(['section_id', 'account_id']).doNothing())
    .execute()
}

import type { Permission } from '@polyhex/contract/connections/permissions'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

const ofParent: readonly Permission[] = ['viewDetails', 'manage', 'authenticate', 'viewAnalytics']
const ofChild: readonly Permission[] = ['viewDetails', 'sourceCredits']

/**
 * Connects a parent with a child that the parent has just created (or that is seeded): everything of the preset "child" is
 * confirmed at once, since there is nobody else to ask..
 */
export async function connectParentAndChild(tx: Tx, parentId: string, childId: string, now: Date): Promise<void> {
  const link = (holderId: string, subjectId: string) => (permission: Permission) => ({
    id: newId(now),
    holder_id: holderId,
    subject_id: subjectId,
    permission,
    status: 'confirmed' as const,
    asked_by: parentId,
    accepted: true,
    created_at: now,
    changed_at: now,
  })
  await tx
    .insertInto('account_links')
    .values([...ofParent.map(link(parentId, childId)), ...ofChild.map(link(childId, parentId))])
    .execute()
}

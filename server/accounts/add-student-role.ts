import { startingGrade } from '@polyhex/contract/accounts/class-groups'
import type { Database } from '../database/database.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'

/**
 * Makes an account a student as well. One that has no grade starts where its class groups say. Asking twice changes
 * nothing..
 */
export async function addStudentRole(db: Database, accountId: string, actor: Actor, now: Date): Promise<void> {
  await db.queries.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('accounts')
      .select(['roles', 'grade', 'class_groups'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.roles.includes('student')) return
    const grade = row.grade ?? startingGrade(null, row.class_groups)
    await tx
      .updateTable('accounts')
      .set({ roles: [...row.roles, 'student'], grade })
      .where('id', '=', accountId)
      .execute()
    await writeAudit(tx, { action: 'role_added', actor, subjectId: accountId, details: { role: 'student' } }, now)
  })
}

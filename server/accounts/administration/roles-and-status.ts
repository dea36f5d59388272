import { inTransaction } from '../../database/in-transaction.ts'
import { sensitivePermissions } from '@polyhex/contract/connections/permissions'
import { isStaff, type Role } from '@polyhex/contract/identity/accounts'
import { startingGrade } from '@polyhex/contract/accounts/class-groups'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { eraseAccount } from '../erase-account.ts'
import { endAllSessions } from '../open-sessions.ts'

/**
 * The account, locked for the transaction. Administrators are locked all together and first, so that two of them cannot
 * take the role from each other at once and leave nobody. Throws account_not_found.
 */
async function lockAccount(tx: Tx, accountId: string) {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`'admin' = any (roles)`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'roles', 'active', 'grade', 'class_groups'])
    .where('id', '=', accountId)
    .where('claimed', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('account_not_found')
  return row
}

/** Refuses what would leave the product without an active administrator. Throws last_administrator. */
async function demandAnotherAdministrator(tx: Tx, accountId: string): Promise<void> {
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`'admin' = any (roles)`)
    .where('active', '=', true)
    .where('id', '<>', accountId)
    .executeTakeFirst()
  if (other === undefined) throw new Refusal('last_administrator')
}

/** Deactivates an account, which ends its sessions at once, or activates it. Throws own_account, last_administrator. */
export async function setAccountStatus(
  db: Database,
  accountId: string,
  active: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (accountId === actor.accountId && !active) throw new Refusal('own_account')
  await inTransaction(db, async (tx) => {
    const row = await lockAccount(tx, accountId)
    if (row.active === active) return
    if (!active && row.roles.includes('admin')) await demandAnotherAdministrator(tx, accountId)
    await tx.updateTable('accounts').set({ active }).where('id', '=', accountId).execute()
    if (!active) await endAllSessions(tx, [accountId], null)
    const action = active ? 'account_activated' : 'account_deactivated'
    await writeAudit(tx, { action, actor, subjectId: accountId }, now)
  })
}

/** Gives a role; a new student without a grade gets the one of its groups. Giving it twice changes nothing. */
export async function grantRole(db: Database, accountId: string, role: Role, actor: Actor, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => giveRole(tx, accountId, role, actor, now))
}

/**
 * Ends what lets others manage or open an account that becomes one of staff: nobody holds power over somebody who holds
 * power over others (`not_for_staff`). Sessions as that account end with the permission.
 */
async function endPowerOver(tx: Tx, accountId: string, actor: Actor, now: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('account_links')
    .where('subject_id', '=', accountId)
    .where('permission', 'in', [...sensitivePermissions])
    .returning('permission')
    .execute()
  if (ended.length === 0) return
  const details = { did: 'became_staff', permissions: [...new Set(ended.map((row) => row.permission))] }
  await writeAudit(tx, { action: 'link_removed', actor, subjectId: accountId, details }, now)
}

/** The same as part of a larger transaction. A role of staff ends what others may do with the account. */
export async function giveRole(tx: Tx, accountId: string, role: Role, actor: Actor, now: Date): Promise<void> {
  const row = await lockAccount(tx, accountId)
  if (row.roles.includes(role)) return
  const grade = role === 'student' ? (row.grade ?? startingGrade(null, row.class_groups)) : row.grade
  await tx
    .updateTable('accounts')
    .set({ roles: [...row.roles, role], grade })
    .where('id', '=', accountId)
    .execute()
  if (isStaff({ roles: [role] })) await endPowerOver(tx, accountId, actor, now)
  await writeAudit(tx, { action: 'role_added', actor, subjectId: accountId, details: { role } }, now)
}

/** Takes a role away. Sessions end, so that no page goes on with rights that are gone. Throws last_administrator, last_role. */
export async function removeRole(db: Database, accountId: string, role: Role, actor: Actor, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockAccount(tx, accountId)
    if (!row.roles.includes(role)) return
    if (row.roles.length === 1) throw new Refusal('last_role')
    if (role === 'admin') await demandAnotherAdministrator(tx, accountId)
    const roles = row.roles.filter((one) => one !== role)
    await tx.updateTable('accounts').set({ roles }).where('id', '=', accountId).execute()
    if (accountId !== actor.accountId) await endAllSessions(tx, [accountId], null)
    await writeAudit(tx, { action: 'role_removed', actor, subjectId: accountId, details: { role } }, now)
  })
}

/** Deletes an account completely. Throws account_not_found, own_account, last_administrator.. */
export async function deleteAccount(db: Database, accountId: string, actor: Actor, now: Date): Promise<void> {
  if (accountId === actor.accountId) throw new Refusal('own_account')
  await inTransaction(db, async (tx) => {
    const row = await lockAccount(tx, accountId)
    if (row.roles.includes('admin')) await demandAnotherAdministrator(tx, accountId)
    await eraseAccount(tx, accountId, { actor, why: 'administrator' }, now)
  })
}

import { careOf } from '../accounts/guardians/care.ts'
import { tellGuardians } from '../accounts/guardians/tell-guardians.ts'
import type { Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'

/** Holds two accounts still in the order of their ids, as every change of links does. Gives how many of them are there. */
export async function holdBoth(tx: Tx, accountIds: readonly [string, string]): Promise<number> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...accountIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.length
}

/**
 * Ends everything between two accounts whose rows the caller holds, and tells the guardians of a child among them; those
 * who lose the child here are told too. Refuses link_not_found where there is nothing.
 */
export async function endConnection(
  tx: Tx,
  given: { readonly accountId: string; readonly otherId: string; readonly actor: Actor | null },
  now: Date,
): Promise<void> {
  const { accountId, otherId, actor } = given
  const ids = [accountId, otherId]
  // Afterwards who managed the child would not be found any more.
  const cares = [await careOf(tx, accountId, now), await careOf(tx, otherId, now)]
  const ended = await tx
    .deleteFrom('account_links')
    .where('holder_id', 'in', ids)
    .where('subject_id', 'in', ids)
    .returning(['permission', 'accepted'])
    .execute()
  if (ended.length === 0) throw new Refusal('link_not_found')
  await tx.deleteFrom('guardian_partings').where('child_id', 'in', ids).where('guardian_id', 'in', ids).execute()
  await tx.deleteFrom('link_agreements').where('account_id', 'in', ids).where('other_id', 'in', ids).execute()
  const permissions = [...new Set(ended.map((row) => row.permission))]
  const details = { did: 'remove_connection', of: accountId, permissions }
  await writeAudit(tx, { action: 'link_removed', actor, subjectId: otherId, details }, now)
  if (!ended.some((row) => row.accepted)) return
  for (const [index, childId] of ids.entries()) {
    const guardians = cares[index]?.guardians ?? []
    const news = { kind: 'disconnected', childId, otherId: childId === accountId ? otherId : accountId } as const
    await tellGuardians(tx, news, actor?.accountId ?? null, now, guardians)
  }
}

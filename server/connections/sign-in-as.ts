import { inTransaction } from '../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { tellGuardians } from '../accounts/guardians/tell-guardians.ts'
import { type Account, openSession } from '../http/session.ts'
import { writeAudit } from '../identity/audit.ts'

export interface Opened {
  readonly token: string
  readonly expiresAt: Date
}

async function expiryOf(queries: Database['queries'], hash: Buffer): Promise<Date | null> {
  const row = await queries
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/**
 * Opens another account for somebody to whom it lets authenticate, in a session of a new token that ends no later than the
 * one it replaces. The permission is held while the session is made, so that taking it away at the same moment either
 * comes first or ends this session. Refuses cannot_sign_in_as: without the permission in effect, and for accounts of
 * teachers, tutors and administrators, deactivated ones, those without a username, and those with a second factor, which the
 * other account cannot show. A-246, decision 0041.
 */
export async function signInAs(
  db: Database,
  account: Account,
  given: { targetId: string; sessionHash: Buffer; userAgent: string },
  now: Date,
): Promise<Opened> {
  return await inTransaction(db, async (tx) => {
    // The two accounts first and in order, as whoever changes their permissions does: else each may wait for the other.
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [account.accountId, given.targetId])
      .orderBy('id')
      .forShare()
      .execute()
    const { rows } = await sql<{ id: string }>`
      select o.id from account_links l join accounts o on o.id = l.subject_id
      where l.holder_id = ${account.accountId} and l.subject_id = ${given.targetId} and l.permission = 'authenticate'
        and l.status = 'confirmed' and l.accepted and o.active and o.claimed and o.username is not null
        and not o.roles && array['teacher', 'tutor', 'admin']
        and not exists (select 1 from second_factors f where f.account_id = o.id)
      for share`.execute(tx)
    const expiresAt = await expiryOf(tx, given.sessionHash)
    if (rows.length === 0 || expiresAt === null) throw new Refusal('cannot_sign_in_as')
    const opened = await openSession(tx, given.targetId, given.sessionHash, now, {
      userAgent: given.userAgent,
      actorId: account.accountId,
      expiresAt,
    })
    await writeAudit(tx, { action: 'sign_in_as', actor: account, subjectId: given.targetId }, now)
    const news = { kind: 'signed_in_as', childId: given.targetId, otherId: account.accountId } as const
    await tellGuardians(tx, news, account.accountId, now)
    return opened
  })
}

/** Goes back from another's account to one's own, again with a new token and the same end. Refuses not_on_behalf. */
export async function returnToOwnAccount(
  db: Database,
  account: Account,
  given: { sessionHash: Buffer; userAgent: string },
  now: Date,
): Promise<Opened & { readonly accountId: string }> {
  const { actorId } = account
  if (actorId === null) throw new Refusal('not_on_behalf')
  return await inTransaction(db, async (tx) => {
    const expiresAt = await expiryOf(tx, given.sessionHash)
    if (expiresAt === null) throw new Refusal('not_on_behalf')
    const opened = await openSession(tx, actorId, given.sessionHash, now, { userAgent: given.userAgent, expiresAt })
    await writeAudit(tx, { action: 'return_from_sign_in_as', actor: account, subjectId: account.accountId }, now)
    return { ...opened, accountId: actorId }
  })
}

import { inTransaction } from '../database/in-transaction.ts'
import type { AskedParting } from '@polyhex/contract/connections/guardian-operations'
import { publicAccount } from '../accounts/account-rows.ts'
import { type Care, careOf } from '../accounts/guardians/care.ts'
import { tellGuardians } from '../accounts/guardians/tell-guardians.ts'
import type { Database, Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { endConnection, holdBoth } from './end-connection.ts'
import { readAccounts } from './linked-account.ts'

/** From 13 on, a child who asks to part from a guardian is apart after so many days. */
export const partingDays = 7
const day = 86_400_000

/** A child's wish to part from a guardian, as it stands. */
export interface Parting {
  readonly asked_at: Date
  readonly ends_at: Date | null
}

/**
 * Keeps a child's wish to end the connection with a guardian and tells the guardians. Asking again changes nothing. Gives
 * when the connection ends by itself: null for a child under 13, where the guardian has to agree.
 */
export async function askParting(
  tx: Tx,
  actor: Actor,
  pair: { readonly childId: string; readonly guardianId: string; readonly care: Care },
  now: Date,
): Promise<Date | null> {
  const { childId, guardianId, care } = pair
  const endsAt = care.young ? null : new Date(now.getTime() + partingDays * day)
  const made = await tx
    .insertInto('guardian_partings')
    .values({ child_id: childId, guardian_id: guardianId, asked_at: now, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ends_at')
    .executeTakeFirst()
  if (made === undefined) {
    const there = await tx
      .selectFrom('guardian_partings')
      .select('ends_at')
      .where('child_id', '=', childId)
      .where('guardian_id', '=', guardianId)
      .executeTakeFirstOrThrow()
    return there.ends_at
  }
  await writeAudit(tx, { action: 'parting_asked', actor, subjectId: guardianId, details: { of: childId } }, now)
  await tellGuardians(tx, { kind: 'parting_asked', childId, otherId: guardianId, endsAt }, childId, now)
  return endsAt
}

async function takeParting(tx: Tx, childId: string, guardianId: string): Promise<Parting> {
  const row = await tx
    .deleteFrom('guardian_partings')
    .where('child_id', '=', childId)
    .where('guardian_id', '=', guardianId)
    .returning(['asked_at', 'ends_at'])
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('parting_not_found')
  return row
}

/**
 * The guardian's answer: the connection ends now, or stays. From 13 on it cannot be kept. Refuses not_yours_to_decide to
 * all others, parting_not_found and parting_goes_on.
 */
export async function answerParting(
  tx: Tx,
  actor: Actor,
  given: { readonly childId: string; readonly guardianId: string; readonly end: boolean },
  now: Date,
): Promise<void> {
  const { childId, guardianId, end } = given
  if (actor.accountId !== guardianId) throw new Refusal('not_yours_to_decide')
  await holdBoth(tx, [childId, guardianId])
  const parting = await takeParting(tx, childId, guardianId)
  if (!end && parting.ends_at !== null && !(await careOf(tx, childId, now)).young) throw new Refusal('parting_goes_on')
  await writeAudit(tx, { action: 'parting_answered', actor, subjectId: childId, details: { end } }, now)
  if (end) await endConnection(tx, { accountId: childId, otherId: guardianId, actor }, now)
}

/** A child takes its wish back. Refuses not_yours_to_decide and parting_not_found. */
export async function cancelParting(
  tx: Tx,
  actor: Actor,
  pair: { readonly childId: string; readonly guardianId: string },
  now: Date,
): Promise<void> {
  if (actor.accountId !== pair.childId) throw new Refusal('not_yours_to_decide')
  await takeParting(tx, pair.childId, pair.guardianId)
  const details = { of: pair.childId }
  await writeAudit(tx, { action: 'parting_cancelled', actor, subjectId: pair.guardianId, details }, now)
}

/** What children have asked of a guardian, the oldest first. */
export async function partingsFor(queries: Database['queries'], guardianId: string): Promise<AskedParting[]> {
  const rows = await queries
    .selectFrom('guardian_partings')
    .select(['child_id', 'asked_at', 'ends_at'])
    .where('guardian_id', '=', guardianId)
    .orderBy('asked_at')
    .orderBy('child_id')
    .execute()
  const children = new Map(
    (
      await readAccounts(
        queries,
        rows.map((row) => row.child_id),
      )
    ).map((row) => [row.id, row]),
  )
  return rows.flatMap((row) => {
    const child = children.get(row.child_id)
    if (child === undefined) return []
    return [
      {
        child: publicAccount(child),
        askedAt: row.asked_at.toISOString(),
        endsAt: row.ends_at?.toISOString() ?? null,
      },
    ]
  })
}

/** Ends the connections whose time has come. Gives how many. */
export async function endDuePartings(db: Database, now: Date): Promise<number> {
  const due = await db.queries
    .selectFrom('guardian_partings')
    .select(['child_id', 'guardian_id'])
    .where('ends_at', '<=', now)
    .execute()
  let ended = 0
  for (const { child_id: accountId, guardian_id: otherId } of due) {
    const isEnded = await inTransaction(db, async (tx) => {
      await holdBoth(tx, [accountId, otherId])
      const still = await tx
        .selectFrom('guardian_partings')
        .select('child_id')
        .where('child_id', '=', accountId)
        .where('guardian_id', '=', otherId)
        .where('ends_at', '<=', now)
        .executeTakeFirst()
      if (still === undefined) return false
      await endConnection(tx, { accountId, otherId, actor: null }, now)
      return true
    })
    if (isEnded) ended += 1
  }
  return ended
}

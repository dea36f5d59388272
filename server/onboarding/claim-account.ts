import { giveWelcomeCoins } from '../coins/welcome-coins.ts'
import { connectParentAndChild } from '../connections/parent-and-child.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { writeAudit } from '../identity/audit.ts'
import type { OnboardingRight } from './create-tokens.ts'

/**
 * Gives a student's account its credentials: from now on it is an account. The parent who makes it is connected, it joins
 * the section it was made for, and it begins with the welcome coins..
 * A username that somebody else takes in the same moment breaks the constraint accounts_username.
 */
export async function claimAccount(
  tx: Tx,
  accountId: string,
  credentials: { readonly username: string; readonly passwordHash: string },
  right: OnboardingRight,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ username: credentials.username, password_hash: credentials.passwordHash, claimed: true })
    .where('id', '=', accountId)
    .execute()
  const actor = right.actor ?? { accountId, actorId: null }
  const details = { claimed: true }
  await writeAudit(tx, { action: 'account_changed', actor, subjectId: accountId, details }, now)
  if (right.creatorId !== null) await connectCreator(tx, accountId, right, right.creatorId, now)
  if (right.sectionId !== null) {
    await tx
      .insertInto('section_members')
      .values({
        id: newId(now),
        section_id: right.sectionId,
        account_id: accountId,
        role: 'student',
        created_at: now,
      })
      .execute()
  }
  await giveWelcomeCoins(tx, accountId, now)
}

/** A parent is connected as the preset "child" says; a teacher of a section is not a parent and gets no rights. */
async function connectCreator(
  tx: Tx,
  accountId: string,
  right: OnboardingRight,
  creatorId: string,
  now: Date,
): Promise<void> {
  const consent = await tx
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('given_by', '=', creatorId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (consent === undefined) return
  await connectParentAndChild(tx, creatorId, accountId, now)
  const details = { purpose: 'child', way: 'creation' }
  await writeAudit(tx, { action: 'link_changed', actor: right.actor, subjectId: accountId, details }, now)
}

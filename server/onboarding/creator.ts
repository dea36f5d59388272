import type { AccountCreation } from '@polyhex/contract/onboarding/account-creation'
import { consentWording } from '@polyhex/contract/onboarding/consent'
import { demandProvenAddress } from '../accounts/addresses/demand-proven-address.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { SessionState } from '../http/session.ts'
import type { Actor } from '../identity/audit.ts'
import type { Creator } from './create-tokens.ts'

/** Who makes a student's account besides the student. */
export interface KnownCreator extends Creator {
  readonly actor: Actor | null
  /** A parent, who says yes to the account on the spot. */
  readonly parent: { readonly id: string; readonly email: string } | null
  /** Class groups of the creator, which give the starting grade. A-139. */
  readonly groups: readonly string[]
}

const alone: KnownCreator = { creatorId: null, sectionId: null, actor: null, parent: null, groups: [] }

/**
 * Who makes the account, if the payload says that somebody does. That must be who is signed in, with their own hands: a
 * parent who agrees to the current wording, or who leads the section the student joins.
 * Throws not_allowed, on_behalf, consent_needed, address_not_proven or section_not_found.
 */
export async function creatorOf(db: Database, session: SessionState, creation: AccountCreation): Promise<KnownCreator> {
  const context = creation.context ?? {}
  if (context.creatingAccountId === undefined) {
    if (context.sectionId !== undefined) throw new Refusal('not_allowed')
    return alone
  }
  const actor = session.state === 'authenticated' ? session.account : null
  if (actor === null || actor.accountId !== context.creatingAccountId) throw new Refusal('not_allowed')
  if (actor.actorId !== null) throw new Refusal('on_behalf')
  const isParent = actor.roles.includes('parent') || actor.roles.includes('guardian')
  if (!isParent && context.sectionId === undefined) throw new Refusal('not_allowed')
  if (isParent && context.consent !== consentWording) throw new Refusal('consent_needed')
  await demandProvenAddress(db.queries, actor.accountId)
  if (context.sectionId !== undefined) await demandLeader(db, actor.accountId, actor.roles, context.sectionId)
  const row = await db.queries
    .selectFrom('accounts')
    .select(['email', 'class_groups'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow()
  return {
    creatorId: actor.accountId,
    sectionId: context.sectionId ?? null,
    actor,
    parent: isParent ? { id: actor.accountId, email: row.email ?? '' } : null,
    groups: row.class_groups,
  }
}

/** Only who leads a section, or an administrator, lets somebody in. */
async function demandLeader(
  db: Database,
  accountId: string,
  roles: readonly string[],
  sectionId: string,
): Promise<void> {
  const section = await db.queries
    .selectFrom('sections as s')
    .leftJoin('section_members as m', (join) =>
      join
        .onRef('m.section_id', '=', 's.id')
        .on('m.account_id', '=', accountId)
        .on('m.role', 'in', ['instructor', 'assistant']),
    )
    .select(['s.id', 'm.id as memberId'])
    .where('s.id', '=', sectionId)
    .executeTakeFirst()
  if (section === undefined || (section.memberId === null && !roles.includes('admin')))
    throw new Refusal('section_not_found')
}

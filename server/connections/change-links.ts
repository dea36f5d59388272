import { inTransaction } from '../database/in-transaction.ts'
import { connectionLimits } from '@polyhex/contract/connections/account-link'
import {
  actionTo,
  actionToAdd,
  inOrder,
  type LinkAction,
  type LinkFault,
  type Side,
  type Sides,
  takeStep,
} from '@polyhex/contract/connections/link-rules'
import { type Permission, type PermissionStatus, sensitivePermissions } from '@polyhex/contract/connections/permissions'
import { isStaff } from '@polyhex/contract/identity/accounts'
import type { Kysely } from 'kysely'
import { constraintOf } from '../database/constraint.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { careOf, guardianAgrees } from '../accounts/guardians/care.ts'
import { tellGuardians } from '../accounts/guardians/tell-guardians.ts'
import { endConnection, holdBoth } from './end-connection.ts'
import { mailConfirmed, mailRequest } from './link-mails.ts'
import { agree, type LinkRow, lockPair, type Pair, rowOf, settle, sidesOfPair, writeSides } from './pair.ts'
import { askParting } from './partings.ts'

const constraints: Readonly<Record<string, LinkFault>> = {
  account_links_manage_needs_details: 'manage_needs_view_details',
  account_links_one_source: 'source_credits_exclusive',
  account_links_holder_id_subject_id_permission_key: 'link_changed',
}

/** Runs a change of links; what a constraint of the database forbids is refused in words. */
export async function changing<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    const fault = constraints[constraintOf(error) ?? '']
    throw fault === undefined ? error : new Refusal(fault)
  }
}

/** Nobody is given power over an account that holds power over others. */
function demandNoStaff(pair: Pair, side: Side, permission: Permission): void {
  const subject = side === 'mine' ? pair.them : pair.me
  if (sensitivePermissions.includes(permission) && isStaff(subject)) throw new Refusal('not_for_staff')
}

const givesNewPower = new Set<LinkAction>(['request', 'grant', 'confirm', 'allow', 'rerequest'])

function stepped(pair: Pair, state: Sides, side: Side, permission: Permission, action: LinkAction): Sides {
  if (givesNewPower.has(action)) demandNoStaff(pair, side, permission)
  const taken = takeStep(state, side, permission, action)
  if ('fault' in taken) throw new Refusal(taken.fault)
  return taken.state
}

async function demandFewOpenRequests(tx: Tx, accountId: string): Promise<void> {
  const { open } = await tx
    .selectFrom('link_agreements as a')
    .select((select) => select.fn.countAll<string>().as('open'))
    .where('a.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('link_agreements as b')
            .select('b.account_id')
            .whereRef('b.account_id', '=', 'a.other_id')
            .whereRef('b.other_id', '=', 'a.account_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  if (Number(open) >= connectionLimits.openRequests) throw new Refusal('too_many_open_requests')
}

async function record(
  tx: Tx,
  actor: Actor,
  pair: Pair,
  details: { did: string; side: string; permissions: readonly string[] },
  now: Date,
): Promise<void> {
  const action = details.did === 'remove' || details.did === 'cancel' ? 'link_removed' : 'link_changed'
  await writeAudit(tx, { action, actor, subjectId: pair.them.id, details }, now)
}

/** My yes to the connection where the step is one, what follows from the step, and the mails that tell of it. */
async function finish(tx: Tx, pair: Pair, agreeing: boolean, now: Date): Promise<void> {
  const { me, them, agreed } = pair
  if (agreeing && !agreed.me) await agree(tx, me.id, them.id, now)
  const rows = await settle(tx, pair, now)
  if (!agreeing || rows.length === 0) return
  if (agreed.them) await mailConfirmed(tx, me, them, rows, now)
  else await mailRequest(tx, me, them, rows, now)
}

/**
 * Asks the other account for permissions (`mine`) or gives it some (`theirs`). Whatever stands already is left, confirmed
 * or asked for again as fits. Asking is also my yes to the connection: true when it is the first one.
 * Refuses link_with_self, account_not_found, manage_needs_view_details, source_credits_exclusive, not_for_staff and
 * too_many_open_requests.
 */
export async function addLinks(
  tx: Tx,
  actor: Actor,
  given: { otherId: string; side: Side; permissions: readonly Permission[]; entered: string | null },
  now: Date,
): Promise<boolean> {
  if (given.otherId === actor.accountId) throw new Refusal('link_with_self')
  const pair = await lockPair(tx, actor.accountId, given.otherId)
  if (pair === null) throw new Refusal('account_not_found')
  if (!pair.agreed.me && !pair.agreed.them) await demandFewOpenRequests(tx, actor.accountId)
  let state = sidesOfPair(pair)
  const did: string[] = []
  for (const permission of inOrder(given.permissions)) {
    const action = actionToAdd(state, given.side, permission)
    if (action === null) continue
    // Of a side given in one go, manage may stand beside the viewDetails that comes with it.
    state = stepped(pair, state, given.side, permission, action)
    did.push(permission)
  }
  if (did.length > 0) {
    await writeSides(tx, pair, state, given.entered, now)
    await record(tx, actor, pair, { did: 'add', side: given.side, permissions: did }, now)
  }
  await finish(tx, pair, true, now)
  return !pair.agreed.me
}

/** The other account of a link of mine, without locking; null when there is no such link. */
async function otherOf(queries: Kysely<Tables>, accountId: string, linkId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('account_links')
    .select(['holder_id', 'subject_id'])
    .where('id', '=', linkId)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.holder_id === accountId) return row.subject_id
  return row.subject_id === accountId ? row.holder_id : null
}

/** A child does not take from a guardian, permission by permission, what a guardian keeps until they agree. Decision 0040. */
async function demandGuardianStays(tx: Tx, pair: Pair, row: LinkRow, now: Date): Promise<void> {
  if (!row.accepted || row.subjectId !== pair.me.id) return
  const { guardians } = await careOf(tx, pair.me.id, now)
  if (guardians.includes(pair.them.id)) throw new Refusal('guardian_stays')
}

/** Tells the guardians of either side that something between the two does not count any more. `guardians` are mine, before. */
async function tellOfEnd(tx: Tx, { me, them }: Pair, guardians: readonly string[], now: Date): Promise<void> {
  await tellGuardians(tx, { kind: 'disconnected', childId: me.id, otherId: them.id }, me.id, now, guardians)
  await tellGuardians(tx, { kind: 'disconnected', childId: them.id, otherId: me.id }, me.id, now)
}

/**
 * Brings one permission to a status, or ends it ('none'). What stands there already is left as it is, so that the same
 * call twice does no harm. Confirming, allowing and asking again are also my yes to the connection.
 * Refuses link_not_found, link_changed, not_yours_to_decide, and what adding refuses.
 */
export async function changeLink(
  tx: Tx,
  actor: Actor,
  linkId: string,
  to: PermissionStatus | 'none',
  now: Date,
): Promise<{ readonly otherId: string }> {
  const otherId = await otherOf(tx, actor.accountId, linkId)
  const pair = otherId === null ? null : await lockPair(tx, actor.accountId, otherId)
  const found = pair === null ? null : rowOf(pair, linkId)
  if (otherId === null || pair === null || found === null) throw new Refusal('link_not_found')
  const { side, permission } = found
  const state = sidesOfPair(pair)
  const action = actionTo(state, side, permission, to)
  if (action === null) return { otherId }
  if (!givesNewPower.has(action)) await demandGuardianStays(tx, pair, found.row, now)
  const guardians = (await careOf(tx, actor.accountId, now)).guardians
  await writeSides(tx, pair, stepped(pair, state, side, permission, action), null, now)
  if (found.row.accepted) await tellOfEnd(tx, pair, guardians, now)
  await record(tx, actor, pair, { did: action, side, permissions: [permission] }, now)
  await finish(tx, pair, givesNewPower.has(action), now)
  return { otherId }
}

/** My yes to a connection that the other account began. Refuses link_not_found where there is none. */
export async function acceptConnection(tx: Tx, actor: Actor, otherId: string, now: Date): Promise<void> {
  const pair = await lockPair(tx, actor.accountId, otherId)
  if (pair === null || pair.rows.length === 0) throw new Refusal('link_not_found')
  if (!pair.agreed.me) await record(tx, actor, pair, { did: 'accept', side: 'both', permissions: [] }, now)
  await finish(tx, pair, true, now)
}

/**
 * Ends everything between two accounts: by either of them, by a parent of a child too young to decide alone, or by an
 * administrator. Nobody has to agree, but that a child does not leave a guardian by itself: that asks the guardian. Refuses
 * not_allowed and link_not_found. A-231, decision 0040.
 */
export async function removeConnection(
  tx: Tx,
  actor: Actor & { readonly isAdmin: boolean },
  accountId: string,
  otherId: string,
  now: Date,
): Promise<{ readonly ended: boolean; readonly endsAt: Date | null }> {
  // Not through lockPair: the other account may be deactivated.
  if ((await holdBoth(tx, [accountId, otherId])) < 2) throw new Refusal('link_not_found')
  const care = await careOf(tx, accountId, now)
  const isPart = actor.accountId === accountId || actor.accountId === otherId
  // One parent does not part a child from another.
  const isGuardian = care.young && !care.guardians.includes(otherId)
  if (!isPart && !actor.isAdmin && !isGuardian) throw new Refusal('not_allowed')
  const childLeaves = actor.accountId === accountId && care.guardians.includes(otherId)
  if (childLeaves && (await holdsSomething(tx, otherId, accountId))) {
    const pair = { childId: accountId, guardianId: otherId, care }
    return { ended: false, endsAt: await askParting(tx, actor, pair, now) }
  }
  await endConnection(tx, { accountId, otherId, actor }, now)
  return { ended: true, endsAt: null }
}

/** Whether something that an account holds regarding another counts now. */
async function holdsSomething(tx: Tx, holderId: string, subjectId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account_links')
    .select('id')
    .where('holder_id', '=', holderId)
    .where('subject_id', '=', subjectId)
    .where('accepted', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * A parent's yes or no, for a child too young to decide alone, to the confirmed permissions that the parent has seen; rows
 * that have changed since are passed over. A no ends them and leaves what counts already. Refuses link_not_found, and
 * not_yours_to_decide where the parent is the other account or somebody else decides.
 * Decision 0014.
 */
export async function decideForChild(
  tx: Tx,
  actor: Actor,
  given: { childId: string; otherId: string; linkIds: readonly string[]; allow: boolean },
  now: Date,
): Promise<void> {
  const { childId, otherId, linkIds, allow } = given
  const pair = await lockPair(tx, childId, otherId)
  if (pair === null) throw new Refusal('link_not_found')
  const care = await careOf(tx, childId, now)
  const mayDecide =
    actor.accountId !== childId && actor.accountId !== otherId && care.guardians.includes(actor.accountId)
  if (!mayDecide) throw new Refusal('not_yours_to_decide')
  const seen = pair.rows.filter(
    (row) =>
      linkIds.includes(row.id) &&
      row.status === 'confirmed' &&
      !row.accepted &&
      guardianAgrees(care, childId, row, otherId),
  )
  if (seen.length === 0) throw new Refusal('link_not_found')
  const permissions = [...new Set(seen.map((row) => row.permission))]
  const details = { did: allow ? 'allow_for_child' : 'refuse_for_child', of: childId, permissions }
  await writeAudit(tx, { action: 'link_changed', actor, subjectId: otherId, details }, now)
  if (allow) {
    for (const row of seen) {
      const column = row.holderId === childId ? 'holder_guardian_id' : 'subject_guardian_id'
      await tx
        .updateTable('account_links')
        .set({ [column]: actor.accountId })
        .where('id', '=', row.id)
        .execute()
    }
    await mailConfirmed(tx, pair.me, pair.them, await settle(tx, pair, now, actor.accountId), now)
    return
  }
  await writeSides(tx, pair, seen.reduce(withoutRow(pair), sidesOfPair(pair)), null, now)
  await settle(tx, pair, now)
}

/** A state without one of its rows, and without what goes with it. */
const withoutRow =
  (pair: Pair) =>
  (state: Sides, row: Pair['rows'][number]): Sides => {
    const side = row.holderId === pair.me.id ? 'mine' : 'theirs'
    const taken = takeStep(state, side, row.permission, 'remove')
    // Friends share one step, and manage goes with viewDetails: what is gone already stays gone.
    return 'state' in taken ? taken.state : state
  }

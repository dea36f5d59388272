import { type ConsentRequest, consentWording } from '@polyhex/contract/onboarding/consent'
import type { Kysely, Selectable } from 'kysely'
import { consentStateOf } from '../accounts/consent.ts'
import { keepProven } from '../accounts/addresses/address-proofs.ts'
import { careOf } from '../accounts/guardians/care.ts'
import { eraseAccount } from '../accounts/erase-account.ts'
import type { Chance } from '../accounts/names/suggest-names.ts'
import { withdrawConsent } from '../accounts/privacy/consents.ts'
import { connectParentAndChild } from '../connections/parent-and-child.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken } from '../http/session.ts'
import { isStaff, type Role } from '@polyhex/contract/identity/accounts'
import { addressCounts } from '../identity/accounts.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { mailConsentReceipt } from './consent-mail.ts'

type RequestRow = Selectable<Tables['consent_requests']> & { username: string | null; time_zone: string }

/** Days after a yes in which a parent's account can be connected through the same mail. */
const daysToConnect = 30

async function findRequest(queries: Kysely<Tables>, token: string, lock: boolean): Promise<RequestRow> {
  const hash = hashToken(token)
  if (hash === null) throw new Refusal('consent_request_not_found')
  const query = queries
    .selectFrom('consent_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select(['a.username', 'a.time_zone'])
    .where('r.token_hash', '=', hash)
  const row = await (lock ? query.forUpdate('r') : query).executeTakeFirst()
  if (row === undefined) throw new Refusal('consent_request_not_found')
  return row
}

/** What a parent is asked, and where it stands. Throws consent_request_not_found. */
export async function readConsentRequest(queries: Kysely<Tables>, token: string, now: Date): Promise<ConsentRequest> {
  const row = await findRequest(queries, token, false)
  const consent = await consentStateOf(queries, row.account_id, now)
  const answered = row.granted !== true ? 'refused' : consent === 'given' ? 'given' : 'withdrawn'
  return {
    status: row.decided_at !== null ? answered : row.expires_at > now ? 'open' : 'expired',
    childUsername: row.username ?? '',
    underAge: consent !== 'not_needed',
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    wording: consentWording,
    connected: row.connected_id !== null,
  }
}

async function openRequest(tx: Tx, token: string, now: Date): Promise<RequestRow> {
  const row = await findRequest(tx, token, true)
  if (row.decided_at !== null) throw new Refusal('consent_decided')
  if (row.expires_at <= now) throw new Refusal('consent_expired')
  return row
}

async function decide(
  tx: Tx,
  row: RequestRow,
  { granted, removed }: { readonly granted: boolean; readonly removed: boolean },
  token: string,
  now: Date,
): Promise<void> {
  await tx.updateTable('consent_requests').set({ decided_at: now, granted }).where('id', '=', row.id).execute()
  const decision = granted ? 'given' : 'declined'
  const receipt = { requestId: row.id, token, email: row.parent_email, decision, removed } as const
  await mailConsentReceipt(tx, { ...receipt, childUsername: row.username ?? '', timeZone: row.time_zone }, now)
}

/**
 * Whether the address of a parent's account counts: it has been proven, or is the one to which the mail went whose link is
 * at hand, which proves it now.
 */
async function isProvenBy(tx: Tx, parent: Actor, mailedTo: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select(['roles', 'email', 'email_proven_at'])
    .where('id', '=', parent.accountId)
    .executeTakeFirstOrThrow()
  if (addressCounts(row)) return true
  if (row.email?.toLowerCase() !== mailedTo.toLowerCase()) return false
  await keepProven(tx, parent.accountId, parent, 'consent', now)
  return true
}

async function demandProvenBy(tx: Tx, parent: Actor, mailedTo: string, now: Date): Promise<void> {
  if (!(await isProvenBy(tx, parent, mailedTo, now))) throw new Refusal('address_not_proven')
}

/**
 * Keeps a parent's yes. `parent` is who is signed in, if that is an adult: the mail alone is the proof, a session only adds
 * who it was. Throws consent_request_not_found, consent_decided, consent_expired, and consent_needed for another wording
 * than the present one.
 */
export async function giveConsent(
  tx: Tx,
  token: string,
  wording: string,
  parent: Actor | null,
  now: Date,
): Promise<void> {
  if (wording !== consentWording) throw new Refusal('consent_needed')
  const row = await openRequest(tx, token, now)
  const knownParent = parent !== null && (await isProvenBy(tx, parent, row.parent_email, now)) ? parent : null
  await tx
    .insertInto('consents')
    .values({
      id: newId(now),
      account_id: row.account_id,
      kind: 'child_account',
      wording,
      // Whoever sits there unproven is not made a parent by it; the mail is the proof.
      given_by: knownParent?.accountId ?? null,
      given_by_email: row.parent_email,
      given_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).where('withdrawn_at', 'is', null).doNothing())
    .execute()
  await decide(tx, row, { granted: true, removed: false }, token, now)
  const details = { wording, way: 'mail' }
  await writeAudit(tx, { action: 'consent_given', actor: parent, subjectId: row.account_id, details }, now)
}

/**
 * Keeps a parent's no. The account of a child that needs the yes is removed with everything in it; an older student's stays
 * as it is, without the address. Gives whether it was removed.
 * Throws consent_request_not_found, consent_decided, consent_expired.
 */
export async function refuseConsent(tx: Tx, token: string, parent: Actor | null, now: Date): Promise<boolean> {
  const row = await openRequest(tx, token, now)
  const removed = (await consentStateOf(tx, row.account_id, now)) === 'waiting'
  await decide(tx, row, { granted: false, removed }, token, now)
  await writeAudit(tx, { action: 'consent_refused', actor: parent, subjectId: row.account_id }, now)
  if (removed) {
    await eraseAccount(tx, row.account_id, { actor: parent, why: 'consent_refused' }, now)
  } else {
    await tx.updateTable('accounts').set({ email: null }).where('id', '=', row.account_id).execute()
  }
  return removed
}

/** Refuses a child whose consent has been taken back, and one that has become staff. Throws consent_needed, not_for_staff. */
async function demandStillChild(tx: Tx, accountId: string): Promise<void> {
  const { roles } = await tx
    .selectFrom('accounts')
    .select('roles')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (isStaff({ roles: roles as Role[] })) throw new Refusal('not_for_staff')
  const standing = await tx
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (standing === undefined) throw new Refusal('consent_needed')
}

/**
 * Takes a yes back through the mail in which it was given, also by a parent who has no account here. Throws
 * consent_request_not_found, and consent_needed where there is no yes to take back.
 */
export async function withdrawByMail(
  tx: Tx,
  token: string,
  parent: Actor | null,
  chance: Chance,
  now: Date,
): Promise<void> {
  const row = await findRequest(tx, token, true)
  const consent = await tx
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (row.granted !== true || consent === undefined) throw new Refusal('consent_needed')
  await withdrawConsent(tx, { accountId: row.account_id, consentId: consent.id }, parent, { now, chance })
}

/**
 * Connects a parent's account with the child for whom the mail was answered with yes, once. Gives the child's id.
 * Throws consent_request_not_found, consent_needed before the yes and after it was taken back, consent_used,
 * consent_expired after 30 days, not_for_staff, address_not_proven for another address than that of the mail, and
 * guardian_decides where another parent manages the child by now.
 */
export async function connectByConsent(tx: Tx, token: string, parent: Actor, now: Date): Promise<string> {
  const row = await findRequest(tx, token, true)
  if (row.granted !== true || row.decided_at === null) throw new Refusal('consent_needed')
  if (row.connected_id === parent.accountId) return row.account_id
  if (row.connected_id !== null) throw new Refusal('consent_used')
  if (row.decided_at.getTime() + daysToConnect * 86_400_000 <= now.getTime()) throw new Refusal('consent_expired')
  await demandStillChild(tx, row.account_id)
  await demandProvenBy(tx, parent, row.parent_email, now)
  const { managers } = await careOf(tx, row.account_id, now)
  if (managers.some((id) => id !== parent.accountId)) throw new Refusal('guardian_decides')
  await tx
    .deleteFrom('account_links')
    .where((where) =>
      where.or([
        where.and({ holder_id: parent.accountId, subject_id: row.account_id }),
        where.and({ holder_id: row.account_id, subject_id: parent.accountId }),
      ]),
    )
    .execute()
  await connectParentAndChild(tx, parent.accountId, row.account_id, now)
  await tx.updateTable('consent_requests').set({ connected_id: parent.accountId }).where('id', '=', row.id).execute()
  const details = { purpose: 'child', way: 'consent' }
  await writeAudit(tx, { action: 'link_changed', actor: parent, subjectId: row.account_id, details }, now)
  return row.account_id
}

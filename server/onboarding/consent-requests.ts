import { consentDays } from '@polyhex/contract/onboarding/consent'
import { careOf } from '../accounts/guardians/care.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, newToken } from '../http/session.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { mailConsentRequest } from './consent-mail.ts'

const day = 86_400_000

/** Mails in 24 hours: about one child, and to one address. Nobody's mailbox can be filled through us. */
export const consentMailLimits = { ofAccount: 5, toAddress: 10 } as const

async function demandFewMails(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day)
  const counted = await tx
    .selectFrom('consent_requests')
    .select((select) => [
      select.cast<number>(select.fn.countAll().filterWhere('account_id', '=', accountId), 'integer').as('ofAccount'),
      select.cast<number>(select.fn.countAll().filterWhere('parent_email', '=', email), 'integer').as('toAddress'),
    ])
    .where('asked_at', '>', since)
    .where((where) => where.or([where('account_id', '=', accountId), where('parent_email', '=', email)]))
    .executeTakeFirstOrThrow()
  if (counted.ofAccount >= consentMailLimits.ofAccount || counted.toAddress >= consentMailLimits.toAddress)
    throw new Refusal('too_many_consent_mails')
}

/**
 * A child whom a parent manages, of whatever age, cannot turn to another adult, for instance after that parent has taken the
 * consent back: whoever answers the mail may become a parent of the account. Throws guardian_decides.
 */
async function demandOwnParent(
  tx: Tx,
  child: { readonly accountId: string; readonly email: string },
  actor: Actor | null,
  now: Date,
): Promise<void> {
  if (actor !== null && actor.accountId !== child.accountId) return
  const { managers } = await careOf(tx, child.accountId, now)
  if (managers.length === 0) return
  const own = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...managers])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', child.email))
    .executeTakeFirst()
  if (own === undefined) throw new Refusal('guardian_decides')
}

/**
 * Asks a parent for consent and a connection: keeps the request and queues the mail. What was asked before can no longer be
 * answered, since it may have gone to a wrong address; the same open request is not sent twice unless `again`.
 * Gives until when it can be answered. Throws too_many_consent_mails and guardian_decides.
 */
export async function askConsent(
  tx: Tx,
  child: { readonly accountId: string; readonly username: string; readonly email: string; readonly again: boolean },
  actor: Actor | null,
  now: Date,
): Promise<Date> {
  const email = child.email.toLowerCase()
  await demandOwnParent(tx, { accountId: child.accountId, email }, actor, now)
  const open = await tx
    .selectFrom('consent_requests')
    .select(['id', 'parent_email', 'expires_at'])
    .where('account_id', '=', child.accountId)
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  if (open !== undefined && open.parent_email === email && !child.again) return open.expires_at
  await demandFewMails(tx, child.accountId, email, now)
  await tx
    .updateTable('consent_requests')
    .set({ expires_at: now })
    .where('account_id', '=', child.accountId)
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  const token = newToken()
  const tokenHash = hashToken(token)
  if (tokenHash === null) throw new Error('a new token has the form of a token')
  const [id, expiresAt] = [newId(now), new Date(now.getTime() + consentDays * day)]
  const request = { id, account_id: child.accountId, parent_email: email, token_hash: tokenHash }
  await tx
    .insertInto('consent_requests')
    .values({ ...request, asked_at: now, expires_at: expiresAt })
    .execute()
  const { time_zone: timeZone } = await tx
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', child.accountId)
    .executeTakeFirstOrThrow()
  const mail = { id, token, email: child.email, childUsername: child.username, timeZone, expiresAt }
  await mailConsentRequest(tx, mail, now)
  await writeAudit(tx, { action: 'consent_asked', actor, subjectId: child.accountId }, now)
  return expiresAt
}

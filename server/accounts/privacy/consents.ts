import type { ConsentReceipt } from '@polyhex/contract/accounts/privacy-operations'
import { veiledEmail } from '@polyhex/contract/onboarding/consent'
import type { Kysely } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { forgetAnalytics } from '../../outside/analytics/identities.ts'
import { isMailAddress } from '../../outside/mail/address.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { consentStateOf } from '../consent.ts'
import { holdBackChild } from '../hold-back-child.ts'
import type { Chance } from '../names/suggest-names.ts'

function consentRows(queries: Kysely<Tables>, accountId: string) {
  return queries
    .selectFrom('consents as c')
    .leftJoin('accounts as p', 'p.id', 'c.given_by')
    .select(['c.id', 'c.wording', 'c.given_by_email', 'c.given_at', 'c.withdrawn_at', 'p.public_name'])
    .where('c.account_id', '=', accountId)
    .orderBy('c.given_at', 'desc')
    .orderBy('c.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof consentRows>['execute']>>[number]

const receiptOf = (row: Row): ConsentReceipt => ({
  id: row.id,
  wording: row.wording,
  givenBy: row.public_name,
  givenByEmail: row.given_by_email === null ? null : veiledEmail(row.given_by_email),
  givenAt: row.given_at.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
})

/** The consents to an account, the newest first. */
export async function consentReceipts(queries: Kysely<Tables>, accountId: string): Promise<ConsentReceipt[]> {
  return (await consentRows(queries, accountId).execute()).map(receiptOf)
}

/**
 * Takes a consent back. What was counted of the child is forgotten; a child who needs the consent loses what waits for it
 * (real name, own public name, friends) and goes on practicing. The parent gets a receipt. Taken back twice it is taken
 * back once. Throws consent_not_found, and not_allowed for the child itself.
 */
export async function withdrawConsent(
  tx: Tx,
  { accountId, consentId }: { readonly accountId: string; readonly consentId: string },
  /** Null: a parent without an account, by the mail. */
  actor: Actor | null,
  { now, chance }: { readonly now: Date; readonly chance: Chance },
): Promise<ConsentReceipt> {
  const child = await tx
    .selectFrom('accounts')
    .select(['username', 'time_zone'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const row = await consentRows(tx, accountId).where('c.id', '=', consentId).executeTakeFirst()
  if (child === undefined || row === undefined) throw new Refusal('consent_not_found')
  if (actor?.accountId === accountId) throw new Refusal('not_allowed')
  if (row.withdrawn_at !== null) return receiptOf(row)
  await tx.updateTable('consents').set({ withdrawn_at: now }).where('id', '=', consentId).execute()
  await forgetAnalytics(tx, accountId)
  if ((await consentStateOf(tx, accountId, now)) === 'waiting') await holdBackChild(tx, accountId, chance)
  const details = { wording: row.wording }
  await writeAudit(tx, { action: 'consent_withdrawn', actor, subjectId: accountId, details }, now)
  const address = row.given_by_email
  if (address !== null && isMailAddress(address) && child.username !== null) {
    const mail = {
      key: `consent_withdrawn:${newId(now)}`,
      to: { address, timeZone: child.time_zone },
      template: 'consent_receipt',
      data: {
        childUsername: child.username,
        decision: 'withdrawn',
        at: now.toISOString(),
        changePath: `/accounts/${accountId}/data/`,
      },
    } as const
    await queueMail(tx, mail, now)
  }
  return receiptOf({ ...row, withdrawn_at: now })
}

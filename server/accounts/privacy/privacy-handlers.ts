import { inTransaction } from '../../database/in-transaction.ts'
import { randomInt } from 'node:crypto'
import type { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import type { Handlers } from '../../http/handlers.ts'
import { writeAudit } from '../../identity/audit.ts'
import { consentStateOf } from '../consent.ts'
import { accountData } from './account-export.ts'
import { consentReceipts, withdrawConsent } from './consents.ts'
import { cancelDeletion, pendingDeletions, requestDeletion } from './deletion.ts'

/** Chance for names: nobody should guess the next one. */
const chance = (): number => randomInt(2 ** 32) / 2 ** 32

export const privacyHandlers: Handlers<typeof privacyOperations> = {
  exportAccount: async ({ db, account, subject, query, now }) => {
    const data = await accountData(db.queries, subject, query.most ?? null, now)
    // A look at the page is like a look at the profile; a copy that can be taken away is noted.
    if (query.most === undefined) {
      await writeAudit(db.queries, { action: 'data_exported', actor: account, subjectId: subject.accountId }, now)
    }
    return { data }
  },

  requestDeletion: async ({ db, account, subject, body, caller, now }) => {
    const keepSession = account.accountId === subject.accountId ? caller.sessionHash : null
    const wish = { accountId: subject.accountId, ...body }
    const { deletionDueAt, children } = await requestDeletion(db, wish, { actor: account, keepSession }, now)
    return { deletionDueAt: deletionDueAt.toISOString(), children }
  },

  cancelDeletion: async ({ db, account, subject, now }) => ({
    kept: await cancelDeletion(db, subject.accountId, account, now),
  }),

  listPendingDeletions: async ({ db, account }) => ({ deletions: await pendingDeletions(db, account.accountId) }),

  listConsents: async ({ db, subject, now }) => ({
    consents: await consentReceipts(db.queries, subject.accountId),
    needed: (await consentStateOf(db.queries, subject.accountId, now)) !== 'not_needed',
  }),

  withdrawChildConsent: async ({ db, account, subject, params, now }) => ({
    consent: await inTransaction(db, async (tx) =>
      withdrawConsent(tx, { accountId: subject.accountId, consentId: params.consentId }, account, { now, chance }),
    ),
  }),
}

import { inTransaction } from '../../database/in-transaction.ts'
import type { addressOperations } from '@polyhex/contract/accounts/address-operations'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseTaken } from '../names/demand-good-name.ts'
import { undoAddressChange } from './address-changes.ts'
import { dropPending, keepProven, mailProofAgain, ownAddress, takeProof } from './address-proofs.ts'

export const addressHandlers: Handlers<typeof addressOperations> = {
  getOwnAddress: async ({ db, account, now }) => ownAddress(db.queries, account.accountId, now),

  sendAddressProof: async ({ db, account, now }) => {
    const sent = await inTransaction(db, (tx) => mailProofAgain(tx, account.accountId, now))
    return { email: sent.email, until: sent.until.toISOString() }
  },

  cancelAddressChange: async ({ db, account, now }) =>
    inTransaction(db, async (tx) => {
      const { kind } = await ownAddress(tx, account.accountId, now)
      // The link by which the account's own address is proven is left.
      if (kind === 'changing') await dropPending(tx, account.accountId, now)
      return ownAddress(tx, account.accountId, now)
    }),

  proveAddress: async ({ db, body, now }) => {
    try {
      return await inTransaction(db, (tx) => takeProof(tx, body.token, now))
    } catch (error) {
      return refuseTaken(error)
    }
  },

  undoAddressChange: async ({ db, body, now }) => {
    try {
      return { email: await inTransaction(db, (tx) => undoAddressChange(tx, body.token, now)) }
    } catch (error) {
      return refuseTaken(error)
    }
  },

  markAddressProven: async ({ db, account, params, now }) =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('accounts')
        .select(['email', 'email_signs_in', 'email_proven_at'])
        .where('id', '=', params.accountId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (row?.email === undefined || row.email === null || !row.email_signs_in) throw new Refusal('account_not_found')
      if (row.email_proven_at !== null) throw new Refusal('address_proven')
      await keepProven(tx, params.accountId, account, 'administrator', now)
      return { email: row.email }
    }),
}

import { inTransaction } from '../database/in-transaction.ts'
import type { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { type Credit, creditsPerAllocation } from '@polyhex/contract/credits/credit'
import { pickFields } from '@polyhex/contract/paging'
import type { Database } from '../database/database.ts'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { addCreditsByStaff } from './add-credits.ts'
import { expireOverdueCredits } from './expire-credits.ts'
import { freeCancelledCredits } from './free-cancelled.ts'
import { giveBackCredit } from './give-back.ts'
import { creditHistory, creditReader, listCredits, readCredit } from './list-credits.ts'

/** Adds credits to an account as an administrator does. Throws account_not_found. */
async function addTo(db: Database, accountId: string, count: number, by: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('roles')
      .where('id', '=', accountId)
      .where('claimed', '=', true)
      .executeTakeFirst()
    if (account === undefined) throw new Refusal('account_not_found')
    const suppliesOthers = account.roles.includes('parent') || account.roles.includes('guardian')
    const isStudent = account.roles.includes('student') && !suppliesOthers
    return (await addCreditsByStaff(tx, { accountId, isStudent, count }, by, now)).length
  })
}

export const creditHandlers: Handlers<typeof creditOperations> = {
  listCredits: async ({ db, account, query, now }) => {
    const { credits, ...numbers } = await listCredits(db, await creditReader(db, account), query, now)
    return { credits: credits.map((credit) => pickFields(credit, query.fields, ['id']) as Credit), ...numbers }
  },

  getCreditHistory: async ({ db, account, params }) => ({
    changes: await creditHistory(db, await creditReader(db, account), params.creditId),
  }),

  manageCredits: async ({ db, account, body, now }) => {
    const by = account.accountId
    if (body.task === 'add') return { count: await addTo(db, body.accountId, body.count, by, now) }
    if (body.task === 'allocate') return { count: await addTo(db, body.accountId, creditsPerAllocation, by, now) }
    if (body.task === 'freeCancelled') return { count: await freeCancelledCredits(db, now) }
    return { count: await expireOverdueCredits(db, by, now) }
  },

  giveBackCredit: async ({ db, account, params, now }) => {
    await inTransaction(db, async (tx) => giveBackCredit(tx, params.creditId, account.accountId, now))
    return { credit: await readCredit(db, await creditReader(db, account), params.creditId, now) }
  },
}

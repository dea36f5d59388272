import type { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { assetTypes } from '@polyhex/contract/coins/coin-changes'
import { newId } from '../database/new-id.ts'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { BalanceTooLow, coinBalance, coinChangeOfSource, coinHistory, recordCoinChange } from './coin-ledger.ts'
import { earningAccount } from './earning-account.ts'
import { demandGoodText } from '../words/demand-good-text.ts'
import { earnedRun } from './earned-run.ts'

export const coinHandlers: Handlers<typeof coinOperations> = {
  listCoinChanges: async ({ db, subject, query }) => ({
    ...(await coinHistory(db, subject.accountId, query)),
    balance: await coinBalance(db, subject.accountId),
    publicName: subject.publicName,
  }),

  addCoins: async ({ db, params, body, now }) => {
    const student = await earningAccount(db, params.accountId)
    if (student === null) throw new Refusal('account_not_found')
    if (!student.earns) throw new Refusal('not_a_student')
    demandGoodText(body.details, 'details')
    const details = body.details === '' ? (body.amount > 0 ? 'Added by us' : 'Taken back by us') : body.details
    const change = { accountId: params.accountId, changeType: 'admin', details, amount: body.amount } as const
    try {
      return { change: await recordCoinChange(db, { ...change, source: `admin:${newId(now)}`, at: now }) }
    } catch (error) {
      if (error instanceof BalanceTooLow) throw new Refusal('coins_below_zero')
      throw error
    }
  },

  getAssets: async ({ db, subject }) => ({
    assets: [{ assetType: assetTypes.coins, amount: await coinBalance(db, subject.accountId) }],
  }),

  submitAssetsEarned: async ({ db, account, body, log }) => {
    const run = await earnedRun(db, account.accountId, body.questionSetGuid)
    if (run === null) throw new Refusal('exercise_not_found')
    if (run.state !== 'finished') throw new Refusal('exercise_not_finished')
    if (run.hasViewedHelp !== body.hasViewedHelp) {
      log.warn({ run: body.questionSetGuid }, 'the browser counts help otherwise than we do')
    }
    return {
      change: await coinChangeOfSource(db, account.accountId, `run:${body.questionSetGuid}`),
      balance: await coinBalance(db, account.accountId),
    }
  },
}

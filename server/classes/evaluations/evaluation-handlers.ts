import { inTransaction } from '../../database/in-transaction.ts'
import type { evaluationOperations } from '@polyhex/contract/classes/cohort-operations'
import type { Handlers } from '../../http/handlers.ts'
import { askEvaluation, changeEvaluation, listEvaluations, readEvaluation, zoneOf } from './evaluation-slots.ts'
import { evaluationWindows, evaluationZone, windowLabels } from './evaluation-windows.ts'

/** A zone as the browser names it, where it is one. */
function knownZone(name: string | undefined): string | null {
  if (name === undefined) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

export const evaluationHandlers: Handlers<typeof evaluationOperations> = {
  listEvaluationWindows: async ({ db, query, caller, now }) => {
    const session = await caller.session()
    const own = session.state === 'authenticated' ? await zoneOf(db.queries, session.account.accountId) : evaluationZone
    const zone = knownZone(query.timeZone) ?? own
    const windows = evaluationWindows(now).map((window) => ({
      windowStart: window.start.toISOString(),
      windowEnd: window.end.toISOString(),
      ...windowLabels(window, zone),
    }))
    return { windows }
  },

  createEvaluationSlot: async ({ db, params, body, account, now }) => {
    const id = await inTransaction(db, async (tx) =>
      askEvaluation(tx, params.accountId, new Date(body.windowStart), now),
    )
    const zone = await zoneOf(db.queries, account.accountId)
    return { evaluationSlot: await readEvaluation(db.queries, id, zone, now) }
  },

  listEvaluationSlots: async ({ db, query, account, now }) => listEvaluations(db, account, query, query, now),

  updateEvaluationSlot: async ({ db, params, body, account, now }) => {
    await inTransaction(db, async (tx) => changeEvaluation(tx, account, params.evaluationSlotId, body, now))
    const zone = await zoneOf(db.queries, account.accountId)
    return { evaluationSlot: await readEvaluation(db.queries, params.evaluationSlotId, zone, now) }
  },
}

import type { Currency, Period } from '@polyhex/contract/billing/money'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'

/** What is told of a change of plan. */
export interface PlanLetter {
  readonly kind: 'changed' | 'planned' | 'kept'
  readonly description: string
  readonly amount: number
  readonly currency: Currency
  readonly period: Period
  readonly periodCount: number
  readonly credits: number
  /** The next charge: by the new plan, or of the plan that was kept. */
  readonly on: string
}

/** Tells a payer of a change of plan, each turn of it once. P1-14, P0-4. */
export async function queuePlanChanged(
  tx: Tx,
  told: { readonly accountId: string; readonly changeId: string; readonly letter: PlanLetter },
  now: Date,
): Promise<void> {
  const { accountId, changeId, letter } = told
  const key = `plan_${letter.kind}:${changeId}`
  await queueMail(tx, { key, to: { accountId }, template: 'plan_changed', data: letter }, now)
}

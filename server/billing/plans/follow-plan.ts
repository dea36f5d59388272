import type { Currency } from '@polyhex/contract/billing/money'
import type { Selectable } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { writeAudit } from '../../identity/audit.ts'
import type { ProviderPlan, ProviderSubscription } from '../../outside/payments/payment-port.ts'
import { type PlanLetter, queuePlanChanged } from '../letters/plan-letters.ts'

type ChangeRow = Selectable<Tables['plan_changes']>

/** The plan of a subscription, as far as our row says it. */
export interface FollowedPlan {
  readonly id: string
  readonly accountId: string | null
  readonly currency: Currency
  readonly priceId: string
  readonly quantity: number
}

const isPlan = (row: ChangeRow, plan: ProviderPlan | null): boolean =>
  plan !== null && row.price_id === plan.priceId && row.quantity === plan.quantity

/** What became of a change, by how the provider says that the subscription stands; null: it is not known yet. */
function outcomeOf(row: ChangeRow, theirs: ProviderSubscription): 'done' | 'planned' | 'undone' | null {
  if (isPlan(row, theirs)) return 'done'
  if (row.takes_effect === 'period_end' && isPlan(row, theirs.nextPlan)) return 'planned'
  return row.status === 'planned' ? 'undone' : null
}

/** The offer of a plan that a subscription was changed to, the latest one; null: it began with that plan, or is not known. */
export async function offerOf(tx: Tx, subscriptionId: string, plan: ProviderPlan): Promise<ChangeRow | null> {
  const row = await tx
    .selectFrom('plan_changes')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('price_id', '=', plan.priceId)
    .where('quantity', '=', plan.quantity)
    .where('status', '<>', 'refused')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

const letterKind = { done: 'changed', planned: 'planned', undone: 'kept' } as const

/** Tells the payer and the audit log what became of a change. A planned one that comes to pass was told before. */
async function tellOf(
  tx: Tx,
  plan: FollowedPlan,
  row: ChangeRow,
  { outcome, theirs }: { outcome: 'done' | 'planned' | 'undone'; theirs: ProviderSubscription },
  now: Date,
): Promise<void> {
  const actor = plan.accountId === null ? null : { accountId: plan.accountId, actorId: null }
  const byItself = outcome === 'done' && row.status === 'planned'
  const { product_name: name, quantity } = row
  await writeAudit(
    tx,
    {
      action: 'plan_changed',
      actor: byItself ? null : actor,
      subjectId: plan.accountId,
      details: {
        what: outcome,
        plan: name,
        packages: quantity,
        amount: row.unit_amount * quantity,
        currency: plan.currency,
      },
    },
    now,
  )
  if (plan.accountId === null || byItself) return
  const letter: PlanLetter = {
    kind: letterKind[outcome],
    description: quantity === 1 ? name : `${quantity} × ${name}`,
    amount: row.unit_amount * quantity,
    currency: plan.currency,
    period: row.period,
    periodCount: row.period_count,
    credits: row.credits_per_package * quantity,
    on: theirs.periodEnd.toISOString(),
  }
  await queuePlanChanged(tx, { accountId: plan.accountId, changeId: row.id, letter }, now)
}

/**
 * Brings changes of plan up to what the provider says of a subscription that is held, and gives the columns that follow.
 * Whoever hears of it first does it, once; who comes later finds it done.
 */
export async function followPlan(tx: Tx, plan: FollowedPlan, theirs: ProviderSubscription, now: Date) {
  const open = await tx
    .selectFrom('plan_changes')
    .selectAll()
    .where('subscription_id', '=', plan.id)
    .where('status', 'in', ['asked', 'planned'])
    .orderBy('asked_at')
    .execute()
  const outcomes = open.map((row) => ({ row, outcome: outcomeOf(row, theirs) }))
  const replaced = outcomes.some(({ row, outcome }) => row.status === 'asked' && outcome !== null)
  for (const { row, outcome } of outcomes) {
    if (outcome === null || outcome === row.status) continue
    await tx.updateTable('plan_changes').set({ status: outcome, changed_at: now }).where('id', '=', row.id).execute()
    // Another change took its place, or the subscription ends: that is told instead.
    const silent = outcome === 'undone' && (replaced || theirs.cancelAtPeriodEnd || theirs.status === 'canceled')
    if (!silent) await tellOf(tx, plan, row, { outcome, theirs }, now)
  }
  const waits = outcomes.find(({ outcome }) => outcome === 'planned')?.row.id ?? null
  const offer =
    theirs.priceId === plan.priceId && theirs.quantity === plan.quantity ? null : await offerOf(tx, plan.id, theirs)
  if (offer === null) return { planned_change_id: waits }
  return {
    planned_change_id: waits,
    price_id: offer.price_id,
    product_name: offer.product_name,
    quantity: offer.quantity,
    unit_amount: offer.unit_amount,
    period: offer.period,
    period_count: offer.period_count,
    period_units: offer.period_units,
    credits_per_charge: offer.credits_per_package * offer.quantity,
    renewal_consent: JSON.stringify(offer.renewal_consent),
  }
}

/** The change at once that an invoice has charged, marked with it: each has one charge. Null: none of ours. */
export async function chargedChange(
  tx: Tx,
  subscriptionId: string,
  invoice: { readonly id: string; readonly plan: ProviderPlan | null },
): Promise<{ readonly credits: number } | null> {
  if (invoice.plan === null) return null
  const row = await tx
    .selectFrom('plan_changes')
    .select(['id', 'credits_now'])
    .where('subscription_id', '=', subscriptionId)
    .where('takes_effect', '=', 'now')
    .where('status', 'in', ['asked', 'done'])
    .where('price_id', '=', invoice.plan.priceId)
    .where('quantity', '=', invoice.plan.quantity)
    .where('provider_invoice_id', 'is', null)
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.credits_now === null) return null
  await tx.updateTable('plan_changes').set({ provider_invoice_id: invoice.id }).where('id', '=', row.id).execute()
  return { credits: row.credits_now }
}

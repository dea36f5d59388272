import type { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import type { BodyOf } from '@polyhex/contract/operation'
import { cardFailures } from '@polyhex/contract/billing/test-cards'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderSubscription,
} from '../../outside/payments/payment-port.ts'
import { carryOut } from '../carry-out.ts'
import type { Catalog } from '../catalog/read-catalog.ts'
import { lookAtInvoice, lookAtSubscription } from '../payments/fulfil-invoice.ts'
import { catchUp } from './catch-up.ts'
import { previewPlan, type ReadyChange } from './preview-plan.ts'
import type { OwnSubscription } from './read-plan.ts'

type Body = BodyOf<typeof subscriptionOperations.changePlan>
type ChangeRow = Selectable<Tables['plan_changes']>

/** What changing a plan works with. */
export interface PlanWork {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly catalog: Catalog
  readonly now: Date
}

/** How long a preview can be pressed on, by the provider's clock. */
const previewMs = 15 * 60_000
/** After so long nobody is asking any more: longer than all tries of a call together. */
const callMs = 120_000

/** The change as it is shown now, which must be what was shown before. Throws renewal_consent_missing, price_changed and what previewPlan does. */
async function demandAsShown(work: PlanWork, subscription: OwnSubscription, body: Body): Promise<ReadyChange> {
  if (!body.renewalConsent) throw new Refusal('renewal_consent_missing')
  const at = new Date(body.at)
  const fresh = await previewPlan(work, subscription, body, null)
  const age = new Date(fresh.shown.at).getTime() - at.getTime()
  if (age < -1000 || age > previewMs) throw new Refusal('price_changed')
  const ready = fresh.shown.takesEffect === 'now' ? await previewPlan(work, subscription, body, at) : fresh
  const { due, next, credits } = ready.shown
  if ((due ?? next).total !== body.shownTotal || (due === null ? credits.each : credits.added) !== body.shownCredits)
    throw new Refusal('price_changed')
  return ready
}

/** Writes that a change is asked for; null: another one is. */
async function keepChange(
  { db, now }: PlanWork,
  subscription: OwnSubscription,
  { offer, quantity, shown }: ReadyChange,
  at: Date,
): Promise<ChangeRow | null> {
  const { due, next, credits } = shown
  const consent = {
    ...{ period: offer.period, periodCount: offer.periodCount, currency: offer.currency },
    ...{ amount: next.total, nextChargeDate: next.on, firstCharge: due?.total ?? 0, agreedAt: now.toISOString() },
  }
  const row = await db.queries
    .insertInto('plan_changes')
    .values({
      id: newId(now),
      subscription_id: subscription.id,
      takes_effect: shown.takesEffect,
      price_id: offer.priceId,
      product_id: offer.product.id,
      product_name: offer.name,
      quantity,
      unit_amount: offer.amount,
      bundle_size: offer.price.bundleSize,
      credits_per_package: offer.credits,
      period: offer.period,
      period_count: offer.periodCount,
      sessions_period: offer.product.metadata.period,
      period_units: offer.product.metadata.period_units,
      at,
      shown_total: due?.total ?? null,
      credits_now: due === null ? null : credits.added,
      renewal_consent: JSON.stringify(consent),
      asked_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** The same change that was asked for before, whatever became of it; null: none, or it was refused. */
async function sameChange(db: Database, subscriptionId: string, body: Body): Promise<ChangeRow | null> {
  const row = await db.queries
    .selectFrom('plan_changes')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('price_id', '=', body.priceId)
    .where('quantity', '=', body.quantity)
    .where('at', '=', new Date(body.at))
    .where('status', 'in', ['asked', 'planned', 'done'])
    .executeTakeFirst()
  return row ?? null
}

async function refuseChange(db: Database, id: string, now: Date): Promise<void> {
  await db.queries
    .updateTable('plan_changes')
    .set({ status: 'refused', changed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute()
}

/** Asks the provider; what it has refused is marked so. Throws plan_card_refused, plan_change_not_now, plan_change_unknown. */
async function askProvider(
  { db, provider, now }: PlanWork,
  theirId: string,
  row: ChangeRow,
): Promise<ProviderSubscription> {
  const change = {
    subscriptionId: theirId,
    priceId: row.price_id,
    quantity: row.quantity,
    when: row.takes_effect,
    at: row.at,
  }
  try {
    return await provider.changePlan(change, `plan:${row.id}`)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    const { kind, reason } = error
    // Nothing was done: what is asked for again is another call.
    if (kind === 'refused' || kind === 'busy') await refuseChange(db, row.id, now)
    if (kind === 'busy') throw new Refusal('payments_not_reached')
    if (kind !== 'refused') throw new Refusal('plan_change_unknown')
    throw new Refusal(Object.hasOwn(cardFailures, reason ?? '') ? 'plan_card_refused' : 'plan_change_not_now')
  }
}

/** Writes what came of it, as news of it do: whoever is first. */
async function settle(
  { db, provider, now }: PlanWork,
  theirs: Pick<ProviderSubscription, 'id' | 'latestInvoiceId'>,
  when: string,
): Promise<void> {
  const { id, latestInvoiceId } = theirs
  if (when === 'now' && latestInvoiceId !== null)
    await carryOut(db, async () => lookAtInvoice(db, provider, latestInvoiceId, now))
  await carryOut(db, async () => lookAtSubscription(db, provider, id, now))
}

/** Looks what became of a change that nobody is asking for any more. Throws plan_change_under_way while somebody may be. */
async function clearTheWay(work: PlanWork, subscription: OwnSubscription): Promise<void> {
  const { db, provider, now } = work
  const open = await db.queries
    .selectFrom('plan_changes')
    .selectAll()
    .where('subscription_id', '=', subscription.id)
    .where('status', '=', 'asked')
    .executeTakeFirst()
  if (open === undefined) return
  if (now.getTime() - open.asked_at.getTime() < callMs) throw new Refusal('plan_change_under_way')
  const theirs = await provider.readSubscription(subscription.theirId)
  if (theirs !== null) await settle(work, theirs, open.takes_effect)
  await refuseChange(db, open.id, now)
}

/** Throws payments_not_reached where the provider did not answer and nothing of this change was asked. */
async function reached<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentProviderFailure) throw new Refusal('payments_not_reached')
    throw error
  }
}

/** The row of a change: a new one, or that of the same press a moment ago. Throws what demandAsShown and clearTheWay do. */
async function rowOf(work: PlanWork, subscription: OwnSubscription, body: Body): Promise<ChangeRow> {
  const same = async () => sameChange(work.db, subscription.id, body)
  const before = await same()
  if (before !== null) return before
  try {
    await reached(async () => clearTheWay(work, subscription))
    const ready = await demandAsShown(work, await catchUp(work, subscription), body)
    const row = await keepChange(work, subscription, ready, new Date(body.at))
    if (row !== null) return row
    throw new Refusal('plan_change_under_way')
  } catch (error) {
    // A second press at the same moment stands in its own way.
    const twin = error instanceof Refusal ? await same() : null
    if (twin === null) throw error
    return twin
  }
}

/**
 * Changes the plan of a subscription as it was previewed: written down, asked of the provider outside any transaction, and
 * written as it came (M-033). The same press again, or a second one at the same moment, is the same change; an
 * answer that was lost is asked for again with the same key, and news settle it otherwise. Throws the refusals of the
 * operation. P1-14.
 */
export async function changePlan(work: PlanWork, subscription: OwnSubscription, body: Body): Promise<void> {
  const row = await rowOf(work, subscription, body)
  if (row.status !== 'asked') return
  const theirs = await askProvider(work, subscription.theirId, row)
  await reached(async () => settle(work, theirs, row.takes_effect))
}

/** Takes back a change that waits for the end of the period. Throws subscription_state, payments_not_reached. P1-14. */
export async function keepPlan(work: Omit<PlanWork, 'catalog'>, subscription: OwnSubscription): Promise<void> {
  const { db, provider, now } = work
  const { plannedChangeId, theirId } = subscription
  if (plannedChangeId === null) throw new Refusal('subscription_state')
  await reached(async () => {
    await provider.keepPlan(theirId, `plan:${plannedChangeId}:kept`)
    await carryOut(db, async () => lookAtSubscription(db, provider, theirId, now))
  })
}

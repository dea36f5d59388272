import type { PlanChangePreview } from '@polyhex/contract/billing/plan-change'
import { addPeriods } from '@polyhex/contract/billing/add-periods'
import { changeTakesEffect, creditsOfChange, taxLinesOf } from '@polyhex/contract/billing/pricing'
import { fullChargeFrom } from '@polyhex/contract/billing/renewal'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  type PaymentProvider,
  PaymentProviderFailure,
  type PlanPreview,
  type PreviewedCharge,
  type ProviderPlan,
} from '../../outside/payments/payment-port.ts'
import { dateAt } from '../../wall-clock.ts'
import type { Catalog } from '../catalog/read-catalog.ts'
import { discountEndOf, type Offered, offeredPlans, type OwnSubscription, unusedCredits } from './read-plan.ts'

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** A change that can be asked for, as it was looked at. */
export interface ReadyChange {
  readonly offer: Offered
  readonly quantity: number
  readonly shown: PlanChangePreview
}

/** The offer that is wished. Throws plan_not_offered for what is not sold so, or is the plan already, or waits already. */
async function demandOffer(
  db: Database,
  subscription: OwnSubscription,
  { catalog, wished, today }: { catalog: Catalog; wished: ProviderPlan; today: string },
): Promise<Offered> {
  const { priceId, quantity } = wished
  const offer = offeredPlans(catalog, subscription.currency, today).find((one) => one.priceId === priceId)
  const same = priceId === subscription.priceId && quantity === subscription.quantity
  if (offer === undefined || same) throw new Refusal('plan_not_offered')
  if (subscription.plannedChangeId === null) return offer
  const waits = await db.queries
    .selectFrom('plan_changes')
    .select(['price_id', 'quantity'])
    .where('id', '=', subscription.plannedChangeId)
    .executeTakeFirst()
  if (waits?.price_id === priceId && waits.quantity === quantity) throw new Refusal('plan_not_offered')
  return offer
}

const amountsOf = ({ subtotal, discount, tax, taxLines, total }: PreviewedCharge) => ({
  ...{ subtotal, discount, tax, total },
  taxLines: [...taxLines],
})

/** What a charge of the new plan costs once the discount has ended, by the taxes of the next one, and from when on; null: never. */
function afterDiscount(
  { next }: PlanPreview,
  { period, periodCount: count }: Offered,
  { timeZone }: OwnSubscription,
  ends: string | null,
): PlanChangePreview['afterDiscount'] {
  const following = addPeriods(dateAt(next.on, timeZone), period, count)
  const from = fullChargeFrom(following, { period, count }, ends)
  const { subtotal, taxLines } = next
  const tax = taxLinesOf([subtotal], taxLines).reduce((sum, line) => sum + line.amount, 0)
  return from === null ? null : { amount: subtotal + tax, from }
}

/**
 * What another plan would cost today and later, and what becomes of credits, at a moment of the provider's clock; null: now.
 * Throws plan_change_not_now, plan_not_offered, payments_not_reached. P1-14.
 */
export async function previewPlan(
  { db, provider, catalog, now }: { db: Database; provider: PaymentProvider; catalog: Catalog; now: Date },
  subscription: OwnSubscription,
  wished: ProviderPlan,
  at: Date | null,
): Promise<ReadyChange> {
  if (!subscription.changeable) throw new Refusal('plan_change_not_now')
  const { timeZone } = subscription
  const offer = await demandOffer(db, subscription, { catalog, wished, today: dateAt(now, timeZone) })
  const { priceId, quantity } = wished
  const when = changeTakesEffect(subscription.amount, offer.amount * quantity)
  const preview = await asked(async () =>
    provider.previewChange({ subscriptionId: subscription.theirId, priceId, quantity, when, at }),
  )
  const { due, next } = preview
  const unused = await unusedCredits(db, subscription.id)
  const period = {
    start: secondsOf(subscription.periodStart),
    end: secondsOf(subscription.periodEnd),
    at: secondsOf(preview.at),
  }
  const each = offer.credits * quantity
  const added =
    due === null ? 0 : creditsOfChange(each, { each: subscription.creditsEach, unused: unused.count }, period)
  return {
    offer,
    quantity,
    shown: {
      description: quantity === 1 ? offer.name : `${quantity} × ${offer.name}`,
      ...{ currency: offer.currency, period: offer.period, periodCount: offer.periodCount },
      takesEffect: when,
      at: preview.at.toISOString(),
      due: due === null ? null : { ...amountsOf(due), newCharge: due.subtotal + due.unused, unused: due.unused },
      next: { ...amountsOf(next), on: next.on.toISOString() },
      afterDiscount:
        next.discount === 0 ? null : afterDiscount(preview, offer, subscription, await discountEndOf(db, subscription)),
      credits: {
        ...{ kept: unused.count, keptUntil: unused.until, added, each },
        addedUntil: due === null ? null : dateAt(new Date(next.on.getTime() - 1), timeZone),
      },
    },
  }
}

/** Throws the refusal that a failure of the provider means before anything was asked of it. */
async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    throw new Refusal(error.kind === 'refused' ? 'plan_change_not_now' : 'payments_not_reached')
  }
}

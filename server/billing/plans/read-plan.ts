import type { Currency } from '@polyhex/contract/billing/money'
import type { PlanOffer } from '@polyhex/contract/billing/plan-change'
import { creditsPerPackage, isSoldOn } from '@polyhex/contract/billing/pricing'
import { discountEnd } from '@polyhex/contract/billing/renewal'
import type { Price, Product } from '@polyhex/contract/billing/product'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { dateAt } from '../../wall-clock.ts'
import type { Catalog } from '../catalog/read-catalog.ts'

/** A subscription whose plan is to be changed by its payer. */
export interface OwnSubscription {
  readonly id: string
  readonly accountId: string
  readonly theirId: string
  readonly status: string
  readonly priceId: string
  readonly quantity: number
  /** Of one charge, before discounts. */
  readonly amount: number
  readonly creditsEach: number
  readonly currency: Currency
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly plannedChangeId: string | null
  readonly timeZone: string
  /** Active, paid, and not ending. */
  readonly changeable: boolean
}

/** A subscription of the very account that asks: who else sees it does not change what it is charged. Throws subscription_not_found. */
export async function ownSubscription(db: Database, accountId: string, id: string): Promise<OwnSubscription> {
  const row = await db.queries
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select('a.time_zone')
    .where('s.id', '=', id)
    .where('s.account_id', '=', accountId)
    .where('s.status', '<>', 'incomplete')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('subscription_not_found')
  return {
    id,
    accountId,
    theirId: row.provider_subscription_id,
    status: row.status,
    priceId: row.price_id,
    quantity: row.quantity,
    amount: row.unit_amount * row.quantity,
    creditsEach: row.credits_per_charge,
    currency: row.currency,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    plannedChangeId: row.planned_change_id,
    timeZone: row.time_zone,
    changeable: row.status === 'active' && row.provider_status === 'active' && row.payment_issue === null,
  }
}

/** A plan of the catalog, with what its rows are written from. */
export interface Offered extends PlanOffer {
  readonly product: Product
  readonly price: Price
}

/**
 * The plans that a subscription in a currency can be changed to: everything that is sold now, again and again, in it. Their
 * credits are of one kind: good for any class until their period ends. P1-14.
 */
export function offeredPlans(catalog: Catalog, currency: Currency, today: string): Offered[] {
  return catalog.products
    .filter((product) => isSoldOn(product, today))
    .flatMap((product) =>
      product.prices.flatMap((price) => {
        const { recurringPeriod: period, recurringCount: periodCount, bundleSize } = price
        const amount = price.currencies[currency]
        if (period === null || periodCount === null || amount === undefined) return []
        const { credits: said } = price.metadata
        const sold = { recurringPeriod: period, bundleSize, credits: said }
        const credits = creditsPerPackage(sold, product.metadata.period)
        return [
          { priceId: price.id, name: product.name, amount, currency, period, periodCount, credits, product, price },
        ]
      }),
    )
}

/** The first date on which the discount that a subscription was bought with lowers nothing any more; null: it has none, or it stays. */
export async function discountEndOf(db: Database, { id, timeZone }: OwnSubscription): Promise<string | null> {
  const row = await db.queries
    .selectFrom('payments as y')
    .innerJoin('subscriptions as s', 's.id', 'y.subscription_id')
    .leftJoin('catalog_discounts as d', 'd.id', 'y.discount_id')
    .select(['s.created_at', 'd.duration', 'd.duration_months'])
    .where('y.subscription_id', '=', id)
    .where('y.charged_at', 'is not', null)
    .orderBy('y.charged_at')
    .orderBy('y.id')
    .executeTakeFirst()
  if (row === undefined || row.duration === null) return null
  return discountEnd(dateAt(row.created_at, timeZone), {
    duration: row.duration,
    durationMonths: row.duration_months,
  })
}

/** Credits that charges of a subscription have brought and that no class has used, and the last date that any is good for. */
export async function unusedCredits(
  db: Database,
  subscriptionId: string,
): Promise<{ readonly count: number; readonly until: string | null }> {
  const { rows } = await sql<{ count: number; until: string | null }>`
    select count(*)::int as count, max(c.expiration_date)::text as until
    from credits c join payments p on p.id = c.payment_id
    where p.subscription_id = ${subscriptionId} and c.status in ('available', 'allocated')`.execute(db.queries)
  return rows[0] ?? { count: 0, until: null }
}

import type { Discount, Price, Product } from '@polyhex/contract/billing/product'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import type { ImportedDiscount, ImportedPrice, ImportedProduct } from './import-catalog.ts'

/** A discount of ours, with what buyers need not know. */
export interface KeptDiscount extends Discount {
  /** Applies without a code. */
  readonly byItself: boolean
}

/** Everything that is sold now. */
export interface Catalog {
  /** In the order of the pricing page. */
  readonly products: readonly Product[]
  readonly discounts: readonly KeptDiscount[]
  /** Prices that are not sold any more. */
  readonly soldBefore: ReadonlySet<string>
}

interface Row {
  readonly products: readonly ImportedProduct[] | null
  readonly prices: readonly ImportedPrice[] | null
  readonly discounts: readonly ImportedDiscount[] | null
  readonly before: readonly string[] | null
}

function priceOf(row: ImportedPrice): Price {
  return {
    id: row.id,
    productId: row.product_id,
    unitPrice: row.unit_amount,
    currency: row.currency,
    currencies: row.amounts,
    recurringPeriod: row.recurring_period,
    recurringCount: row.recurring_count,
    bundleSize: row.bundle_size,
    metadata: {
      price_id: row.id,
      recurrence_interval: row.recurring_period,
      account_state: row.account_state,
      credits: row.credits,
    },
  }
}

function productOf(row: ImportedProduct, prices: readonly Price[]): Product[] {
  const own = prices.filter((price) => price.productId === row.id)
  const main = own.find((price) => price.id === row.default_price_id) ?? own[0]
  // Without a price there is nothing to buy.
  if (main === undefined) return []
  const product: Product = {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.image_url,
    defaultPriceId: main.id,
    prices: own,
    expireMonths: row.expire_months,
    expireDate: row.expire_date,
    metadata: {
      period: row.period,
      period_units: row.period_units,
      tagLine: row.tag_line,
      is_popular: row.is_popular,
      context: row.context,
    },
    planBenefits: row.benefits,
  }
  return [product]
}

function discountOf(row: ImportedDiscount): KeptDiscount {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    amountOff: row.amounts_off,
    percentOff: row.percent_off,
    productIds: row.product_ids,
    duration: row.duration,
    durationMonths: row.duration_months,
    maxRedemptions: row.max_redemptions,
    oncePerAccount: row.once_per_account,
    firstOrderOnly: row.first_order_only,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    byItself: row.by_itself,
  }
}

/** Everything that is sold now, as it was read last from the provider; nothing where there is none. One round trip. */
export async function readCatalog(db: Database, payments: Payments): Promise<Catalog> {
  if (payments.provider === null) return { products: [], discounts: [], soldBefore: new Set() }
  const { rows } = await sql<Row>`select
    (select json_agg(p order by p.position, p.id) from catalog_products p where p.active) as products,
    (select json_agg(p order by p.unit_amount, p.id) from catalog_prices p where p.active) as prices,
    (select json_agg(d order by d.id) from catalog_discounts d where d.active) as discounts,
    (select json_agg(p.id) from catalog_prices p join catalog_products o on o.id = p.product_id
      where not (p.active and o.active)) as before`.execute(db.queries)
  const prices = (rows[0]?.prices ?? []).map(priceOf)
  return {
    products: (rows[0]?.products ?? []).flatMap((row) => productOf(row, prices)),
    discounts: (rows[0]?.discounts ?? []).map(discountOf),
    soldBefore: new Set(rows[0]?.before ?? []),
  }
}

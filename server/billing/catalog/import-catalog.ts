import { type Period, periods } from '@polyhex/contract/billing/money'
import { creditsPerPackage } from '@polyhex/contract/billing/pricing'
import type {
  CurrencyAmounts,
  ProviderCatalog,
  ProviderDiscount,
  ProviderPrice,
  ProviderProduct,
} from '../../outside/payments/payment-port.ts'

/** Something of the provider's catalog that is not sold, or is sold but should be looked at, and why. */
export interface CatalogRemark {
  readonly id: string
  readonly reason: string
}

/** A product as it is kept: the columns of `catalog_products`, written by the import and read by whoever shows it. */
export interface ImportedProduct {
  readonly id: string
  readonly active: boolean
  readonly name: string
  readonly description: string
  readonly image_url: string | null
  readonly default_price_id: string | null
  readonly expire_months: number | null
  readonly expire_date: string | null
  readonly period: Period | null
  readonly period_units: number | null
  readonly tag_line: string | null
  readonly is_popular: boolean
  readonly context: string | null
  readonly benefits: string[]
  readonly position: number
}
export interface ImportedPrice {
  readonly id: string
  readonly product_id: string
  readonly active: boolean
  readonly currency: 'cad' | 'usd'
  readonly unit_amount: number
  readonly amounts: CurrencyAmounts
  readonly recurring_period: Period | null
  readonly recurring_count: number | null
  readonly bundle_size: number
  readonly credits: number | null
  readonly account_state: string | null
}
export interface ImportedDiscount {
  readonly id: string
  readonly coupon_id: string
  readonly code: string | null
  readonly active: boolean
  readonly name: string
  readonly amounts_off: CurrencyAmounts | null
  readonly percent_off: number | null
  readonly product_ids: string[] | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly duration_months: number | null
  readonly by_itself: boolean
  readonly max_redemptions: number | null
  readonly times_redeemed: number
  readonly expires_at: string | null
  readonly first_order_only: boolean
  readonly once_per_account: boolean
}

/** The provider's catalog as we keep it, with what was left out. */
export interface ImportedCatalog {
  readonly products: readonly ImportedProduct[]
  readonly prices: readonly ImportedPrice[]
  readonly discounts: readonly ImportedDiscount[]
  /** Not sold. */
  readonly refused: readonly CatalogRemark[]
  /** Sold, although somebody should look at it. */
  readonly doubtful: readonly CatalogRemark[]
}

/** A fault in what the provider says, in words for whoever keeps the catalog. */
class Unusable extends Error {}

type Metadata = Readonly<Record<string, string>>

function wholeOf(metadata: Metadata, name: string, most: number): number | null {
  const text = metadata[name]?.trim() ?? ''
  if (text === '') return null
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new Unusable(`${name} must be a whole number from 1 to ${most}, but is '${text}'`)
}

function periodOf(metadata: Metadata): Period | null {
  const text = metadata['period']?.trim() ?? ''
  if (text === '' || text === 'none') return null
  const found = periods.find((period) => period === text)
  if (found === undefined) throw new Unusable(`period must be one of ${periods.join(', ')}, but is '${text}'`)
  return found
}

function dateOf(metadata: Metadata): string | null {
  const text = metadata['expire_date']?.trim() ?? ''
  if (text === '') return null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text
  throw new Unusable(`expire_date must look like 2027-06-30, but is '${text}'`)
}

const textOf = (metadata: Metadata, ...names: string[]): string | null =>
  names.map((name) => metadata[name]?.trim() ?? '').find((text) => text !== '') ?? null

function importProduct(product: ProviderProduct): ImportedProduct {
  const { id, active, name, description, imageUrl, defaultPriceId, benefits, metadata } = product
  if (name.length < 1 || name.length > 250) throw new Unusable('its name must have 1 to 250 signs')
  return {
    id,
    active,
    name,
    description,
    image_url: imageUrl,
    default_price_id: defaultPriceId,
    expire_months: wholeOf(metadata, 'expire_months', 60),
    expire_date: dateOf(metadata),
    period: periodOf(metadata),
    period_units: wholeOf(metadata, 'period_units', 100),
    tag_line: textOf(metadata, 'tagLine', 'tag_line'),
    is_popular: metadata['is_popular'] === 'true',
    context: textOf(metadata, 'context'),
    benefits: [...benefits],
    position: wholeOf(metadata, 'position', 1000) ?? 0,
  }
}

/**
 * A price as we keep it. What would give fewer credits than the sessions it is sold as is refused, as is a guess of how
 * many credits a year or several periods at once give: nobody pays for what they do not get. Decision A4.
 */
function importPrice(price: ProviderPrice, product: ImportedProduct | undefined): ImportedPrice {
  if (product === undefined) throw new Unusable('its product is not sold')
  const { id, active, currency, unitAmount, amounts, recurring, metadata } = price
  const credits = wholeOf(metadata, 'credits', 500)
  const bundleSize = wholeOf(metadata, 'bundle_size', 500) ?? 1
  // What is shown would be lower than what we say it is, and the tax twice what is owed.
  if (price.taxIncluded === true)
    throw new Unusable('its amount must be without tax: set its tax behavior to exclusive')
  if (!Number.isInteger(unitAmount) || unitAmount < 0) throw new Unusable('its amount is not in whole cents')
  if (credits === null && recurring?.period === 'year')
    throw new Unusable('charged by the year, it must say its credits')
  if (credits === null && recurring !== null && recurring.count > 1)
    throw new Unusable(`charged every ${recurring.count} periods, it must say its credits`)
  if (recurring !== null && (recurring.count < 1 || recurring.count > 12))
    throw new Unusable('it is charged every 1 to 12 periods')
  const given = creditsPerPackage({ recurringPeriod: recurring?.period ?? null, bundleSize, credits }, product.period)
  if (given < bundleSize) throw new Unusable(`sold as ${bundleSize} sessions, it would give ${given} credits`)
  return {
    id,
    product_id: product.id,
    active,
    currency,
    unit_amount: unitAmount,
    amounts: { ...amounts, [currency]: unitAmount },
    recurring_period: recurring?.period ?? null,
    recurring_count: recurring?.count ?? null,
    bundle_size: bundleSize,
    credits,
    account_state: textOf(metadata, 'account_state'),
  }
}

function importDiscount(discount: ProviderDiscount): ImportedDiscount {
  const { id, couponId, code, active, name, amountsOff, percentOff, productIds, duration, durationMonths } = discount
  const { maxRedemptions, timesRedeemed, expiresAt, firstOrderOnly, metadata } = discount
  // A coupon without a code is for whoever hands it out, unless it says otherwise.
  const byItself = code === null && metadata['by_itself'] === 'true'
  const oncePerAccount = metadata['once_per_account'] === 'true'
  if (byItself && (maxRedemptions !== null || firstOrderOnly || oncePerAccount))
    throw new Unusable('it applies by itself, so that it must be for everybody and as often as they like')
  if ((amountsOff === null) === (percentOff === null)) throw new Unusable('it must have an amount or a percentage')
  if (percentOff !== null && (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 10_000))
    throw new Unusable('its percentage has more than two places')
  if ((duration === 'repeating') !== (durationMonths !== null)) throw new Unusable('its months do not fit its duration')
  return {
    id,
    coupon_id: couponId,
    code,
    active,
    name,
    amounts_off: amountsOff,
    percent_off: percentOff,
    product_ids: productIds === null ? null : [...productIds],
    duration,
    duration_months: durationMonths,
    by_itself: byItself,
    max_redemptions: maxRedemptions,
    times_redeemed: timesRedeemed,
    expires_at: expiresAt?.toISOString() ?? null,
    first_order_only: firstOrderOnly,
    once_per_account: oncePerAccount,
  }
}

/** The provider's catalog as we keep it. What cannot be sold as it is said is left out with its reason. Decision A4. */
export function importCatalog(catalog: ProviderCatalog): ImportedCatalog {
  const refused: CatalogRemark[] = []
  const usable = <Given extends { readonly id: string }, Kept>(things: readonly Given[], keep: (one: Given) => Kept) =>
    things.flatMap((thing) => {
      try {
        return [keep(thing)]
      } catch (error) {
        if (!(error instanceof Unusable)) throw error
        refused.push({ id: thing.id, reason: error.message })
        return []
      }
    })
  const products = usable(catalog.products, importProduct)
  const byId = new Map(products.map((product) => [product.id, product]))
  const prices = usable(catalog.prices, (price) => importPrice(price, byId.get(price.productId)))
  const discounts = usable(catalog.discounts, importDiscount)
  const kept = new Set(prices.map(({ id }) => id))
  const untold = catalog.prices.filter(({ id, taxIncluded }) => taxIncluded === null && kept.has(id))
  const unsaid = untold.map(({ id }) => ({
    id,
    reason: 'it does not say whether tax is in its amount: set its tax behavior to exclusive',
  }))
  const strange = prices.flatMap((price) => {
    const product = byId.get(price.product_id)
    const { recurring_period: recurringPeriod, bundle_size: bundleSize, credits } = price
    const units = product?.period_units ?? null
    const given = creditsPerPackage({ recurringPeriod, bundleSize, credits }, product?.period ?? null)
    if (recurringPeriod === null || units === null || units === given) return []
    return [{ id: price.id, reason: `it says ${units} sessions each ${recurringPeriod} and gives ${given} credits` }]
  })
  return { products, prices, discounts, refused, doubtful: [...strange, ...unsaid] }
}

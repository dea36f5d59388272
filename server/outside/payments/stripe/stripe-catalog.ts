import { currencies, type Currency, periods, type Period } from '@polyhex/contract/billing/money'
import type Stripe from 'stripe'
import type {
  CurrencyAmounts,
  ProviderCatalog,
  ProviderDiscount,
  ProviderPrice,
  ProviderProduct,
} from '../payment-port.ts'
import { askStripe, dateOf, idOf } from './ask-stripe.ts'

export const currencyOf = (code: string | null | undefined): Currency | null =>
  currencies.find((currency) => currency === code) ?? null

function productOf(product: Stripe.Product): ProviderProduct {
  return {
    id: product.id,
    active: product.active,
    name: product.name,
    description: product.description ?? '',
    imageUrl: product.images[0] ?? null,
    defaultPriceId: idOf(product.default_price),
    benefits: product.marketing_features.flatMap(({ name }) => (name === undefined ? [] : [name])),
    metadata: product.metadata,
  }
}

/** Whether taxes are in the amounts already: by the price, or by any of its currencies; null: it is not said. */
function taxIncludedOf(price: Stripe.Price): boolean | null {
  const said = [price.tax_behavior, ...currencies.map((currency) => price.currency_options?.[currency]?.tax_behavior)]
  if (said.includes('inclusive')) return true
  return price.tax_behavior === 'exclusive' ? false : null
}

/** A price that we can sell by; null for one in another currency, or without a fixed amount for each package. */
function priceOf(price: Stripe.Price, automaticTax: boolean): ProviderPrice | null {
  const currency = currencyOf(price.currency)
  const productId = idOf(price.product)
  if (currency === null || productId === null || price.unit_amount === null) return null
  const amounts: Partial<Record<Currency, number>> = { [currency]: price.unit_amount }
  for (const other of currencies) {
    const amount = price.currency_options?.[other]?.unit_amount
    if (other !== currency && typeof amount === 'number') amounts[other] = amount
  }
  const period: Period | undefined = periods.find((known) => known === price.recurring?.interval)
  const recurring =
    price.recurring === null || period === undefined ? null : { period, count: price.recurring.interval_count }
  const { id, active, unit_amount: unitAmount, metadata } = price
  // Where Stripe works out no taxes nothing is said of them.
  const taxIncluded = automaticTax ? taxIncludedOf(price) : false
  return { id, productId, active, currency, unitAmount, amounts, taxIncluded, recurring, metadata }
}

function amountsOff(coupon: Stripe.Coupon): CurrencyAmounts | null {
  if (coupon.amount_off === null) return null
  const off: Partial<Record<Currency, number>> = {}
  for (const currency of currencies) {
    const amount = coupon.currency === currency ? coupon.amount_off : coupon.currency_options?.[currency]?.amount_off
    if (typeof amount === 'number') off[currency] = amount
  }
  return off
}

/** The limit that leaves least: a code has its own, and its coupon one for all codes of it. */
function limitOf(coupon: Stripe.Coupon, code: Stripe.PromotionCode | null) {
  const limits = [coupon, ...(code === null ? [] : [code])].flatMap((one) =>
    one.max_redemptions === null
      ? []
      : [{ maxRedemptions: one.max_redemptions, timesRedeemed: Math.min(one.times_redeemed, one.max_redemptions) }],
  )
  const left = (one: (typeof limits)[number]): number => one.maxRedemptions - one.timesRedeemed
  const [least] = limits.toSorted((a, b) => left(a) - left(b))
  return least ?? { maxRedemptions: null, timesRedeemed: (code ?? coupon).times_redeemed }
}

function endOf(coupon: Stripe.Coupon, code: Stripe.PromotionCode | null): Date | null {
  const ends = [coupon.redeem_by, code?.expires_at].flatMap((at) => at ?? [])
  return ends.length === 0 ? null : dateOf(Math.min(...ends))
}

function discountOf(coupon: Stripe.Coupon, code: Stripe.PromotionCode | null): ProviderDiscount {
  return {
    id: code?.id ?? coupon.id,
    couponId: coupon.id,
    code: code?.code ?? null,
    active: coupon.valid && (code === null || code.active),
    name: coupon.name ?? code?.code ?? coupon.id,
    amountsOff: amountsOff(coupon),
    percentOff: coupon.percent_off === null ? null : Math.round(coupon.percent_off * 100),
    productIds: coupon.applies_to?.products ?? null,
    duration: coupon.duration as ProviderDiscount['duration'],
    durationMonths: coupon.duration === 'repeating' ? coupon.duration_in_months : null,
    ...limitOf(coupon, code),
    expiresAt: endOf(coupon, code),
    firstOrderOnly: code?.restrictions.first_time_transaction ?? false,
    metadata: { ...coupon.metadata, ...code?.metadata },
  }
}

/** What is sold, with every price in its currencies; a coupon with codes is one discount for each code. */
export async function readStripeCatalog(stripe: Stripe, automaticTax: boolean): Promise<ProviderCatalog> {
  const page = { limit: 100 } as const
  return askStripe(async () => {
    const products = await Array.fromAsync(stripe.products.list({ ...page, expand: ['data.default_price'] }))
    const prices = await Array.fromAsync(stripe.prices.list({ ...page, expand: ['data.currency_options'] }))
    const withParts = ['data.applies_to', 'data.currency_options']
    const coupons = await Array.fromAsync(stripe.coupons.list({ ...page, expand: withParts }))
    const codes = await Array.fromAsync(stripe.promotionCodes.list({ ...page, expand: ['data.promotion.coupon'] }))
    const discounts = coupons.flatMap((coupon) => {
      const own = codes.filter(({ promotion }) => idOf(promotion.coupon) === coupon.id)
      return own.length === 0 ? [discountOf(coupon, null)] : own.map((code) => discountOf(coupon, code))
    })
    return {
      products: products.map(productOf),
      prices: prices.map((price) => priceOf(price, automaticTax)).filter((price) => price !== null),
      discounts,
    }
  })
}

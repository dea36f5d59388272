import { currencies, type Currency, type Period } from '@polyhex/contract/billing/money'
import type { CreditExpiry, PaymentItem } from '@polyhex/contract/billing/payment'
import {
  amountIn,
  type AmountOffReading,
  chooseCurrency,
  creditsPerPackage,
  currencyNames,
  expiryOf,
  isSoldOn,
} from '@polyhex/contract/billing/pricing'
import { mostPackages } from '@polyhex/contract/billing/packages'
import type { Price, Product } from '@polyhex/contract/billing/product'
import { Refusal } from '../../http/refusal.ts'
import { type AppliedDiscount, applyDiscount, discountByItself } from '../catalog/discount-of-order.ts'
import { isOfferedAt } from '../catalog/pricing-cards.ts'
import type { CodeRefusal } from '../catalog/code-limits.ts'
import type { Catalog, KeptDiscount } from '../catalog/read-catalog.ts'

/** What somebody wants to buy: the only things that are believed of what a browser sends. */
export interface Wanted {
  readonly paymentItem: readonly PaymentItem[]
  readonly promotionCode?: string | undefined
}

/** Who buys, as far as prices depend on it. */
export interface Buyer {
  /** Null before the first purchase. */
  readonly fixed: Currency | null
  readonly country: string | null
  /** The buyer's date. */
  readonly today: string
  readonly reading: AmountOffReading
  /** What stands against the discounts of the code that was typed: `codeLimits`. */
  readonly limits: ReadonlyMap<string, CodeRefusal>
}

/** A line of an order, priced from the catalog. */
export interface OrderLine {
  readonly product: Product
  readonly price: Price
  readonly quantity: number
  readonly unitAmount: number
  readonly amount: number
  readonly creditsPerPackage: number
  readonly expiry: CreditExpiry
}

/** An order as it would be charged now, before tax. */
export interface Order {
  readonly lines: readonly OrderLine[]
  readonly currency: Currency
  readonly currencyNotice: string | null
  /** How often it is charged; null: once. */
  readonly recurring: { readonly period: Period; readonly count: number } | null
  readonly isTrial: boolean
  readonly subtotal: number
  readonly discount: AppliedDiscount | null
  /** Each line after its discount. */
  readonly nets: readonly number[]
}

interface Chosen {
  readonly product: Product
  readonly price: Price
  readonly quantity: number
}

/** The prices that were chosen. Throws price_not_found for what is not sold at all, price_not_sold for what is over. */
function chosenPrices(catalog: Catalog, wanted: Wanted, today: string): Chosen[] {
  return wanted.paymentItem.map(({ priceId, quantity }) => {
    const product = catalog.products.find((known) => known.prices.some((price) => price.id === priceId))
    const price = product?.prices.find((known) => known.id === priceId)
    if (product === undefined || price === undefined)
      throw new Refusal(catalog.soldBefore.has(priceId) ? 'price_not_sold' : 'price_not_found')
    if (!isSoldOn(product, today)) throw new Refusal('price_not_sold')
    return { product, price, quantity }
  })
}

/** Throws mixed_order, and invalid_request for several trials at once: there is one for each student. */
function demandTogether(chosen: readonly Chosen[], wanted: Wanted): void {
  const several = chosen.length > 1
  const alone = chosen.some(({ product, price }) => price.recurringPeriod !== null || isOfferedAt(product, 'trial'))
  if (several && alone) throw new Refusal('mixed_order')
  if (new Set(wanted.paymentItem.flatMap((item) => item.currency ?? [])).size > 1) throw new Refusal('mixed_order')
  const [first] = chosen
  if (
    first === undefined ||
    first.quantity < 1 ||
    first.quantity > mostPackages ||
    !isOfferedAt(first.product, 'trial')
  )
    return
  if (first.quantity > 1) {
    const message = 'There is one trial class for each student.'
    throw new Refusal('invalid_request', [{ field: 'paymentItem.0.quantity', code: 'trial', message }])
  }
}

/** The one currency of an order: as wished, or that of what is sold in one only. Throws mixed_order. Decision A15. */
function currencyOf(chosen: readonly Chosen[], wanted: Wanted, { fixed, country }: Buyer) {
  const asked = wanted.paymentItem[0]?.currency ?? null
  const wished = chooseCurrency({ fixed, asked, country })
  const other = chosen.map(({ price }) => amountIn(price, wished)).find(({ notice }) => notice !== null)
  if (other !== undefined) {
    if (chosen.some(({ price }) => price.currencies[other.currency] === undefined)) throw new Refusal('mixed_order')
    return { currency: other.currency, currencyNotice: other.notice }
  }
  const refused = fixed !== null && asked !== null && asked !== fixed
  const currencyNotice = refused ? `You pay in ${currencyNames[fixed]}, the currency of your first order.` : null
  return { currency: wished, currencyNotice }
}

/**
 * The discount of a code. Throws why it cannot be used, promotion_code_not_valid, promotion_code_other_order, and
 * promotion_code_other_currency where it takes an amount off in the other currency, in which the buyer may order.
 */
function discountOfCode(
  discounts: readonly KeptDiscount[],
  code: string,
  order: Parameters<typeof applyDiscount>[1],
  buyer: Buyer & { readonly soldIn: readonly Currency[] },
): AppliedDiscount {
  const { reading, limits, soldIn } = buyer
  const fitsIn = (currency: Currency, discount: KeptDiscount): boolean =>
    applyDiscount(discount, { ...order, currency }, reading) !== null
  const wanted = code.toLowerCase()
  const found = discounts.filter(({ id, code: own }) => own?.toLowerCase() === wanted && !limits.has(id))
  if (found.length === 0) throw new Refusal([...limits.values()][0] ?? 'promotion_code_not_valid')
  const [applied] = found
    .flatMap((discount) => applyDiscount(discount, order, reading) ?? [])
    .toSorted((a, b) => b.amount - a.amount)
  if (applied === undefined) {
    // Whose currency is not fixed yet can order in the other one.
    const elsewhere =
      buyer.fixed === null && soldIn.some((currency) => found.some((discount) => fitsIn(currency, discount)))
    throw new Refusal(elsewhere ? 'promotion_code_other_currency' : 'promotion_code_other_order')
  }
  return applied
}

/**
 * What somebody wants, priced from the catalog: whatever a browser says of prices is not asked. One discount for each
 * order: of the code and the one that applies by itself, the one that takes more (decision A17). Throws price_not_found,
 * price_not_sold, mixed_order, promotion_code_not_valid, promotion_code_other_order and what stands in `buyer.limits`.
 */
export function readOrder(catalog: Catalog, wanted: Wanted, buyer: Buyer): Order {
  const chosen = chosenPrices(catalog, wanted, buyer.today)
  demandTogether(chosen, wanted)
  const { currency, currencyNotice } = currencyOf(chosen, wanted, buyer)
  const lines = chosen.map(({ product, price, quantity }): OrderLine => {
    const unitAmount = amountIn(price, currency).amount
    const { recurringPeriod, bundleSize, metadata } = price
    return {
      product,
      price,
      quantity,
      unitAmount,
      amount: unitAmount * quantity,
      creditsPerPackage: creditsPerPackage(
        { recurringPeriod, bundleSize, credits: metadata.credits },
        product.metadata.period,
      ),
      expiry: expiryOf(product, recurringPeriod, buyer.today),
    }
  })
  const [first] = lines
  const period = first?.price.recurringPeriod ?? null
  const discounted = {
    lines: lines.map(({ product, amount }) => ({ productId: product.id, amount })),
    currency,
    recurring: period !== null,
  }
  const soldIn = currencies.filter((one) => chosen.every(({ price }) => price.currencies[one] !== undefined))
  const byItself = discountByItself(catalog.discounts, discounted, buyer.reading)
  const code = wanted.promotionCode
  const byCode = code === undefined ? null : discountOfCode(catalog.discounts, code, discounted, { ...buyer, soldIn })
  const discount = byCode !== null && byCode.amount >= (byItself?.amount ?? 0) ? byCode : byItself
  return {
    lines,
    currency,
    currencyNotice,
    recurring: period === null ? null : { period, count: first?.price.recurringCount ?? 1 },
    isTrial: first !== undefined && isOfferedAt(first.product, 'trial'),
    subtotal: lines.reduce((sum, line) => sum + line.amount, 0),
    discount,
    nets: lines.map((line, index) => line.amount - (discount?.parts[index] ?? 0)),
  }
}

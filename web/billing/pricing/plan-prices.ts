import { type Currency, periodlyOf } from '@polyhex/contract/billing/money'
import type { CardPrice, PricingCard } from '@polyhex/contract/billing/product'
import { eachWords, moneyWords } from '../money-words.ts'

/** The prices of a card: the main one first, then its alternatives. C-075. */
export function pricesOf(card: PricingCard): readonly [CardPrice, ...CardPrice[]] {
  return [card.price, ...card.prices.filter((one) => one.priceId !== card.price.priceId)]
}

/** What a price is called beside another one: `Monthly`, `Package`, `Package of 15`. */
export function priceName(price: CardPrice, among: readonly CardPrice[]): string {
  if (price.recurrence !== null) {
    const word = periodlyOf(price.recurrence)
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  }
  const packages = among.filter((one) => one.recurrence === null)
  return packages.length > 1 ? `Package of ${price.bundleSize}` : 'Package'
}

/** Behind the amount: `a month`, `for 15 sessions`, `once`. */
export function forWhatWords(price: CardPrice): string {
  if (price.recurrence !== null) return eachWords(price.recurrence)
  return price.bundleSize === 1 ? 'once' : `for ${price.bundleSize} sessions`
}

/** Below the amount: what one session costs, where there are several. C-152. */
export function perSessionWords(price: CardPrice): string {
  if (price.bundleSize > 1) return `${moneyWords(price.perSession, price.currency, true)} a session`
  return price.recurrence === null ? 'One class, no renewal' : 'One class each time'
}

/**
 * The amount that is struck through beside a badge: what the same sessions cost before the discount, or at the main price
 * where this is the cheaper alternative; null where nothing is saved. C-153, decision A3.
 */
export function struckAmount(price: CardPrice, main: CardPrice): number | null {
  if (price.discountedAmount < price.amount) return price.amount
  if (price.savePercent === null || price.priceId === main.priceId) return null
  const atMainPrice = main.perSession * price.bundleSize
  return atMainPrice > price.discountedAmount ? atMainPrice : null
}

/** In what dollars the prices stand, below the cards. */
export const dollarsOf = (currency: Currency): string => (currency === 'cad' ? 'Canadian' : 'US')

import { type Currency, currencies } from '@polyhex/contract/billing/money'
import {
  amountIn,
  type AmountOffReading,
  creditsPerPackage,
  currencyNames,
  expiryOf,
  isSoldOn,
  periodText,
  perSession,
  savePercent,
} from '@polyhex/contract/billing/pricing'
import type { CardPrice, Price, PricingCard, Product } from '@polyhex/contract/billing/product'
import { discountByItself } from './discount-of-order.ts'
import type { Catalog, KeptDiscount } from './read-catalog.ts'

/** Who looks at the pricing page. */
export interface Looker {
  readonly currency: Currency
  /** Their date. */
  readonly today: string
  readonly reading: AmountOffReading
}

function cardPrice(
  product: Product,
  price: Price,
  main: Price,
  discounts: readonly KeptDiscount[],
  { currency: wished, reading }: Looker,
): CardPrice {
  const { amount, currency } = amountIn(price, wished)
  const lines = [{ productId: product.id, amount }]
  const order = { lines, currency, recurring: price.recurringPeriod !== null }
  const discountedAmount = amount - (discountByItself(discounts, order, reading)?.amount ?? 0)
  const { bundleSize, recurringPeriod, metadata } = price
  const reduced = { amount: discountedAmount, bundleSize }
  const own = savePercent({ amount, bundleSize }, reduced)
  // An alternative is measured against the main price, session by session, where both are in one currency.
  const usual = amountIn(main, wished)
  const comparable = usual.currency === currency ? { amount: usual.amount, bundleSize: main.bundleSize } : null
  const against = comparable === null ? null : savePercent(comparable, reduced)
  return {
    priceId: price.id,
    amount,
    discountedAmount,
    currency,
    recurrence: recurringPeriod,
    bundleSize,
    credits: creditsPerPackage({ recurringPeriod, bundleSize, credits: metadata.credits }, product.metadata.period),
    perSession: perSession(discountedAmount, bundleSize),
    savePercent: own === null && against === null ? null : Math.max(own ?? 0, against ?? 0),
  }
}

function cardOf(product: Product, discounts: readonly KeptDiscount[], looker: Looker): PricingCard[] {
  const main = product.prices.find((price) => price.id === product.defaultPriceId)
  if (main === undefined) return []
  const card = (price: Price): CardPrice => cardPrice(product, price, main, discounts, looker)
  const { name, metadata, imageUrl, planBenefits } = product
  return [
    {
      productId: product.id,
      title: name,
      subtitle: metadata.tagLine ?? '',
      imgSrc: imageUrl,
      isPopular: metadata.is_popular,
      planBenefits,
      price: card(main),
      prices: product.prices.filter((price) => price !== main).map(card),
      sessionPeriod: metadata.period,
      sessionsPerPeriod: metadata.period_units,
      periodText: periodText(metadata.period, expiryOf(product, main.recurringPeriod, looker.today)),
    },
  ]
}

/** Whether a product is offered at a place: the pricing page where it names none. */
export function isOfferedAt(product: Product, place: string): boolean {
  const places = (product.metadata.context ?? 'pricing').split(',').map((name) => name.trim())
  return places.includes(place)
}

/** What somebody is told who sees another currency than was asked for, or several. Decision A15. */
function noticeOf(cards: readonly PricingCard[], fixed: Currency | null, { currency }: Looker, asked: Currency | null) {
  if (fixed !== null && asked !== null && asked !== fixed)
    return `You pay in ${currencyNames[fixed]}, the currency of your first order.`
  const shown = new Set(cards.flatMap((card) => [card.price, ...card.prices].map((price) => price.currency)))
  const other = currencies.find((known) => known !== currency && shown.has(known))
  if (other === undefined) return null
  return shown.has(currency)
    ? `Some of this is sold in ${currencyNames[other]} only.`
    : `This is sold in ${currencyNames[other]} only.`
}

/**
 * The cards of the pricing page, or of another place that offers products, in the order of the catalog; what cannot be
 * bought any more is left out. C-074, C-120.
 */
export function pricingCards(
  { products, discounts }: Catalog,
  place: string,
  looker: Looker,
  wish: { readonly fixed: Currency | null; readonly asked: Currency | null },
): { readonly cards: PricingCard[]; readonly notice: string | null } {
  const offered = products.filter((product) => isOfferedAt(product, place) && isSoldOn(product, looker.today))
  const cards = offered.flatMap((product) => cardOf(product, discounts, looker))
  return { cards, notice: noticeOf(cards, wish.fixed, looker, wish.asked) }
}

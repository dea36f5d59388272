import { discountOfLines, taxLinesOf } from '@polyhex/contract/billing/pricing'
import {
  type CheckoutOrder,
  PaymentProviderFailure,
  type ProviderCatalog,
  type ProviderDiscount,
  type ProviderPrice,
  type ProviderTaxLine,
  type TaxQuestion,
} from '../payment-port.ts'
import { ratesAt } from './sample-taxes.ts'

/** A line of an order, as the test provider keeps it. */
export interface OrderLine {
  readonly priceId: string
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitAmount: number
  readonly amount: number
  readonly discount: number
}

/** The sums of an order; `total` is without tax while the place is not known. */
export interface Sums {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly taxLines: readonly ProviderTaxLine[]
  readonly total: number
}

const refuse = (reason: string): never => {
  throw new PaymentProviderFailure('refused', reason)
}

/** What is lowered on each line, by the rules that the product shows its prices with. */
function discounted(
  lines: readonly OrderLine[],
  discount: ProviderDiscount | null,
  order: Pick<CheckoutOrder, 'currency'>,
): OrderLine[] {
  if (discount === null) return [...lines]
  const { amountsOff, percentOff, productIds } = discount
  const off = discountOfLines(
    { amountOff: amountsOff, percentOff, productIds: productIds === null ? null : [...productIds] },
    lines,
    order.currency,
  )
  if (off === null) return refuse('discount_for_others')
  return lines.map((line, index) => ({ ...line, discount: off[index] ?? 0 }))
}

/** The discount of the catalog with an id; null for none. Throws `refused` for one that is not there, or has ended. */
export function discountOf(catalog: ProviderCatalog, discountId: string | null): ProviderDiscount | null {
  if (discountId === null) return null
  const discount = catalog.discounts.find(({ id, couponId }) => id === discountId || couponId === discountId)
  return discount?.active === true ? discount : refuse('discount_unknown')
}

/**
 * The lines of an order at the prices of the catalog, its discount taken off, and the price that it is charged by again
 * and again. Throws `refused` for what is not sold, not in this currency, or not together.
 */
export function linesOf(
  catalog: ProviderCatalog,
  order: Pick<CheckoutOrder, 'lines' | 'currency' | 'recurring' | 'discountId'>,
): { lines: OrderLine[]; recurring: ProviderPrice['recurring'] } {
  const priced = order.lines.map(({ priceId, quantity }) => {
    const price = catalog.prices.find(({ id }) => id === priceId)
    const product = catalog.products.find(({ id }) => id === price?.productId)
    if (price === undefined || product === undefined || !price.active) return refuse('resource_missing')
    const unitAmount = price.amounts[order.currency] ?? refuse('currency_not_offered')
    if ((price.recurring !== null) !== order.recurring) return refuse('checkout_mode_mismatch')
    const amount = unitAmount * quantity
    return {
      price,
      line: { priceId, productId: product.id, name: product.name, quantity, unitAmount, amount, discount: 0 },
    }
  })
  const [first] = priced
  if (first === undefined || (order.recurring && priced.length > 1)) return refuse('checkout_mode_mismatch')
  const lines = discounted(
    priced.map(({ line }) => line),
    discountOf(catalog, order.discountId),
    order,
  )
  return { lines, recurring: first.price.recurring }
}

/**
 * The line of another plan. A discount that was given with the subscription stays with it for its time, also when it is not
 * given any more; a product that it is not for goes without. Throws `refused` for what is not sold again and again.
 */
export function planOf(
  catalog: ProviderCatalog,
  plan: { readonly priceId: string; readonly quantity: number },
  { currency, discountId }: { readonly currency: CheckoutOrder['currency']; readonly discountId: string | null },
): { line: OrderLine; recurring: NonNullable<ProviderPrice['recurring']> } {
  const { lines, recurring } = linesOf(catalog, { lines: [plan], currency, recurring: true, discountId: null })
  const [line] = lines
  if (line === undefined || recurring === null) return refuse('checkout_mode_mismatch')
  const discount = catalog.discounts.find(({ id, couponId }) => id === discountId || couponId === discountId)
  const fits = discount?.productIds === null || discount?.productIds.includes(line.productId) === true
  const [lowered = line] = discount === undefined || !fits ? [line] : discounted([line], discount, { currency })
  return { line: lowered, recurring }
}

/** The sums of lines at a place; without one, without tax. */
export function sumsOf(lines: readonly OrderLine[], place: TaxQuestion['place'] | null): Sums {
  const add = (of: (line: OrderLine) => number): number => lines.reduce((sum, line) => sum + of(line), 0)
  const [subtotal, discount] = [add((line) => line.amount), add((line) => line.discount)]
  const rates = place === null ? null : ratesAt(place)
  const taxLines =
    rates === null
      ? []
      : taxLinesOf(
          lines.map((line) => line.amount - line.discount),
          rates,
        )
  const tax = taxLines.reduce((sum, line) => sum + line.amount, 0)
  return { subtotal, discount, tax, taxLines, total: subtotal - discount + tax }
}

import { discountEnd, fullChargeFrom } from '@polyhex/contract/billing/renewal'
import { addPeriods } from '@polyhex/contract/billing/add-periods'
import type { Quote, TaxLine, TaxPlace } from '@polyhex/contract/billing/payment'
import { taxLinesOf } from '@polyhex/contract/billing/pricing'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import type { Order } from './read-order.ts'

const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/**
 * The taxes of an order where the buyer lives, as the provider will charge them; null where the place is not known well
 * enough. Throws PaymentProviderFailure. P0-1, decision A16.
 */
export async function taxesOf(
  provider: PaymentProvider,
  order: Order,
  place: TaxPlace | undefined,
): Promise<TaxLine[] | null> {
  if (place === undefined) return null
  const { country, region, postalCode } = place
  const lines = order.lines.map(({ price }, index) => ({ priceId: price.id, amount: order.nets[index] ?? 0 }))
  const taxes = await provider.computeTax({
    currency: order.currency,
    lines,
    place: {
      country,
      ...(region === undefined ? {} : { region }),
      ...(postalCode === undefined ? {} : { postalCode }),
    },
  })
  return taxes === null ? null : [...taxes]
}

/** What each further charge of a subscription costs, when the next one is, and when its discount ends. P0-4. */
function renewalOf({ recurring, discount, subtotal, nets }: Order, taxes: readonly TaxLine[] | null, today: string) {
  if (recurring === null) return null
  const { period, count } = recurring
  const costs = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount) => sum + amount, 0) + (taxes === null ? 0 : sumOf(taxLinesOf(amounts, taxes)))
  const nextChargeDate = addPeriods(today, period, count)
  const ends = discount === null ? today : discountEnd(today, discount.discount)
  const fullFrom = fullChargeFrom(nextChargeDate, recurring, ends)
  const isLowered = fullFrom !== nextChargeDate
  return {
    period,
    periodCount: count,
    amount: costs(isLowered ? nets : [subtotal]),
    nextChargeDate,
    afterDiscount: fullFrom === null || !isLowered ? null : { amount: costs([subtotal]), from: fullFrom },
  }
}

/** Who an order is quoted to. */
export interface QuotedTo {
  /** Students of the buyer whose sign-up waits for a payment. */
  readonly waiting: readonly string[]
  readonly alreadyHeld: Quote['alreadyHeld']
  readonly asksParent: boolean
}
const nobody: QuotedTo = { waiting: [], alreadyHeld: null, asksParent: false }

/**
 * What an order costs and gives: what stands here is what is charged. `buyer` is who asks, as far as more is to be said.
 * C-083 to C-088.
 */
export function quoteOf(
  order: Order,
  taxes: readonly TaxLine[] | null,
  today: string,
  { waiting, alreadyHeld, asksParent }: QuotedTo = nobody,
): Quote {
  const several = waiting.length > 1
  const { currency, currencyNotice, subtotal, discount } = order
  const tax = taxes === null ? null : sumOf(taxes)
  return {
    lines: order.lines.map(({ product, price, quantity, unitAmount, amount, creditsPerPackage, expiry }) => ({
      priceId: price.id,
      productId: product.id,
      productName: product.name,
      description: product.description,
      imageUrl: product.imageUrl,
      quantity,
      unitPrice: unitAmount,
      amount,
      credits: creditsPerPackage * quantity,
      bundleSize: price.bundleSize,
      recurringPeriod: price.recurringPeriod,
      sessionsPerPeriod: product.metadata.period_units,
      expiry,
    })),
    currency,
    currencyNotice,
    subtotal,
    discount:
      discount === null
        ? null
        : { code: discount.discount.code, name: discount.discount.name, amount: discount.amount },
    tax,
    taxLines: [...(taxes ?? [])],
    total: subtotal - (discount?.amount ?? 0) + (tax ?? 0),
    renewal: renewalOf(order, taxes, today),
    alreadyHeld,
    asksParent,
    needsStudent: order.isTrial || several,
    isTrial: order.isTrial,
    waitingStudents: several ? [...waiting] : [],
  }
}

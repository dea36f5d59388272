import { addMonths, dateInWords } from '../calendar-dates.ts'
import { type Currency, currencies, type Period, usualCurrency } from './money.ts'
import type { CreditExpiry, TaxLine } from './payment.ts'
import type { Price, Product } from './product.ts'

/**
 * Every rule of money in one place: what is shown is what is charged. All amounts are minor units, so that "rounded to
 * cents" and "rounded to a whole number" are the same thing (C-169). Decision 0032-money says why each rule reads as it does.
 */

/**
 * The share `part / whole` of an amount, half up to a cent, and exact however large the numbers are. Throws RangeError
 * for a whole that is not above 0, and for negative amounts or parts.
 */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole <= 0 || amount < 0 || part < 0) throw new RangeError('a share is of amounts that are not negative')
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/** An amount in `count` equal parts, what does not divide on the last one: the parts add up to the amount. */
export function splitAmount(amount: number, count: number): number[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('an amount is split into one part or more')
  const each = Math.floor(amount / count)
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? amount - each * (count - 1) : each))
}

/** An amount over lines in proportion to their weights, exact to the cent: each further line takes what is due so far. */
export function spreadAmount(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  let [passed, given] = [0, 0]
  return weights.map((weight) => {
    passed += weight
    const part = shareOf(amount, passed, whole) - given
    given += part
    return part
  })
}

/** How a fixed amount off is read; `literal` is kept to be tried, and never used with a provider that moves money. A1. */
export const amountOffReadings = ['corrected', 'literal'] as const
export type AmountOffReading = (typeof amountOffReadings)[number]

/** What is left of an amount after a fixed amount off, never below nothing. C-168, decision A1. */
export function amountOff(amount: number, off: number): number {
  return Math.max(0, amount - off)
}

/** The letter of the specification: `max(0, min(amount - off, 1))`, where 1 is one dollar. Decision A1. */
export function amountOffLiteral(amount: number, off: number): number {
  return Math.max(0, Math.min(amount - off, 100))
}

/** What is left of an amount after a percentage off, in hundredths of a percent; what is taken is half up to a cent. C-169. */
export function percentOff(amount: number, hundredths: number): number {
  return amount - shareOf(amount, hundredths, 10_000)
}

/** What a discount takes, and from what. */
export interface ChargedDiscount {
  readonly amountOff: Readonly<Partial<Record<Currency, number>>> | null
  readonly percentOff: number | null
  readonly productIds: readonly string[] | null
}

/** A line of an order before its discount. */
export interface DiscountedLine {
  readonly productId: string
  readonly amount: number
}

/**
 * What a discount takes from each line of an order: a percentage of the line, or a fixed amount once for the order, over
 * its lines by their amounts. Null where it does not apply: another product, another currency, an empty order.
 * Decisions A1, A2, A17.
 */
export function discountOfLines(
  discount: ChargedDiscount,
  lines: readonly DiscountedLine[],
  currency: Currency,
  reading: AmountOffReading = 'corrected',
): number[] | null {
  const fits = lines.map((line) => discount.productIds === null || discount.productIds.includes(line.productId))
  if (!fits.includes(true)) return null
  const amounts = lines.map((line, index) => (fits[index] === true ? line.amount : 0))
  const { percentOff: percent } = discount
  if (percent !== null) return amounts.map((amount) => amount - percentOff(amount, percent))
  const off = discount.amountOff?.[currency]
  if (off === undefined) return null
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  const left = reading === 'literal' ? amountOffLiteral(whole, off) : amountOff(whole, off)
  return spreadAmount(whole - left, amounts)
}

/** The tax of one line, half up to a cent; the rate in millionths, 130000 being 13 %. Decision A16. */
export function taxOf(amount: number, rateMillionths: number): number {
  return shareOf(amount, rateMillionths, 1_000_000)
}

/** The taxes of an order: each rate on each line by itself, added up by name. Prices are without tax. Decision A16. */
export function taxLinesOf(
  amounts: readonly number[],
  rates: readonly { readonly name: string; readonly rateMillionths: number }[],
): TaxLine[] {
  return rates.map(({ name, rateMillionths }) => ({
    name,
    rateMillionths,
    amount: amounts.reduce((sum, amount) => sum + taxOf(amount, rateMillionths), 0),
  }))
}

/** When a change of plan takes effect: a dearer charge at once, any other when the period that is paid ends. P1-14. */
export function changeTakesEffect(current: number, wanted: number): 'now' | 'period_end' {
  return wanted > current ? 'now' : 'period_end'
}

/** A period that is paid, and a moment in it; in whole seconds of any clock. */
export interface PaidPeriod {
  readonly start: number
  readonly end: number
  readonly at: number
}

/** The seconds of a period that are left at a moment, and all of them. Throws RangeError for a period without length. */
function secondsLeft({ start, end, at }: PaidPeriod): { readonly left: number; readonly whole: number } {
  const whole = end - start
  if (whole <= 0) throw new RangeError('a period has a length')
  return { left: Math.min(whole, Math.max(0, end - at)), whole }
}

/** What is given back of a charge for the time that is left of its period: to the second, half up to a cent. P1-14. */
export function unusedTime(paid: number, period: PaidPeriod): number {
  const { left, whole } = secondsLeft(period)
  return shareOf(paid, left, whole)
}

/** What a change of plan costs at once. Taxes are those of the new charge less those of what is given back, line by line. */
export interface Proration {
  /** What is given back for unused time, without tax. */
  readonly unused: number
  /** The new charge less what is given back. */
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly taxLines: TaxLine[]
  readonly total: number
}

/**
 * What a change to a dearer plan costs at once: the new charge after its discount, less the unused time of what was paid
 * for the period that runs, each with its taxes, half up to a cent. Throws RangeError where more would be given back than
 * is charged: such a change waits for the end of the period. P1-14.
 */
export function prorate(
  wanted: { readonly amount: number; readonly discount: number },
  /** What was charged for the period, after its discount and without tax. */
  paid: number,
  period: PaidPeriod,
  rates: readonly { readonly name: string; readonly rateMillionths: number }[],
): Proration {
  const unused = unusedTime(paid, period)
  const net = wanted.amount - wanted.discount
  if (net < unused) throw new RangeError('a change at once gives back no more than it charges')
  const taxLines = rates.map(({ name, rateMillionths }) => ({
    name,
    rateMillionths,
    amount: taxOf(net, rateMillionths) - taxOf(unused, rateMillionths),
  }))
  const tax = taxLines.reduce((sum, line) => sum + line.amount, 0)
  const { discount } = wanted
  return { unused, subtotal: wanted.amount - unused, discount, tax, taxLines, total: net - unused + tax }
}

/**
 * How many credits the charge of a change brings: those of the new plan, less those whose time was given back and that
 * are still there, so that no class is given twice. At least one, as every charge brings something. Credits that are there
 * stay good until their own period ends. P1-14, decision A5.
 */
export function creditsOfChange(
  wanted: number,
  /** What one charge of the plan that runs gives, and how many of its credits are not used. */
  current: { readonly each: number; readonly unused: number },
  period: PaidPeriod,
): number {
  const { left, whole } = secondsLeft(period)
  return Math.max(1, wanted - Math.min(current.unused, shareOf(current.each, left, whole)))
}

/** What one session of a package costs, half up to a cent; for information, never charged. C-152, decision A2. */
export function perSession(amount: number, bundleSize: number): number {
  return shareOf(amount, 1, bundleSize)
}

/** A package by what it costs and how many sessions it holds. */
export interface SessionPrice {
  readonly amount: number
  readonly bundleSize: number
}

/**
 * Whole percent that a session is cheaper, rounded down, so that no badge promises more than there is; null below 10 and
 * where nothing is saved. The original is what is struck through. C-153, decision A3.
 */
export function savePercent(original: SessionPrice, reduced: SessionPrice): number | null {
  const [before, after] = [original.amount * reduced.bundleSize, reduced.amount * original.bundleSize]
  if (before <= 0) return null
  const percent = Math.floor((100 * (before - after)) / before)
  return percent >= 10 ? percent : null
}

/** Credits of one package where the price does not say: a month may hold five weeks, a term of 13 has two to spare. */
export const creditsOfPeriod = { month: 5, otherwise: 15 } as const

/**
 * Credits that one package gives with each charge: what the price says itself, else by the period that its charges or
 * its product's sessions come in, else as many as were bought. C-166, decision A4.
 */
export function creditsPerPackage(
  price: { readonly recurringPeriod: Period | null; readonly bundleSize: number; readonly credits: number | null },
  productPeriod: Period | null,
): number {
  if (price.credits !== null) return price.credits
  const period = price.recurringPeriod ?? productPeriod
  if (period === null) return price.bundleSize
  return period === 'month' ? creditsOfPeriod.month : creditsOfPeriod.otherwise
}

/**
 * When credits of a price can be used last, as it is said before buying. Recurring ones last until their period ends;
 * of a date and a number of months the earlier counts. `today`: the buyer's date. C-084, decision A6.
 */
export function expiryOf(
  product: Pick<Product, 'expireMonths' | 'expireDate'>,
  recurringPeriod: Period | null,
  today: string,
): CreditExpiry {
  if (recurringPeriod !== null) return { kind: 'period', period: recurringPeriod }
  const { expireMonths, expireDate } = product
  const byMonths = expireMonths === null ? null : addMonths(today, expireMonths)
  if (expireDate !== null && (byMonths === null || expireDate <= byMonths)) return { kind: 'date', date: expireDate }
  return expireMonths === null ? { kind: 'never' } : { kind: 'months', months: expireMonths }
}

/**
 * The last date of a class that credits pay for, on the clocks of their owner; null: any. `boughtOn` is the owner's date
 * of the charge, `periodEndsOn` the last whole or begun date of the period that was paid. Decision A6.
 */
export function lastDateOf(expiry: CreditExpiry, boughtOn: string, periodEndsOn: string | null): string | null {
  if (expiry.kind === 'never') return null
  if (expiry.kind === 'date') return expiry.date
  return expiry.kind === 'months' ? addMonths(boughtOn, expiry.months) : periodEndsOn
}

/** Whether something can still be bought: what expires by a date is not sold once it is past. Decision A6. */
export function isSoldOn(product: Pick<Product, 'expireDate'>, today: string): boolean {
  return product.expireDate === null || today <= product.expireDate
}

/** Flexible scheduling each period, or when the credits expire. C-264. */
export function periodText(productPeriod: Period | null, expiry: CreditExpiry): string {
  if (expiry.kind === 'period') return `Flexible scheduling each ${expiry.period}`
  if (expiry.kind === 'date') return `Use before ${dateInWords(expiry.date)}`
  if (expiry.kind === 'months') return `Use within ${expiry.months} ${expiry.months === 1 ? 'month' : 'months'}`
  return productPeriod === null ? 'Use whenever you like' : `Flexible scheduling each ${productPeriod}`
}

/** What decides in which currency somebody sees prices. */
export interface CurrencyWish {
  /** The account has paid in it; nothing else is possible then. */
  readonly fixed: Currency | null
  /** Asked for in the address. */
  readonly asked: Currency | null
  /** Where the visitor is, two letters. */
  readonly country: string | null
}

/** The currency of somebody: that of the first purchase, what was asked for, that of the country, Canadian dollars. C-154, C-258, decision A15. */
export function chooseCurrency({ fixed, asked, country }: CurrencyWish): Currency {
  return fixed ?? asked ?? (country === 'US' ? 'usd' : usualCurrency)
}

/** How a currency reads in a sentence. */
export const currencyNames: Readonly<Record<Currency, string>> = { cad: 'Canadian dollars', usd: 'US dollars' }

/**
 * The amount of a price in the wished currency, or in its own where it has no other, with a notice. Nothing is ever
 * converted. Decision A15.
 */
export function amountIn(
  price: Pick<Price, 'currency' | 'currencies' | 'unitPrice'>,
  wished: Currency,
): { readonly amount: number; readonly currency: Currency; readonly notice: string | null } {
  const amount = price.currencies[wished]
  if (amount !== undefined) return { amount, currency: wished, notice: null }
  return {
    amount: price.unitPrice,
    currency: price.currency,
    notice: `This is sold in ${currencyNames[price.currency]} only.`,
  }
}

/** Currencies that an account may choose from: its own, once it has one. P1-11. */
export function currencyChoices(fixed: Currency | null): Currency[] {
  return fixed === null ? [...currencies] : [fixed]
}

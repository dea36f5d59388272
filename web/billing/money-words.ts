import { type Currency, currencySigns, type Period, periodlyOf } from '@polyhex/contract/billing/money'
import type { CreditExpiry, Quote } from '@polyhex/contract/billing/payment'
import { longDateOf } from '../kit/date-words.ts'

const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeOnly = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/**
 * `CA$145.00` of 14500 cents; with a minus before the sign when it is less than nothing. `short` leaves `.00` out, for
 * cards, and never anything else: CA$25.50 stays CA$25.50. Decision A2.
 */
export function moneyWords(amount: number, currency: Currency, short = false): string {
  const size = Math.abs(amount)
  const figures = short && size % 100 === 0 ? wholeOnly.format(size / 100) : withCents.format(size / 100)
  return `${amount < 0 ? '−' : ''}${currencySigns[currency]}${figures}`
}

/** `monthly charge` behind a price that is charged again and again. C-086, decision A19. */
export const chargeWords = (period: Period): string => `${periodlyOf(period)} charge`

/** `a month`, `every 3 months` behind a price. */
export const eachWords = (period: Period, count = 1): string =>
  count === 1 ? `a ${period}` : `every ${count} ${period}s`

type Line = Quote['lines'][number]

/** What one package of an order gives. The number is the one that is granted (decision A4). C-083. */
export function packageWords(line: Pick<Line, 'credits' | 'quantity' | 'recurringPeriod'>): string {
  const each = line.credits / line.quantity
  return line.recurringPeriod === null
    ? `Package of ${each} session ${each === 1 ? 'credit' : 'credits'}`
    : `Package with ${each} ${each === 1 ? 'session' : 'sessions'} each ${line.recurringPeriod}`
}

/** When the credits of an order can be used last. C-084. */
export function expiryWords(expiry: CreditExpiry): string {
  switch (expiry.kind) {
    case 'never':
      return 'Credits do not expire'
    case 'months':
      return `Credits expire after ${expiry.months} ${expiry.months === 1 ? 'month' : 'months'}`
    case 'date':
      return `Credits expire on ${longDateOf(expiry.date)}`
    case 'period':
      return `Credits expire when the ${expiry.period} they are paid for is over`
  }
}

/** `5 Credits have been added to your account`. C-093. */
export function addedWords(credits: number): string {
  return credits === 1
    ? '1 Credit has been added to your account'
    : `${credits} Credits have been added to your account`
}

/** `13%` of 130000, `9.975%` of 99750. */
export function rateWords(rateMillionths: number): string {
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(rateMillionths / 10_000)}%`
}

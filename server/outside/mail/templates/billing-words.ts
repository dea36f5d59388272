import { type Currency, currencySigns, type Period, periodlyOf } from '@polyhex/contract/billing/money'

const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount of minor units in words, with the sign that screens and documents use: `CA$299.00`, `US$12.50`. */
export function moneyWords(amount: number, currency: Currency): string {
  return `${currencySigns[currency]}${figures.format(amount / 100)}`
}

/** `1 credit`, `15 credits`. */
export function creditWords(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`
}

/** A date such as `2027-03-08` in words, the same in every zone. */
export function dayWords(date: string): string {
  const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
  return words.format(new Date(`${date}T00:00:00Z`))
}

/** The day of an instant where the reader lives. */
export function dayOf(instant: string, timeZone: string): string {
  const form = { year: 'numeric', month: 'long', day: 'numeric' } as const
  return new Intl.DateTimeFormat('en-US', { timeZone, ...form }).format(new Date(instant))
}

/** `CA$199.00 monthly`. */
export function chargeWords(amount: number, currency: Currency, period: Period): string {
  return `${moneyWords(amount, currency)} ${periodlyOf(period)}`
}

const declines: Readonly<Record<string, string>> = {
  card_declined: 'The bank declined the card.',
  insufficient_funds: 'There was not enough money on the card.',
  expired_card: 'The card has expired.',
  authentication_required: 'The bank wants you to confirm the payment.',
}

/** Why a card was not charged, in words that a buyer can act on. */
export function declineWords(code: string): string {
  return declines[code] ?? 'The card could not be charged.'
}

import { dateInWords } from '@polyhex/contract/calendar-dates'
import { type Currency, currencySigns } from '@polyhex/contract/billing/money'

/** An amount in minor units as a document shows it: `CA$1,045.50`, `-US$3.00`. For paper and files only: screens format themselves. */
export function moneyWords(amount: number, currency: Currency): string {
  const whole = Math.floor(Math.abs(amount) / 100)
  const cents = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}${currencySigns[currency]}${whole.toLocaleString('en-US')}.${cents}`
}

/** An amount as plain decimal figures, for files that other programs read: `-1045.50`. */
export function decimalWords(amount: number): string {
  const size = Math.abs(amount)
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/** A date, or the date of an instant in UTC, as documents show it: `March 8, 2027`. */
export function dateWords(date: string): string {
  return dateInWords(date.slice(0, 10))
}

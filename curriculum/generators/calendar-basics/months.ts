/** Days of the week in order, Sunday first, as on a calendar page. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const lengths = {
  January: 31,
  March: 31,
  April: 30,
  May: 31,
  June: 30,
  July: 31,
  August: 31,
  September: 30,
  October: 31,
  November: 30,
} as const
export type Month = keyof typeof lengths

/** Months to draw pages of; February is left out because its length changes, December because a new year follows. */
export const months = Object.keys(lengths) as Month[]

/** 30 or 31. */
export function daysIn(month: Month): number {
  return lengths[month]
}

/** The month that follows. */
export function monthAfter(month: Month): string {
  const all = 'January February March April May June July August September October November December'.split(' ')
  return all[all.indexOf(month) + 1] ?? ''
}

/** The weekday `shift` days on from weekday number `from` (0 is Sunday). */
export function weekdayAt(from: number, shift = 0): string {
  return weekdays[(((from + shift) % 7) + 7) % 7] ?? ''
}

/** '1st', '2nd', '3rd', '11th', '22nd'. */
export function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

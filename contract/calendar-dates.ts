/** Arithmetic on dates of the calendar, such as `2027-01-31`, without a clock and without a zone: for classes, credits and money. */

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

function partsOf(date: string): Parts {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number)
  if (Number.isNaN(year + month + day)) throw new RangeError(`${date} is no date`)
  return { year, month, day }
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The date some days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  const { year, month, day } = partsOf(date)
  return dateOf(Date.UTC(year, month - 1, day + days))
}

/** The date some months later; where that month is shorter, its last day: 31 January and one month is 28 February. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)))
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `March 31, 2027`: a date as it reads in a sentence. */
export function dateInWords(date: string): string {
  const { year, month, day } = partsOf(date)
  return `${months[month - 1]} ${day}, ${year}`
}

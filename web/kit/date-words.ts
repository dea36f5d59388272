/**
 * Dates and times as the product writes them, in the one way there is: `March 8, 2027` in sentences, `Mar 8, 2027` in
 * tables, `4:00 PM` for times. What the server wrote as a day or a wall time (`2027-03-08`, `2027-03-08T16:00`) is put in
 * words without any zone, so that old zone data of a browser cannot move it; an instant needs the zone of its reader.
 */

const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' })
const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' })

function worded(month: Intl.DateTimeFormat, day: string, withYear: boolean): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return `${month.format(at)} ${at.getUTCDate()}${withYear ? `, ${at.getUTCFullYear()}` : ''}`
}

/** `March 15` or `March 15, 2027` of a day or wall time. */
export function longDate(day: string, withYear = false): string {
  return worded(long, day, withYear)
}

/** `Mar 15` or `Mar 15, 2027` of a day or wall time. */
export function shortDate(day: string, withYear = false): string {
  return worded(short, day, withYear)
}

/** The day of an instant on the clocks of a time zone, `2027-03-08`; a date stays as it is. */
export function dayOf(instant: string, timeZone: string): string {
  if (instant.length === 10) return instant
  const { year, month, day } = partsOf(instant, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${year}-${month}-${day}`
}

/** `December 22, 2026` of a date, or of an instant on the clocks of a time zone. */
export function longDateOf(date: string, timeZone = 'UTC'): string {
  return longDate(dayOf(date, timeZone), true)
}

/** `Dec 22, 2026` of a date, or of an instant on the clocks of a time zone: for tables. */
export function shortDateOf(date: string, timeZone = 'UTC'): string {
  return shortDate(dayOf(date, timeZone), true)
}

/** `Nov 10 to Nov 22, 2026` of two dates; the year stands twice only where there are two. */
export function periodWords(first: string, last: string): string {
  if (first === last) return shortDate(last, true)
  return `${shortDate(first, first.slice(0, 4) !== last.slice(0, 4))} to ${shortDate(last, true)}`
}

/** `November 22, 2026, 3:48 PM EST` of an instant, on the clocks of a time zone. C-091. */
export function momentOf(instant: string, timeZone: string): string {
  const { timeZoneName } = partsOf(instant, timeZone, { timeZoneName: 'short' })
  return `${longDateOf(instant, timeZone)}, ${timeOf(instant, timeZone)} ${timeZoneName}`
}

/** `Nov 22, 2026, 3:48 PM` of an instant, on the clocks of a time zone: for tables of one reader. */
export function shortMomentOf(instant: string, timeZone: string): string {
  return `${shortDateOf(instant, timeZone)}, ${timeOf(instant, timeZone)}`
}

function timeOf(instant: string, timeZone: string): string {
  const { hour, minute, dayPeriod } = partsOf(instant, timeZone, { hour: 'numeric', minute: '2-digit', hour12: true })
  return `${hour}:${minute} ${dayPeriod}`
}

function partsOf(
  instant: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

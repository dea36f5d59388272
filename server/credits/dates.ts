import { Temporal } from 'temporal-polyfill'

/** The date on the clocks of a zone at an instant, as `2027-03-08`. Never asked of the database (decision 0025). */
export function dateIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** What the clocks of a zone show at an instant, as `2027-03-08T16:00`. */
export function clockIn(timeZone: string, at: Date): string {
  const shown = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return shown.toString({ smallestUnit: 'minute' })
}

/** A date some days later. */
export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

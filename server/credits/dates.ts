import { Temporal } from 'temporal-polyfill'

/** The date on the clocks of a zone at an instant, as `2027-03-08`. Never asked of the database (decision 0025). */
export function dateIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** A date some days later. */
export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

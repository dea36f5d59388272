import { Temporal } from 'temporal-polyfill'

/**
 * What clocks on the wall say: the one place where wall times, dates and instants are turned into each other, for classes,
 * credits, money and reports. It belongs to no chapter, since several need it and classes may be used by few. Decision 25.
 */

/** A calendar date as `2027-03-08`. */
export type LocalDate = string

/** The zone data that class times are computed with, as `2026c`. */
export const zoneData: string = process.versions.tz ?? 'unknown'

function zoned(at: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
}

/**
 * The instant at which clocks in `timeZone` show `minute` (0 to 1439) of `date`. A time that the clocks leap over lands
 * later by as much as they leap; one that they show twice is the first of the two: a class is never dropped and never
 * held twice. S-021.
 */
export function instantAt(date: LocalDate, minute: number, timeZone: string): Date {
  const plainTime = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 })
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(plainTime)
  return new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds)
}

/** A date and a minute of the day as text, `2027-03-08T16:00`. */
export function wallTime(date: LocalDate, minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The instant of such a text on the clocks of `timeZone`, in the manner of `instantAt`. */
export function instantOf(wall: string, timeZone: string): Date {
  const [date = '', time = ''] = wall.split('T')
  const [hour = '0', minute = '0'] = time.split(':')
  return instantAt(date, Number(hour) * 60 + Number(minute), timeZone)
}

/** Date and time that clocks in `timeZone` show at an instant, as `2027-03-08T16:00`. */
export function localAt(at: Date, timeZone: string): string {
  return zoned(at, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The date in `timeZone` at an instant. */
export function dateAt(at: Date, timeZone: string): LocalDate {
  return localAt(at, timeZone).slice(0, 10)
}

/** Days from one date to another; negative where it lies before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
}

/** One calendar year later; the last of February for a 29th that does not exist. decision 0025 (6). */
export function addYear(date: LocalDate): LocalDate {
  return Temporal.PlainDate.from(date).add({ years: 1 }).toString()
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7
}

/** English as written where the zone is: only there has Intl its abbreviation. */
const locales = ['en-US', 'en-CA', 'en-GB', 'en-AU', 'en-NZ', 'en-IN'] as const
const formats = new Map<string, Intl.DateTimeFormat>()

function shortName(at: Date, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    formats.set(key, format)
  }
  return format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? ''
}

/** How people name `timeZone` at an instant: `EST`, `EDT`, `CEST`, or `GMT+9` where there is no abbreviation. C-032. */
export function zoneNameAt(at: Date, timeZone: string): string {
  const plain = shortName(at, timeZone, 'en-US')
  if (!/^GMT./.test(plain)) return plain
  return locales.map((locale) => shortName(at, timeZone, locale)).find((name) => !/^GMT./.test(name)) ?? plain
}

import { offsetMinutes } from '@polyhex/contract/accounts/time-zones'

const dayMs = 86_400_000

/** The calendar day of an instant in a time zone, as '2026-11-22'. */
export function localDay(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offsetMinutes(timeZone, at) * 60_000).toISOString().slice(0, 10)
}

/** The day so many days after another (before it, when negative). */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * The instant at which clocks of a time zone show an hour of a day. Where that hour is left out (spring), the one after
 * it; where it comes twice (fall), the first.
 */
export function instantOf(day: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  const candidates = [-dayMs / 2, dayMs / 2].map((away) => {
    const offset = offsetMinutes(timeZone, new Date(wanted + away)) * 60_000
    return wanted - offset
  })
  const fits = candidates.filter((at) => at + offsetMinutes(timeZone, new Date(at)) * 60_000 === wanted)
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(...candidates))
}

/** A part of a period that is counted by itself: a day of the calendar, or what of it belongs to the period. */
export interface Cell {
  readonly day: string
  readonly begins: Date
}

/** What is looked back on: a period up to `end`, and one of the same length before it. */
export interface Period {
  /** Length in days. */
  readonly days: number
  readonly end: Date
  /** Both periods in cells, oldest first and equally many of each, in the time zone of the account looked at. */
  cellsIn(timeZone: string): Cell[]
}

/** The last `days` calendar days of whoever is looked at, the day of `now` included. */
export function calendarPeriod(days: number, now: Date): Period {
  return {
    days,
    end: now,
    cellsIn: (timeZone) => {
      const today = localDay(now, timeZone)
      return Array.from({ length: 2 * days }, (_, place) => {
        const day = dayAfter(today, place - 2 * days + 1)
        return { day, begins: instantOf(day, 0, timeZone) }
      })
    },
  }
}

/** The hour of Sunday at which a letter looks back on the week. */
export const letterHour = 17

/**
 * The week that ends on a Sunday at 17:00 in the reader's time zone, so that no hour falls between two letters: the rest of
 * the Sunday before, six days, and this Sunday up to then.
 */
export function letterPeriod(sunday: string, timeZone: string): Period {
  const weekTo = (end: string): Cell[] =>
    Array.from({ length: 8 }, (_, place) => {
      const day = dayAfter(end, place - 7)
      return { day, begins: instantOf(day, place === 0 ? letterHour : 0, timeZone) }
    })
  return {
    days: 7,
    end: instantOf(sunday, letterHour, timeZone),
    cellsIn: () => [...weekTo(dayAfter(sunday, -7)), ...weekTo(sunday)],
  }
}

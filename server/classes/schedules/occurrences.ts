import { addDays } from '@polyhex/contract/calendar-dates'
import { dateAt, instantAt, type LocalDate, weekdayOf } from '../../wall-clock.ts'

/** When a weekly class is held: one weekday, one minute of the day, on the clocks of one zone. */
export interface WeeklyRule {
  readonly timeZone: string
  /** 0 for Sunday to 6 for Saturday. */
  readonly day: number
  /** Minute of the day, 0 to 1439. */
  readonly minute: number
  /** Minutes that pass between start and end, whatever the clocks do meanwhile. */
  readonly duration: number
  /** First and last date, both included, in the zone of the class. */
  readonly startingOn: LocalDate
  readonly endingOn: LocalDate | null
}

export interface Occurrence {
  /** The date the class was set on, also where the clocks move it past midnight. */
  readonly date: LocalDate
  readonly startingAt: Date
  readonly endingAt: Date
}

/** The class of a rule on a date of its own zone; nobody asks here whether the rule has one on that date. */
export function occurrenceOn(rule: WeeklyRule, date: LocalDate): Occurrence {
  const startingAt = instantAt(date, rule.minute, rule.timeZone)
  return { date, startingAt, endingAt: new Date(startingAt.getTime() + rule.duration * 60_000) }
}

/** Whether the weekday and the range of a rule hold on a date. */
export function isDateOf(rule: WeeklyRule, date: LocalDate): boolean {
  return weekdayOf(date) === rule.day && date >= rule.startingOn && (rule.endingOn === null || date <= rule.endingOn)
}

/**
 * The dates of a rule among the `days` dates that begin with today in its own zone, skipped dates left out. Dates whose
 * class has begun already are still among them.
 */
function datesAhead(rule: WeeklyRule, skipped: ReadonlySet<LocalDate>, now: Date, days: number): LocalDate[] {
  const today = dateAt(now, rule.timeZone)
  const first = rule.startingOn > today ? rule.startingOn : today
  const end = addDays(today, days)
  const dates: LocalDate[] = []
  let date = addDays(first, (rule.day - weekdayOf(first) + 7) % 7)
  for (; date < end && (rule.endingOn === null || date <= rule.endingOn); date = addDays(date, 7)) {
    if (!skipped.has(date)) dates.push(date)
  }
  return dates
}

/**
 * Every class of a rule whose date is one of the `days` dates from today on (in the zone of the rule) and that has not
 * begun at `now`. `skipped` are dates without a class, in the zone of the rule. S-021, S-032.
 */
export function occurrences(rule: WeeklyRule, skipped: ReadonlySet<LocalDate>, now: Date, days: number): Occurrence[] {
  return datesAhead(rule, skipped, now, days)
    .map((date) => occurrenceOn(rule, date))
    .filter((occurrence) => occurrence.startingAt.getTime() >= now.getTime())
}

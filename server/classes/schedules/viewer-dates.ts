import { addDays } from '@polyhex/contract/calendar-dates'
import { dateAt, type LocalDate } from '../../wall-clock.ts'
import { isDateOf, occurrenceOn, type WeeklyRule } from './occurrences.ts'

/** Zones lie up to 26 hours apart, so a class that is seen on a date has its own date at most two days away. */
const daysAround = [-2, -1, 0, 1, 2] as const

/**
 * The date, in the zone of the class, of the class that a viewer sees on `viewerDate`: what a click on that day stores as
 * a date without class. Null when the rule has no class that the viewer sees on that day. decision 0025 (10).
 */
export function dateOfClick(rule: WeeklyRule, viewerDate: LocalDate, viewerTimeZone: string): LocalDate | null {
  const date = daysAround
    .map((days) => addDays(viewerDate, days))
    .find((date) => isDateOf(rule, date) && dateAt(occurrenceOn(rule, date).startingAt, viewerTimeZone) === viewerDate)
  return date ?? null
}

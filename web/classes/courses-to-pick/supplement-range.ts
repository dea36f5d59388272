import { supplementUnderDays } from '@polyhex/contract/classes/class-limits'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { daysBetween } from '../calendar/local-days.ts'
import { shortDate } from '../../kit/date-words.ts'

/**
 * `Nov 23 to Dec 21`: from the first class to the last, beside how a course is called. Null for classes of one day and from
 * 90 days on, where two dates far apart say less than the start. C-263, decision 0031.
 */
export function supplementRange(timeSlots: readonly Pick<TimeSlot, 'local'>[]): string | null {
  const days = timeSlots.map(({ local }) => local.slice(0, 10)).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  if (daysBetween(first, last) >= supplementUnderDays) return null
  return `${shortDate(first)} to ${shortDate(last)}`
}

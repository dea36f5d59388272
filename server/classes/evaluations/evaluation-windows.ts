import { addDays } from '@polyhex/contract/calendar-dates'
import { dateAt, instantAt, localAt, weekdayOf, zoneNameAt } from '../../wall-clock.ts'

/** Where evaluations are given: the clock of these windows, and the day that is today. C-257, decision 0025 (8). */
export const evaluationZone = 'America/New_York'

/** Days, hours and length of what is offered; minutes of a session. C-256. */
export const evaluationOffer = { firstAfterDays: 2, days: 7, hours: [9, 13, 17], lengthHours: 3, session: 30 } as const

export interface Window {
  readonly start: Date
  readonly end: Date
}

/** The windows offered at `now`: the weekdays among the 7 days that begin 2 days from today in the Eastern time zone, three a day. */
export function evaluationWindows(now: Date): Window[] {
  const today = dateAt(now, evaluationZone)
  return Array.from({ length: evaluationOffer.days }, (_, day) => addDays(today, evaluationOffer.firstAfterDays + day))
    .filter((date) => weekdayOf(date) >= 1 && weekdayOf(date) <= 5)
    .flatMap((date) =>
      evaluationOffer.hours.map((hour) => ({
        start: instantAt(date, hour * 60, evaluationZone),
        end: instantAt(date, (hour + evaluationOffer.lengthHours) * 60, evaluationZone),
      })),
    )
}

/** `9 AM`, `noon`, `9:30 AM`, from a wall time such as `2027-03-08T09:30`. */
function hourOf(local: string): string {
  const hour = Number(local.slice(11, 13))
  const minute = local.slice(14)
  if (hour === 12 && minute === '00') return 'noon'
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'AM' : 'PM'}`
}

const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'long', day: 'numeric' }).format(at)

const between = ({ start, end }: Window, timeZone: string): string =>
  `${hourOf(localAt(start, timeZone))} to ${hourOf(localAt(end, timeZone))}`

/** `Mon, February 8` and `9 AM to noon Eastern time (EST)`; and the same on the reader's clock where that shows another time. */
export function windowLabels(window: Window, readerZone: string) {
  const eastern = between(window, evaluationZone)
  const own = between(window, readerZone)
  const sameClock = own === eastern && dayOf(window.start, readerZone) === dayOf(window.start, evaluationZone)
  return {
    dayLabel: dayOf(window.start, evaluationZone),
    timeLabel: `${eastern} Eastern time (${zoneNameAt(window.start, evaluationZone)})`,
    localLabel: sameClock ? null : `${dayOf(window.start, readerZone)}, ${own} ${zoneNameAt(window.start, readerZone)}`,
  }
}

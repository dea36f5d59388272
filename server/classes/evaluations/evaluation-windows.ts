import { Temporal } from 'temporal-polyfill'

/** Where evaluations are given: the clock of these windows, and the day that is today. C-257, decision 0025 (8). */
export const evaluationZone = 'America/New_York'

/** Days, hours and length of what is offered. C-256. */
export const evaluationOffer = { firstAfterDays: 2, days: 7, hours: [9, 13, 17], lengthHours: 3, session: 30 } as const

export interface Window {
  readonly start: Date
  readonly end: Date
}

/** The windows offered at `now`: the weekdays among the 7 days that begin 2 days from today in the Eastern time zone, three a day. */
export function evaluationWindows(now: Date): Window[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(evaluationZone).toPlainDate()
  const days = Array.from({ length: evaluationOffer.days }, (_, day) =>
    today.add({ days: evaluationOffer.firstAfterDays + day }),
  ).filter((day) => day.dayOfWeek <= 5)
  const instant = (day: Temporal.PlainDate, hour: number): Date =>
    new Date(day.toZonedDateTime({ timeZone: evaluationZone, plainTime: { hour } }).epochMilliseconds)
  return days.flatMap((day) =>
    evaluationOffer.hours.map((hour) => ({
      start: instant(day, hour),
      end: instant(day, hour + evaluationOffer.lengthHours),
    })),
  )
}

/** `9 AM`, `noon`. */
const hourOf = (at: Temporal.ZonedDateTime): string => {
  if (at.hour === 12 && at.minute === 0) return 'noon'
  const minutes = at.minute === 0 ? '' : `:${String(at.minute).padStart(2, '0')}`
  return `${at.hour % 12 === 0 ? 12 : at.hour % 12}${minutes} ${at.hour < 12 ? 'AM' : 'PM'}`
}

/** The abbreviation of a zone at an instant: `EST`. */
export function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'long', day: 'numeric' }).format(at)

function between({ start, end }: Window, timeZone: string): string {
  const zoned = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return `${hourOf(zoned(start))} to ${hourOf(zoned(end))}`
}

/** `Mon, February 8` and `9 AM to noon Eastern time (EST)`; and the same on the reader's clock where that shows another time. */
export function windowLabels(window: Window, readerZone: string) {
  const eastern = between(window, evaluationZone)
  const own = between(window, readerZone)
  const sameClock = own === eastern && dayOf(window.start, readerZone) === dayOf(window.start, evaluationZone)
  return {
    dayLabel: dayOf(window.start, evaluationZone),
    timeLabel: `${eastern} Eastern time (${zoneName(window.start, evaluationZone)})`,
    localLabel: sameClock ? null : `${dayOf(window.start, readerZone)}, ${own} ${zoneName(window.start, readerZone)}`,
  }
}

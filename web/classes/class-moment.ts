import { addDays, addMinutes, dayWords, shortWeekday, spanWords, timeWords } from './calendar/local-days.ts'
import { shortDate } from '../kit/date-words.ts'

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `Mon, Mar 8` of a wall time or a date. */
export function shortDayWords(local: string): string {
  return `${shortWeekday(local.slice(0, 10))}, ${shortDate(local)}`
}

/** `Monday, March 8, 2027` of a wall time or a date. */
export function longDayWords(local: string): string {
  return `${dayWords(local)}, ${local.slice(0, 4)}`
}

/** `Mon, Mar 8, 4:00 PM EST`: every time carries its zone. */
export function momentWords(at: { local: string; zone: string }): string {
  return `${shortDayWords(at.local)}, ${timeWords(at.local)} ${at.zone}`
}

/** `Wednesdays, 4:00 to 4:45 PM` on the clock of a weekly class; with `EST` after it on that of a reader. */
export function weeklyWords(recurrence: { day: number; minute: number; duration: number; zone?: string }): string {
  const start = addMinutes('2027-01-03T00:00', recurrence.minute)
  return `${weekdays[recurrence.day] ?? ''}s, ${spanWords(start, recurrence.duration, recurrence.zone ?? '').trim()}`
}

/** The same day of a later year; 29 February becomes 28 February (decision 0025, reading 6). */
export function yearsAfter(date: string, years: number): string {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  // A day that the calendar does not have becomes the next one there.
  return addDays(later, 0) === later ? later : addDays(later, -1)
}

/** `30 students and 1 teacher`; `nobody` where there is neither. */
export function peopleWords({ students, teachers }: { students: number; teachers: number }): string {
  const parts = [
    ...(students > 0 ? [counted(students, 'student')] : []),
    ...(teachers > 0 ? [counted(teachers, 'teacher')] : []),
  ]
  return parts.length === 0 ? 'nobody' : parts.join(' and ')
}

/** `1 student`, `2 students`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`)
/** A wall time as the server sent it; read as if it were UTC, so that no zone of this browser can move it. */
const wall = (local: string): Date => new Date(`${local}:00Z`)
const words = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  // Newer browsers put a narrow space before AM and PM.
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(at).replaceAll('\u202f', ' ')

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `4:00 PM` of a minute of day. */
export function minuteWords(minute: number): string {
  return words(new Date(minute * 60_000), { hour: 'numeric', minute: '2-digit' })
}

/** `4:00 PM` of a wall time. */
export function timeWords(local: string): string {
  return words(wall(local), { hour: 'numeric', minute: '2-digit' })
}

/** `Mon 8 Mar` of a wall time or a date. */
export function dayWords(local: string): string {
  const day = noon(local.slice(0, 10))
  return `${words(day, { weekday: 'short' })} ${day.getUTCDate()} ${words(day, { month: 'short' })}`
}

/** `Monday 8 March 2027` of a wall time or a date. */
export function longDayWords(local: string): string {
  const day = noon(local.slice(0, 10))
  return `${words(day, { weekday: 'long' })} ${day.getUTCDate()} ${words(day, { month: 'long' })} ${day.getUTCFullYear()}`
}

/** `4:00 to 4:45 PM`; `11:30 AM to 12:15 PM` where the halves of the day differ. Duration in minutes. */
export function spanWords(local: string, duration: number): string {
  const end = new Date(wall(local).getTime() + duration * 60_000)
  const from = timeWords(local)
  const to = words(end, { hour: 'numeric', minute: '2-digit' })
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} to ${to}`
}

/** `Mon 8 Mar, 4:00 PM EST`: every time carries its zone. */
export function momentWords(at: { local: string; zone: string }): string {
  return `${dayWords(at.local)}, ${timeWords(at.local)} ${at.zone}`
}

/** `Wednesdays, 4:00 to 4:45 PM` on the clock of a weekly class. */
export function weeklyWords(recurrence: { day: number; minute: number; duration: number }): string {
  const start = new Date(recurrence.minute * 60_000).toISOString().slice(0, 16)
  return `${weekdays[recurrence.day] ?? ''}s, ${spanWords(start, recurrence.duration)}`
}

/** The date that lies some days after another one. */
export function daysAfter(date: string, days: number): string {
  return new Date(noon(date).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The date on which an instant falls in a zone. */
export function dateIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(at)
}

/** The same day of a later year; 29 February becomes 28 February (decision 0025, reading 6). */
export function yearsAfter(date: string, years: number): string {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  return later.endsWith('-02-29') && noon(later).getUTCDate() !== 29 ? `${later.slice(0, 8)}28` : later
}

/** `1 student`, `2 students`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

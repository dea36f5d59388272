/**
 * Days and wall times as the server writes them (`2027-03-08`, `2027-03-08T16:00`): counted and put in words without any
 * zone, so that old zone data of a browser cannot move a class.
 */

const dayMs = 86_400_000

/** A wall time or a day as an instant of a world without zones. */
function asUtc(local: string): Date {
  return new Date(local.length === 10 ? `${local}T00:00:00Z` : `${local}:00Z`)
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(asUtc(day).getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** The wall time so many minutes later. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(asUtc(local).getTime() + minutes * 60_000).toISOString().slice(0, 16)
}

/** The same day so many months later, or the last of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Days from one to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / dayMs)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return asUtc(day.slice(0, 10)).getUTCDay()
}

/** The Sunday of the week. Weeks go from Sunday to Saturday. C-037. */
export function weekStart(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** The first of the month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 8)}01`
}

/** Minute of day of a wall time. */
export function minuteOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
}

/** What the clock of a zone shows at an instant, for today's date and the line of now; classes come from the server. */
export function wallTime(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** `EST`, or `GMT+9` where there is no abbreviation. C-032. */
export function zoneAbbreviation(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** `New York` of `America/New_York`. */
export function zoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

const formats = {
  weekday: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }),
  shortWeekday: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' }),
  month: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' }),
}

/** `Monday, March 15`. */
export function dayWords(day: string): string {
  const at = asUtc(day.slice(0, 10))
  return `${formats.weekday.format(at)}, ${formats.month.format(at)} ${at.getUTCDate()}`
}

/** `Mon`. */
export function shortWeekday(day: string): string {
  return formats.shortWeekday.format(asUtc(day.slice(0, 10)))
}

/** `Monday`. */
export function weekdayWords(day: string): string {
  return formats.weekday.format(asUtc(day.slice(0, 10)))
}

/** `March 2027`. */
export function monthWords(day: string): string {
  const at = asUtc(day.slice(0, 10))
  return `${formats.month.format(at)} ${at.getUTCFullYear()}`
}

/** `4:15 PM` of a minute of day. */
export function clockWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${`${minute % 60}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `4:15 PM` of a wall time. */
export function timeWords(local: string): string {
  return clockWords(minuteOf(local))
}

/** `4:00 to 4:45 PM EDT`; `11:30 AM to 12:15 PM EDT` where the half of the day changes. */
export function spanWords(local: string, duration: number, zone: string): string {
  const from = timeWords(local)
  const to = timeWords(addMinutes(local, duration))
  const first = from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from
  return `${first} to ${to} ${zone}`
}

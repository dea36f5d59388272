import { z } from 'zod'

/** The zones a family can live in, from west to east, with the words beside each. A-305, decision in scheduling (21). */
export const timeZones = {
  'Pacific/Honolulu': 'Honolulu',
  'America/Anchorage': 'Anchorage',
  'America/Los_Angeles': 'Los Angeles',
  'America/Vancouver': 'Vancouver',
  'America/Phoenix': 'Phoenix',
  'America/Denver': 'Denver',
  'America/Edmonton': 'Edmonton',
  'America/Chicago': 'Chicago',
  'America/Winnipeg': 'Winnipeg',
  'America/New_York': 'New York',
  'America/Toronto': 'Toronto',
  'America/Halifax': 'Halifax',
  'America/St_Johns': "St. John's",
  'America/Sao_Paulo': 'São Paulo',
  'Europe/London': 'London',
  'Europe/Paris': 'Paris',
  'Europe/Athens': 'Athens',
  'Asia/Dubai': 'Dubai',
  'Asia/Karachi': 'Karachi',
  'Asia/Kolkata': 'Kolkata',
  'Asia/Dhaka': 'Dhaka',
  'Asia/Singapore': 'Singapore',
  'Asia/Shanghai': 'Shanghai',
  'Asia/Tokyo': 'Tokyo',
  'Australia/Sydney': 'Sydney',
  'Pacific/Auckland': 'Auckland',
} as const
export type TimeZone = keyof typeof timeZones
const names = Object.keys(timeZones) as [TimeZone, ...TimeZone[]]
export const defaultTimeZone: TimeZone = 'America/New_York'

/** A zone of the list. A-213. */
export const TimeZone = z.enum(names, 'A timezone is required to set the schedule.')

/** Minutes from UTC of a zone at an instant. */
export function offsetMinutes(zone: string, at: Date): number {
  const words = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  const found = /([+-])(\d\d):(\d\d)/.exec(words ?? '')
  return found === null ? 0 : (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}

/**
 * The zone of the list that a browser's zone means: itself, or the first whose offset is the same in each of the next
 * twelve months, else New York. The family confirms it in any case.
 */
export function nearestTimeZone(browserZone: string, now: Date): TimeZone {
  const listed = names.find((name) => name === browserZone)
  if (listed !== undefined) return listed
  const months = Array.from({ length: 12 }, (_, month) => new Date(now.getTime() + month * 30.4 * 86_400_000))
  try {
    const offsets = months.map((at) => offsetMinutes(browserZone, at))
    return (
      names.find((name) => months.every((at, index) => offsetMinutes(name, at) === offsets[index])) ?? defaultTimeZone
    )
  } catch {
    // A browser may name a zone that this machine has never heard of.
    return defaultTimeZone
  }
}

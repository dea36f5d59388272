export const halves = ['AM', 'PM'] as const
export type Half = (typeof halves)[number]

/** A time as a 12-hour clock says it; null where nothing is chosen yet. */
export interface ClockTime {
  readonly hour: number | null
  readonly minute: number | null
  readonly half: Half
}

/** 0 is 12 AM, 720 is 12 PM. C-072, decision 0025 (4). */
export function clockTimeOf(minuteOfDay: number | null): ClockTime {
  if (minuteOfDay === null) return { hour: null, minute: null, half: 'PM' }
  const hour = Math.floor(minuteOfDay / 60)
  return { hour: hour % 12 === 0 ? 12 : hour % 12, minute: minuteOfDay % 60, half: hour < 12 ? 'AM' : 'PM' }
}

/** The minute of day of a 12-hour time; null while a part is missing. */
export function minuteOfDay({ hour, minute, half }: ClockTime): number | null {
  if (hour === null || minute === null) return null
  return ((hour % 12) + (half === 'PM' ? 12 : 0)) * 60 + minute
}

import type { Time } from './values.ts'

const day = 1440

/** Minutes since midnight, taken round the clock: time(-10) is 23:50. */
export function time(minutes: number, face: 12 | 24 = 12): Time {
  return { kind: 'time', minutes: ((minutes % day) + day) % day, face }
}

/** hours:minutes on a 24-hour clock; with face 12 the half of the day is still kept. */
export function timeAt(hours: number, minutes: number, face: 12 | 24 = 12): Time {
  return time(hours * 60 + minutes, face)
}

/** '3:45' on face 12, '15:45' on face 24. */
export function timeText(a: Time): string {
  const hours = Math.floor(a.minutes / 60)
  const shown = a.face === 24 ? hours : hours % 12 === 0 ? 12 : hours % 12
  return `${shown}:${String(a.minutes % 60).padStart(2, '0')}`
}

/** Hours and minutes as typed, each possibly empty. */
export interface TypedTime {
  hours: string
  minutes: string
}

/** Reads '3:45' and half-typed forms; the inverse of `writeTime`. */
export function readTime(response: string): TypedTime {
  const [hours = '', minutes = ''] = response.split(':')
  return { hours: hours.trim(), minutes: minutes.trim() }
}

/** Writes '3:45'; nothing typed is no answer. */
export function writeTime({ hours, minutes }: TypedTime): string {
  return hours === '' && minutes === '' ? '' : `${hours}:${minutes}`
}

/** The time as numbers when both parts are whole and within the face; undefined otherwise. */
export function timeOf({ hours, minutes }: TypedTime, face: 12 | 24): { hours: number; minutes: number } | undefined {
  if (!/^\d{1,2}$/.test(hours) || !/^\d{1,2}$/.test(minutes)) return undefined
  const time = { hours: Number(hours), minutes: Number(minutes) }
  const least = face === 12 ? 1 : 0
  const most = face === 12 ? 12 : 23
  return time.minutes > 59 || time.hours < least || time.hours > most ? undefined : time
}

/** The time some minutes later or earlier, going round on the face. */
export function timeAfter(time: { hours: number; minutes: number }, minutes: number, face: 12 | 24): TypedTime {
  const around = face * 60
  const total = ((((time.hours % face) * 60 + time.minutes + minutes) % around) + around) % around
  const hours = Math.floor(total / 60)
  return { hours: String(face === 12 && hours === 0 ? 12 : hours), minutes: String(total % 60).padStart(2, '0') }
}

/** Degrees clockwise from the top at which each hand stands. */
export function handAngles(time: { hours: number; minutes: number }): { hour: number; minute: number } {
  return { hour: ((time.hours % 12) + time.minutes / 60) * 30, minute: time.minutes * 6 }
}

/** The time after the minute hand is dragged to an angle: to the nearest minute, the hour following over the top. */
export function withMinuteAngle(time: { hours: number; minutes: number }, angle: number, face: 12 | 24): TypedTime {
  const minute = Math.round(angle / 6) % 60
  let change = minute - time.minutes
  if (change > 30) change -= 60
  if (change < -30) change += 60
  return timeAfter(time, change, face)
}

/** The time after the hour hand is dragged to an angle: the minutes stay, and so does the half of the day on a 24-hour face. */
export function withHourAngle(time: { hours: number; minutes: number }, angle: number, face: 12 | 24): TypedTime {
  const onDial = ((Math.round((angle - time.minutes / 2) / 30) % 12) + 12) % 12
  const half = face === 24 && time.hours >= 12 ? 12 : 0
  const hours = face === 12 ? (onDial === 0 ? 12 : onDial) : onDial + half
  return { hours: String(hours), minutes: String(time.minutes).padStart(2, '0') }
}

import { dateAt, localAt, weekdayOf, zoneNameAt } from '../../wall-clock.ts'

interface ClassTime {
  readonly startingAt: Date
  /** Minutes. */
  readonly duration: number
}

const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** `4:00` and `PM` of `2027-03-08T16:00`. */
function clock(local: string): { time: string; half: 'AM' | 'PM' } {
  const hour = Number(local.slice(11, 13))
  return { time: `${hour % 12 === 0 ? 12 : hour % 12}:${local.slice(14, 16)}`, half: hour < 12 ? 'AM' : 'PM' }
}

/** `4:00 to 4:45 PM`, `11:30 AM to 12:15 PM`. */
function span({ startingAt, duration }: ClassTime, timeZone: string): string {
  const from = clock(localAt(startingAt, timeZone))
  const to = clock(localAt(new Date(startingAt.getTime() + duration * 60_000), timeZone))
  return `${from.time}${from.half === to.half ? '' : ` ${from.half}`} to ${to.time} ${to.half}`
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * What a course of classes is called on the clock of `timeZone`: when it begins, at what times it takes place, and both for a list to
 * choose from. `classes` in the order of their start. C-116.
 */
export function courseLabels(promotionName: string, classes: readonly ClassTime[], timeZone: string) {
  const [first] = classes
  if (first === undefined)
    return { startingLabel: 'No classes yet', timingLabel: 'No classes yet', selectionLabel: promotionName }
  const date = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })
  const startingLabel = `Starts ${date.format(first.startingAt)}`
  const times = new Set(classes.map((one) => span(one, timeZone)))
  const days = [...new Set(classes.map(({ startingAt }) => weekdayOf(dateAt(startingAt, timeZone))))]
  const zone = zoneNameAt(first.startingAt, timeZone)
  const timingLabel =
    times.size === 1 && days.length <= 3
      ? `${joined(days.sort((a, b) => a - b).map((day) => weekdays[day] ?? ''))}, ${[...times].join('')} ${zone}`
      : `${classes.length} classes, the first ${span(first, timeZone)} ${zone}`
  return { startingLabel, timingLabel, selectionLabel: `${promotionName}: ${timingLabel}` }
}

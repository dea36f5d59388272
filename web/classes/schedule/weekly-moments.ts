import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { longDate } from '../../kit/date-words.ts'
import { clockWords, minuteOf, weekdayOf, zoneCity } from '../calendar/local-days.ts'
import { weekdays } from '../class-moment.ts'

type Upcoming = RecurringSchedule['upcoming'][number]

/** When a weekly class is, on the reader's clock. */
export interface WeeklyMoment {
  readonly day: number
  readonly minute: number
  readonly zone: string
  /** On the clock of the class, where that shows something else: `1:15 PM in Vancouver`. */
  readonly schoolTime: string | null
}

/** Weekday and minute of a wall time, as one number. */
const weekTime = (wall: string): number => weekdayOf(wall) * 1440 + minuteOf(wall)

/** The next classes of a series, told apart by the series' own clock: a change of clocks moves none of them there. */
interface Course {
  /** At the time at which the class usually is just now. */
  readonly usual: readonly Upcoming[]
  /** At the time to which the series has been moved from a later date on. */
  readonly moved: readonly Upcoming[]
  /** At another time only this once. */
  readonly once: readonly Upcoming[]
}

function courseOf({ upcoming, recurrence }: Pick<RecurringSchedule, 'upcoming' | 'recurrence'>): Course {
  const ofSeries = recurrence.day * 1440 + recurrence.minute
  const times = Map.groupBy(upcoming, ({ school }) => weekTime(school))
  // A time that comes twice is that of the weeks before the series was moved; one that comes once was moved by hand.
  const earlier = [...times].find(([time, classes]) => time !== ofSeries && classes.length > 1)?.[1] ?? []
  const now = times.get(ofSeries) ?? []
  const last = earlier.at(-1)?.startingAt ?? ''
  const moved = earlier.length === 0 ? [] : now.filter(({ startingAt }) => startingAt > last)
  const usual = earlier.length === 0 ? now : earlier
  return { usual, moved, once: upcoming.filter((one) => !usual.includes(one) && !moved.includes(one)) }
}

/**
 * The day and time of the weekly class as the reader's clock shows its next one that was not moved by hand; the class's
 * own where none has been made. C-037, decision 0025 (24).
 */
export function weeklyMoment(schedule: Pick<RecurringSchedule, 'upcoming' | 'recurrence' | 'timeZone'>): WeeklyMoment {
  const { usual, moved } = courseOf(schedule)
  const next = usual[0] ?? moved[0]
  const { day, minute } = schedule.recurrence
  if (next === undefined) return { day, minute, zone: zoneCity(schedule.timeZone), schoolTime: null }
  const here = { day: weekdayOf(next.local), minute: minuteOf(next.local), zone: next.zone }
  if (weekTime(next.local) === weekTime(next.school)) return { ...here, schoolTime: null }
  const schoolDay = weekdayOf(next.school)
  const otherDay = here.day === schoolDay ? '' : `${weekdays[schoolDay]?.slice(0, 3)} `
  return { ...here, schoolTime: `${otherDay}${clockWords(minuteOf(next.school))} in ${zoneCity(schedule.timeZone)}` }
}

/**
 * What is said of the shown weeks where the class is not at its usual time on the reader's clock: since clocks are changed
 * there and here on different dates, since the series was moved from a date on, or since one class was. Decision 0025 (24).
 */
export function changeNotes(schedule: Pick<RecurringSchedule, 'name' | 'upcoming' | 'recurrence'>): string[] {
  const { name } = schedule
  const { usual, moved, once } = courseOf(schedule)
  const at = ({ local, zone }: Upcoming): string => `at ${clockWords(minuteOf(local))} ${zone}`
  const onDay = (one: Upcoming, before: Upcoming | undefined): string =>
    before === undefined || weekdayOf(one.local) === weekdayOf(before.local)
      ? ''
      : ` on ${weekdays[weekdayOf(one.local)]}`
  const byClocks = [usual, moved].flatMap((classes) => {
    const changed = classes.find((one) => weekTime(one.local) !== weekTime(classes[0]?.local ?? one.local))
    return changed === undefined
      ? []
      : [
          `From ${longDate(changed.local)}, ${name} is ${at(changed)}${onDay(changed, classes[0])} on your clock, because clocks change.`,
        ]
  })
  const [first] = moved
  const bySeries =
    first === undefined
      ? []
      : [`${name} moves: from ${longDate(first.local)} it is ${at(first)}${onDay(first, usual[0])}.`]
  const byHand = once.map((one) => `Only on ${longDate(one.local)}, ${name} is ${at(one)}.`)
  return [...byHand, ...bySeries, ...byClocks]
}

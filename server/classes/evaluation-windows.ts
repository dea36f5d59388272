import { addDays, dateAt, instantAt, weekdayOf } from './wall-clock.ts'

/** "In EST" is read as Eastern time: EDT in summer. scheduling.md, reading 8. */
export const evaluationTimeZone = 'America/New_York'

/** A stretch of time in which a family can wish for its evaluation. */
export interface EvaluationWindow {
  readonly startingAt: Date
  readonly endingAt: Date
}

/** 9 AM to noon, 1 to 4 PM, 5 to 8 PM, as minutes of the day. */
const hours = [9, 13, 17] as const
const windowMinutes = 180

/** The windows that are offered at `now`: three on each weekday among the seven dates that begin two days from today, Eastern time. C-256, C-257. */
export function evaluationWindows(now: Date): EvaluationWindow[] {
  const today = dateAt(now, evaluationTimeZone)
  return [2, 3, 4, 5, 6, 7, 8]
    .map((days) => addDays(today, days))
    .filter((date) => weekdayOf(date) >= 1 && weekdayOf(date) <= 5)
    .flatMap((date) =>
      hours.map((hour) => ({
        startingAt: instantAt(date, hour * 60, evaluationTimeZone),
        endingAt: instantAt(date, hour * 60 + windowMinutes, evaluationTimeZone),
      })),
    )
}

import type { HistoryItem } from '@polyhex/contract/activity/history'
import type { DayState } from '../../kit/week-flower.tsx'

/** The calendar day of an instant in a time zone, as '2026-11-21'. */
function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
}

const dayMs = 86_400_000

/**
 * The seven days of the week of `now`, Monday first, in the person's time zone: a day with a passed run is done, one with
 * any other run started. `today` is 0 on Monday.
 */
export function weekOf(
  items: readonly Pick<HistoryItem, 'activityAt' | 'passed'>[],
  now: Date,
  timeZone: string,
): { week: DayState[]; today: number } {
  const noon = new Date(`${dayIn(timeZone, now)}T12:00:00Z`)
  const today = (noon.getUTCDay() + 6) % 7
  const days = Array.from({ length: 7 }, (_, i) =>
    new Date(noon.getTime() + (i - today) * dayMs).toISOString().slice(0, 10),
  )
  const states = new Map<string, DayState>()
  for (const item of items) {
    const day = dayIn(timeZone, new Date(item.activityAt))
    if (item.passed) states.set(day, 'done')
    else if (!states.has(day)) states.set(day, 'started')
  }
  return { week: days.map((day) => states.get(day) ?? 'none'), today }
}

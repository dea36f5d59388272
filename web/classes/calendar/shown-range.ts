import { addDays, addMonths, monthStart, monthWords, weekStart } from './local-days.ts'
import { longDate } from '../../kit/date-words.ts'

export const calendarViews = { week: 'Week', month: 'Month', list: 'List' } as const
export type CalendarView = keyof typeof calendarViews

/** Days that a calendar shows: the first, and the first that it does not show. */
export interface ShownRange {
  readonly from: string
  readonly to: string
}

/** How far a list goes from its first day: a year for families, a month for staff. C-062. */
export type ListSpan = 'year' | 'month'

/** What a view shows around a day: the week, the weeks of the month, or a list from that day on. */
export function shownRange(view: CalendarView, anchor: string, listSpan: ListSpan): ShownRange {
  if (view === 'week') return { from: weekStart(anchor), to: addDays(weekStart(anchor), 7) }
  if (view === 'list') return { from: anchor, to: addMonths(anchor, listSpan === 'year' ? 12 : 1) }
  const first = monthStart(anchor)
  const last = addDays(addMonths(first, 1), -1)
  return { from: weekStart(first), to: addDays(weekStart(last), 7) }
}

/** The day around which the view before (-1) or after (1) lies. */
export function moved(view: CalendarView, anchor: string, by: 1 | -1, listSpan: ListSpan): string {
  if (view === 'week') return addDays(anchor, 7 * by)
  if (view === 'month') return addMonths(monthStart(anchor), by)
  return addMonths(anchor, (listSpan === 'year' ? 12 : 1) * by)
}

/** The heading of a view: `November 22 to 28`, `November 2026`, `November 22, 2026 to November 21, 2027`. */
export function rangeTitle(view: CalendarView, anchor: string, listSpan: ListSpan): string {
  if (view === 'month') return monthWords(anchor)
  const { from, to } = shownRange(view, anchor, listSpan)
  const last = addDays(to, -1)
  const years = from.slice(0, 4) !== last.slice(0, 4)
  if (from.slice(0, 7) === last.slice(0, 7)) return `${longDate(from)} to ${Number(last.slice(8))}`
  return `${longDate(from, years)} to ${longDate(last, years)}`
}

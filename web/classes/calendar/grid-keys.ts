import { addDays, addMonths, weekdayOf } from './local-days.ts'
import type { CalendarView } from './shown-range.ts'

/**
 * The day to which a key leads in a grid of days, or null for a key that does nothing here: arrows by a day or a week, Home
 * and End to the ends of the week, Page Up and Page Down by what the view shows. Source: WAI-ARIA grid pattern.
 */
export function dayAfterKey(key: string, day: string, view: CalendarView): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return view === 'month' ? addMonths(day, -1) : addDays(day, -7)
    case 'PageDown':
      return view === 'month' ? addMonths(day, 1) : addDays(day, 7)
    default:
      return null
  }
}

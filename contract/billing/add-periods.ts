import { addDays, addMonths } from '../calendar-dates.ts'
import type { Period } from './money.ts'

/**
 * The date `count` periods after a first one. Charges are counted from the first, so that one that began on the 31st
 * comes back to the 31st after a shorter month.
 */
export function addPeriods(date: string, period: Period, count: number): string {
  if (period === 'day') return addDays(date, count)
  if (period === 'week') return addDays(date, 7 * count)
  return addMonths(date, period === 'month' ? count : 12 * count)
}

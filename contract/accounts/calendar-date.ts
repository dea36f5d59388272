import { z } from 'zod'

/**
 * A date of this age, said to be none with these words otherwise. The day after the last of 9999 has a sign, and sorts
 * before it: nothing counts days up to there.
 */
export function calendarDate(message: string) {
  return z.iso.date(message).refine((date) => date >= '1900-01-01' && date < '3000-01-01', message)
}

import { z } from 'zod'

/** First year of birth that can be told; a child younger than three is not expected either., decision A-203. */
export const firstBirthYear = 2000
const youngest = 3

/** The last year of birth that can be told in the year of `now`. The specification's 2023 is this rule at its writing. */
export function lastBirthYear(now: Date): number {
  return now.getUTCFullYear() - youngest
}

/** Hint under the field. A-204. */
export const birthMonthHint = 'Used to verify age requirements (stopping at 2000)'

/** Year and month of birth as text, `2017/06`. The day is never asked. A-108. */
export const BirthMonth = z
  .string('Please enter a valid date.')
  .regex(/^\d{4}\/(0[1-9]|1[0-2])$/, 'Please enter a valid date.')

/** Year and month of a text that BirthMonth accepts. */
export function partsOfBirthMonth(birthMonth: string): { year: number; month: number } {
  return { year: Number(birthMonth.slice(0, 4)), month: Number(birthMonth.slice(5, 7)) }
}

/** What is wrong with a month of birth, in the specification's words; null when nothing is.. */
export function faultOfBirthMonth(birthMonth: string, now: Date): string | null {
  if (!BirthMonth.safeParse(birthMonth).success) return 'Please enter a valid date.'
  const { year } = partsOfBirthMonth(birthMonth)
  if (year < firstBirthYear) return 'Please enter a valid date on or after 2000'
  return year > lastBirthYear(now) ? 'Please enter a valid date.' : null
}

/**
 * The grade a child of this month of birth is in at `now`. The school year starts on 1 July; who is born up to the end of
 * August starts a year earlier. Clamped to 0..12. Decision A-142.
 */
export function gradeOfBirthMonth(birthMonth: string, now: Date): number {
  const { year, month } = partsOfBirthMonth(birthMonth)
  const startYear = now.getUTCFullYear() - (now.getUTCMonth() < 6 ? 1 : 0)
  return Math.min(12, Math.max(0, startYear - year - (month <= 8 ? 5 : 6)))
}

/** The year of birth, with June as month, of a child who is in `grade` at `now`: what sign-up from a grade sends. A-141. */
export function birthMonthOfGrade(grade: number, now: Date): string {
  const startYear = now.getUTCFullYear() - (now.getUTCMonth() < 6 ? 1 : 0)
  return `${startYear - grade - 5}/06`
}

/** Consent of a parent is needed below this age (COPPA). */
export const ageOfConsent = 13

/**
 * Whether a parent has to agree first. Only the month is known, so the birthday is taken as the month's last day: in
 * doubt a child counts as the younger. Decision A-049.
 */
export function needsConsent(birthMonth: string, now: Date): boolean {
  const { year, month } = partsOfBirthMonth(birthMonth)
  const age = now.getUTCFullYear() - year - (now.getUTCMonth() + 1 > month ? 0 : 1)
  return age < ageOfConsent
}

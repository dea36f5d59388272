import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'

/**
 * How far a student is, in whole quarter grades: the grade alone, or as much the grade as the mean of the levels found in
 * themes. Theme levels are two to a grade (ThemeLevel), so one of them is two quarter grades.
 */
export function studentLevel(grade: number | null, themeLevels: readonly number[]): number {
  const ofGrade = 4 * (grade ?? gradeWhenUnknown)
  if (themeLevels.length === 0) return ofGrade
  const ofThemes = (2 * themeLevels.reduce((total, level) => total + level, 0)) / themeLevels.length
  return Math.round((ofGrade + ofThemes) / 2)
}

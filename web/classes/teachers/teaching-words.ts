import { classGroups } from '@polyhex/contract/accounts/class-groups'
import type { Restriction } from '@polyhex/contract/classes/class-statuses'
import { gradeName, gradeRange } from '../../curriculum/grade-name.ts'

/** Grades that somebody teaches, lowest first, in words: 'Grades 3 to 5', 'Kindergarten, Grade 4'; '' for none. */
export function gradesWords(grades: readonly number[]): string {
  const from = grades[0]
  const to = grades.at(-1)
  if (from === undefined || to === undefined) return ''
  return to - from === grades.length - 1 ? gradeRange(from, to) : grades.map(gradeName).join(', ')
}

/** Whether who says to teach these grades fits a class: one of its groups is of such a grade. Without groups everybody does. */
export function fitsClass(grades: readonly number[], restrictions: readonly Restriction[]): boolean {
  const ranges = restrictions.flatMap((one) =>
    one in classGroups ? [classGroups[one as keyof typeof classGroups].grades] : [],
  )
  return ranges.length === 0 || ranges.some(([from, to]) => grades.some((grade) => from <= grade && grade <= to))
}

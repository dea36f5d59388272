import type { FamilyFacts } from '../families/family.ts'

type Reach = FamilyFacts['reach']

/** How far outside a grade the reach of a family may lie and still be asked there. */
const before = 1.125
const after = 1.5

/** Four contest levels are one grade: a problem of just the grade is a 5. */
const levelAt = (difficulty: number, grade: number): number =>
  Math.min(10, Math.max(1, Math.round(1 + 4 * (difficulty - grade + 1))))

/**
 * The lowest and the highest contest level, 1 to 10, that a family can be at a grade; null where it is out of reach.
 * Source: design of contest problems, section 2.
 */
export function levelsAtGrade([lowest, highest]: Reach, grade: number): readonly [number, number] | null {
  if (highest < grade - before || lowest >= grade + after) return null
  return [levelAt(lowest, grade), levelAt(highest, grade)]
}

/** How hard a problem is inside its family, 0 to 1 in hundredths, so that it comes to a contest level at a grade. */
export function difficultyInFamily([lowest, highest]: Reach, contestLevel: number, grade: number): number {
  const wanted = grade - 1 + (contestLevel - 1) / 4
  return Math.min(1, Math.max(0, Math.round((100 * (wanted - lowest)) / (highest - lowest)) / 100))
}

import type { CatalogTopicLevel } from '../catalogue/topic-levels.ts'

/** A place on the grade scale that a level has beyond the beginning of a grade: 0.4 is a little before its middle. */
export function reachOf(level: Pick<CatalogTopicLevel, 'difficulty'>, grade: number): number {
  return level.difficulty - grade
}

/**
 * How hard a question is for a grade, from 0 to 1: half of it is where its level stands from the beginning of the grade,
 * half how hard its numbers are inside the level (`difficulty`, 0 to 1). The last level of the grade with its hardest
 * numbers, and every level two grades on, come to 1.
 */
export function hardnessWithin(
  level: Pick<CatalogTopicLevel, 'difficulty'>,
  difficulty: number,
  grade: number,
): number {
  return Math.min(1, Math.max(0, (reachOf(level, grade) + difficulty) / 2))
}

/** The contest level of a question, 1 to 10: 1 + 9 x its hardness within the grade. D-031. */
export function contestLevelOf(
  level: Pick<CatalogTopicLevel, 'difficulty'>,
  difficulty: number,
  grade: number,
): number {
  return Math.round(1 + 9 * hardnessWithin(level, difficulty, grade))
}

/**
 * The difficulty inside a level, in hundredths, that makes a question of it come to a contest level; null when no numbers
 * of the level do. Of several the easiest, since the level itself brings the rest.
 */
export function difficultyFor(
  level: Pick<CatalogTopicLevel, 'difficulty'>,
  contestLevel: number,
  grade: number,
): number | null {
  // The middle of the contest level first, then its easier edge: a whole level is wide enough for either.
  for (const share of [(contestLevel - 1) / 9, (contestLevel - 1.45) / 9]) {
    const wanted = 2 * share - reachOf(level, grade)
    const difficulty = Math.round(100 * Math.min(1, Math.max(0, wanted))) / 100
    if (contestLevelOf(level, difficulty, grade) === contestLevel) return difficulty
  }
  return null
}

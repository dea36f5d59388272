import {
  contestPaper,
  difficultyFor,
  focusAreas,
  isReady,
  openChance,
  type PaperOf,
  type PaperQuestion,
  topicLevel,
  unit,
} from '@polyhex/curriculum'

/**
 * What a paper of contest problems is about, as the target of its run: the unit code, or `focus:` with the focus area and
 * the grade. Unit codes hold no colon.
 */
export function paperTarget(of: PaperOf): string {
  return 'unitCode' in of ? of.unitCode : `focus:${of.focusAreaCode}/${of.grade}`
}

/** The same read back. */
export function paperOfTarget(target: string): PaperOf {
  const match = /^focus:([a-z0-9_]+)\/(\d{1,2})$/.exec(target)
  return match?.[1] === undefined ? { unitCode: target } : { focusAreaCode: match[1], grade: Number(match[2]) }
}

/** The questions of a paper from the seed of its run or contest; null when there is no such unit or focus area. */
export function paperQuestionsOf(target: string, seed: number): readonly PaperQuestion[] | null {
  return contestPaper(paperOfTarget(target), openChance(`${seed}|paper`), isReady)?.questions ?? null
}

/** What a paper is about, in words: the unit, or the focus area. */
export function paperName(target: string): string {
  const of = paperOfTarget(target)
  if ('unitCode' in of) return unit(of.unitCode)?.unitName ?? target
  return focusAreas.find((area) => area.focusAreaCode === of.focusAreaCode)?.focusAreaName ?? target
}

/**
 * How hard a question of a paper is inside its topic level, 0 to 1 in hundredths: what brings the level to the question's
 * contest level at the grade of the paper.
 */
export function contestDifficulty(target: string, topicCodeLevel: string, contestLevel: number): number {
  const of = paperOfTarget(target)
  const level = topicLevel(topicCodeLevel)
  const grade = 'unitCode' in of ? unit(of.unitCode)?.lowestGradeLevel : of.grade
  const difficulty = level === null || grade === undefined ? null : difficultyFor(level, contestLevel, grade)
  // A level that has been moved in the curriculum since the paper was made.
  return difficulty ?? 0.5
}

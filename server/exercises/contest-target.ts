import {
  contestPaper,
  difficultyFor,
  difficultyOfFamily,
  focusAreas,
  isReady,
  newPaper,
  openChance,
  type PaperOf,
  type PaperQuestion,
  papersBefore,
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

/**
 * The questions of a new paper from a seed and the plans of the last papers of who asks for it, newest first; null when there
 * is no such unit or focus area.
 */
export function newPaperOf(
  target: string,
  seed: number,
  plans: readonly (readonly string[])[],
): readonly PaperQuestion[] | null {
  return newPaper(paperOfTarget(target), papersBefore(plans), openChance(`${seed}|paper`), isReady)
}

/**
 * The paper of a contest: as it was stored when the contest was made; of contests from before that, as their seed gave it. Null
 * when there is no such unit or focus area.
 */
export function paperOfContest(target: string, contest: StoredPaper): readonly PaperQuestion[] | null {
  if (contest.paper !== null) return JSON.parse(contest.paper) as PaperQuestion[]
  return contestPaper(paperOfTarget(target), openChance(`${contest.seed}|paper`), isReady)?.questions ?? null
}

/** What a contest knows of its paper. */
export interface StoredPaper {
  readonly seed: number
  readonly paper: string | null
}

/** What a paper is about, in words: the unit, or the focus area. */
export function paperName(target: string): string {
  const of = paperOfTarget(target)
  if ('unitCode' in of) return unit(of.unitCode)?.unitName ?? target
  return focusAreas.find((area) => area.focusAreaCode === of.focusAreaCode)?.focusAreaName ?? target
}

/**
 * How hard a question of a paper is inside its topic level or family, 0 to 1 in hundredths: what brings the level to the question's
 * contest level at the grade of the paper.
 */
export function contestDifficulty(target: string, topicCodeLevel: string, contestLevel: number): number {
  const of = paperOfTarget(target)
  const level = topicLevel(topicCodeLevel)
  const grade = 'unitCode' in of ? unit(of.unitCode)?.lowestGradeLevel : of.grade
  if (grade === undefined) return 0.5
  const difficulty =
    level === null ? difficultyOfFamily(topicCodeLevel, contestLevel, grade) : difficultyFor(level, contestLevel, grade)
  // A level or family that has been moved in the curriculum since the paper was made.
  return difficulty ?? 0.5
}

import { contestPaper, isReady, openChance, type PaperOf, type PaperQuestion } from '@polyhex/curriculum'

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
  return match?.[1] === undefined
    ? { unitCode: target }
    : { focusAreaCode: match[1], grade: Number(match[2]) }
}

/** The questions of a paper from the seed of its run or contest; null when there is no such unit or focus area. */
export function paperQuestionsOf(target: string, seed: number): readonly PaperQuestion[] | null {
  return contestPaper(paperOfTarget(target), openChance(`${seed}|paper`), isReady)?.questions ?? null
}

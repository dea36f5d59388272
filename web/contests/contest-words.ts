import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { contest, contestAverage, contestHint } from '@polyhex/contract/exercises/limits'

const [easy, medium, hard] = [1, 5, 10].map((level) => pointsOfAnswer('right', level))
const skipped = pointsOfAnswer('skipped', null)

/** What somebody has to know before a paper, in a few lines. */
export const contestRules: readonly string[] = [
  `A paper has ${contest.total} questions. They get harder as you go.`,
  `A right answer brings ${easy}, ${medium} or ${hard} points. Harder questions bring more.`,
  `A skipped question brings ${skipped} points. A wrong answer brings none.`,
  `${contest.required} points pass. The average is about ${contestAverage}. ${contest.topScorer} points make a top scorer.`,
  `A hint costs ${contestHint.price} coins. Questions cannot be exchanged.`,
]

/** The same of a paper of contest problems: what it asks for, and what there is after each try. */
export const problemRules: readonly string[] = [
  `${contest.total} problems that ask for more than practice does. Each needs one good idea, and no two the same.`,
  'Take a pencil and paper. Draw, try small numbers, or begin at the end.',
  ...contestRules.slice(1),
  'After each problem you see how it is solved. At the end every idea has its name.',
]

/** A number of points with its noun. */
export function pointsText(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}

/** A code in two groups, as it is read aloud. */
export function codeText(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** What came of a paper, in a few words. */
export const resultWords = {
  top_scorer: 'Top scorer',
  at_least_correct: 'Passed',
  incorrect: 'Not passed',
} as const

import { range } from '../../wrong-answer.ts'
import { skipCountLevel } from '../skip-count.ts'
import type { SkipCount } from '../skip-count.ts'

export type Params = SkipCount

/** Every start in the table of the step, up to ten times. */
const from = (step: number): SkipCount[] => range(0, 17).map((i) => ({ start: i * step, step }))

/** Larger steps and later starts are harder. */
const load = (p: SkipCount): number => (p.start + 3 * p.step) / 10 + p.step

/** Skip count by threes, fours and sixes (3.OA.D.9). */
export const byThreesFoursSixes = skipCountLevel('skip_counting_basics/3', [3, 4, 6].flatMap(from), load)

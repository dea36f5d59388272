import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { markedLineLevel } from '../marked-line.ts'
import type { MarkedLine } from '../marked-line.ts'

export type Params = MarkedLine

/** Every number at first in twos, then in fives, then the ends alone. */
const lines: readonly Pick<Params, 'from' | 'count' | 'every'>[] = [
  { from: 0, count: 10, every: 2 },
  { from: 0, count: 20, every: 2 },
  { from: 10, count: 10, every: 2 },
  { from: 0, count: 20, every: 5 },
  { from: 5, count: 15, every: 5 },
  { from: 10, count: 10, every: 5 },
  { from: 0, count: 10, every: 0 },
  { from: 10, count: 10, every: 0 },
  { from: 0, count: 20, every: 10 },
]

const load = (p: Params): number => (p.every === 0 ? 10 : p.every) + p.mark / 6 + (p.from > 0 ? 1 : 0)
const tasks = lines
  .flatMap((line) => range(1, line.count).map((mark): Params => ({ ...line, gap: 1, mark })))
  .filter((p) => p.mark % (p.every === 0 ? p.count : p.every) !== 0)
  .toSorted((a, b) => load(a) - load(b))

/** Find and place whole numbers to twenty on a number line (1.NBT.B.3). */
export const markToTwenty = markedLineLevel('number_line_basics/1', {
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  load,
  space: tasks.length,
  prompts: [
    'What number does the point show?',
    'Which number belongs at the point?',
    'Look at the point on the line. What number is it?',
    'Write the number at the point.',
  ],
})

import { markedLineLevel } from '../marked-line.ts'
import type { Chance } from '../../../chance.ts'
import type { MarkedLine } from '../marked-line.ts'

export type Params = MarkedLine

/** Lines by tens and fives at first, then by hundreds, fifties and twenties, with numbers at the ends alone. */
function params(chance: Chance, difficulty: number): Params {
  const gap = chance.pick(
    difficulty < 0.34 ? [5, 10] : difficulty < 0.67 ? [10, 50, 100] : [20, 20, 25, 25, 40, 50, 100],
  )
  const count = chance.pick([8, 10].filter((n) => n * gap <= 1000))
  const starts = Math.floor(1000 / gap) - count
  const every = chance.happens(1.5 * difficulty - 0.2) ? 0 : count === 8 ? 4 : 5
  return { from: gap * chance.int(0, Math.min(starts, 40)), gap, count, mark: chance.int(1, count - 1), every }
}

/** Read marks on number lines that jump by fives, tens or hundreds (2.MD.B.6, 2.NBT.A.2). */
export const markByGaps = markedLineLevel('number_line_basics/2', {
  params,
  load: (p) => p.gap / 20 + (p.every === 0 ? 3 : 0),
  prompts: [
    'What number does the point show?',
    'Which number belongs at the point?',
    'Look at the point on the number line. What number is it?',
    'Write the number at the point.',
  ],
})

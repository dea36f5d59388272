import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { range } from '../wrong-answer.ts'
import { comparingLevel } from './two-numbers.ts'
import type { Pair } from './two-numbers.ts'

export type Params = Pair

const load = (p: Pair): number => (p.left + p.right) / 2 + 2 * (3 - Math.min(3, Math.abs(p.left - p.right)))
const pairs: readonly Pair[] = range(0, 10)
  .flatMap((left) => range(0, 10).map((right) => ({ left, right })))
  .filter((p) => p.left !== p.right || p.left % 3 === 0)
  .toSorted((a, b) => load(a) - load(b))

/** Say which of two numerals to ten is greater or less (K.CC.C.7). */
export const level = comparingLevel(
  'comparing_numbers_basics/2',
  {
    params: (chance, difficulty) => pickByDifficulty(chance, pairs, difficulty),
    space: pairs.length,
    load,
    prompt: (p, words) => ({
      text: words.pick(['Which sign goes in the box?', 'Compare the numbers.', 'Which sign fits?']),
      latex: `${p.left} \\;\\square\\; ${p.right}`,
    }),
  },
  {
    hints: (p) => [
      { text: 'Count up from zero. Which number do you say first?' },
      { text: p.left === p.right ? 'Look at both numbers closely.' : 'The number that you say later is greater.' },
      { text: 'The open side of the sign looks at the greater number.' },
    ],
    steps: (p) =>
      p.left === p.right
        ? [`Both numbers are \\(${p.left}\\).`]
        : [`When you count up, \\(${Math.min(p.left, p.right)}\\) comes before \\(${Math.max(p.left, p.right)}\\).`],
  },
)

import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { range } from '../wrong-answer.ts'
import { comparingLevel } from './two-numbers.ts'
import type { Pair } from './two-numbers.ts'

export type Params = Pair

const load = (p: Pair): number =>
  p.left + p.right + (p.left === p.right ? 2 : 3 - Math.min(3, Math.abs(p.left - p.right)))
const pairs: readonly Pair[] = range(1, 10)
  .flatMap((left) => range(1, 10).map((right) => ({ left, right })))
  .filter((p) => Math.abs(p.left - p.right) <= 4)
  .toSorted((a, b) => load(a) - load(b))

const matching = (p: Pair): string =>
  p.left === p.right
    ? 'Match one star with one heart. None is left over.'
    : `Match one star with one heart. Some ${p.left > p.right ? 'stars' : 'hearts'} are left over.`

/** Match two groups and say which has more, fewer or the same (K.CC.C.6). */
export const level = comparingLevel(
  'comparing_numbers_basics/1',
  {
    params: (chance, difficulty) => pickByDifficulty(chance, pairs, difficulty),
    space: pairs.length,
    load,
    prompt: (_, words) => ({
      text: words.pick([
        'Which sign fits, stars to hearts?',
        'Compare the stars with the hearts.',
        'Stars and hearts: which sign fits?',
      ]),
    }),
    widget: () => ({ before: 'stars', after: 'hearts' }),
    figure: (p) =>
      counters({
        groups: [
          { count: p.left, shape: 'star' },
          { count: p.right, shape: 'heart', second: true },
        ],
        say: 'each',
      }),
  },
  {
    hints: () => [
      { text: 'Match one star with one heart, again and again.' },
      { text: 'Is something left over? That side has more.' },
      { text: 'The open side of the sign looks at the side with more.' },
    ],
    steps: (p) => [
      matching(p),
      p.left === p.right
        ? 'Both sides have the same number.'
        : `So there are more ${p.left > p.right ? 'stars' : 'hearts'}.`,
    ],
  },
)

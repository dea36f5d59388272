import { numberLine } from '../../figures/number-line.ts'
import { sqrt } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** The root of n, which is no square: the whole number just below it, just above it, or nearest to it. */
export interface Params {
  readonly kind: 'below' | 'above' | 'nearest'
  readonly n: number
}

const low = ({ n }: Params): number => Math.floor(Math.sqrt(n))
const isHigh = (p: Params): boolean => p.n > (low(p) + 0.5) ** 2
const answer = (p: Params): number =>
  p.kind === 'below' ? low(p) : p.kind === 'above' ? low(p) + 1 : isHigh(p) ? low(p) + 1 : low(p)

function params(chance: Chance, difficulty: number): Params {
  return {
    kind: chance.pick(['below', 'above', 'nearest'] as const),
    n: chance.int(5 + Math.round(200 * difficulty), 170 + Math.round(220 * difficulty)),
  }
}

const ask = {
  below: [
    'Which is the greatest whole number less than this square root?',
    'This square root lies between two whole numbers in a row. Which is the smaller one?',
  ],
  above: [
    'Which is the least whole number greater than this square root?',
    'This square root lies between two whole numbers in a row. Which is the larger one?',
  ],
  nearest: [
    'Which whole number is nearest to this square root?',
    'Round this square root to the nearest whole number.',
  ],
} as const

function distractors(p: Params): Distractor[] {
  const other = answer(p) === low(p) ? low(p) + 1 : low(p)
  return [
    wrongAnswer(
      whole(Math.floor(p.n / 2)),
      'root_as_half',
      `\\(${Math.floor(p.n / 2)}\\) is about half of \\(${p.n}\\), not its square root. Which squares are close to \\(${p.n}\\)?`,
    ),
    wrongAnswer(
      whole(other),
      'looks_alike',
      p.kind === 'nearest'
        ? `\\(${low(p)}.5^2\\) is \\(${(low(p) + 0.5) ** 2}\\). On which side is \\(${p.n}\\)?`
        : `The root lies between \\(${low(p)}\\) and \\(${low(p) + 1}\\). Look at what is asked.`,
    ),
    wrongAnswer(
      whole(low(p) ** 2),
      'stops_early',
      `\\(${low(p) ** 2}\\) is a square near \\(${p.n}\\). Take its root.`,
    ),
    wrongAnswer(
      whole(answer(p) + (other < answer(p) ? 1 : -1)),
      'slip_off_by_one',
      `Check: its square is not next to \\(${p.n}\\).`,
    ),
  ]
}

/** Find the whole numbers around a root (8.NS.A.2). */
export const level: TopicLevel<Params> = {
  key: 'square_roots_intro/3',
  version: 2,
  params,
  reject: (p) => (Number.isInteger(Math.sqrt(p.n)) ? 'a perfect square' : null),
  note: (p) => `${p.kind} ${p.n}`,
  prompt: (p, words) => ({ text: words.pick(ask[p.kind]), latex: sqrt(p.n) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Between which two square numbers does \\(${p.n}\\) lie?` },
    { text: `\\(${low(p) ** 2}\\) and \\(${(low(p) + 1) ** 2}\\) are squares.` },
    {
      text:
        p.kind === 'nearest'
          ? `Is \\(${p.n}\\) nearer to the first or to the second one?`
          : `So the square root lies between \\(${low(p)}\\) and \\(${low(p) + 1}\\). Which one is asked for?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Find the squares next to \\(${p.n}\\).`,
      `${low(p)}^{2} = ${low(p) ** 2} < ${p.n} < ${(low(p) + 1) ** 2} = ${low(p) + 1}^{2}`,
    ),
    nextStep('Take the square root of all three.', `${low(p)} < ${sqrt(p.n)} < ${low(p) + 1}`),
    p.kind === 'nearest'
      ? nextStep(
          p.n % 2 === 0
            ? `\\(${p.n}\\) is ${p.n - low(p) ** 2} more than \\(${low(p) ** 2}\\) and ${(low(p) + 1) ** 2 - p.n} less than \\(${(low(p) + 1) ** 2}\\). So the nearest is \\(${answer(p)}\\).`
            : `Halfway, \\(${low(p)}.5^{2} = ${(low(p) + 0.5) ** 2}\\). So the nearest is \\(${answer(p)}\\).`,
          undefined,
          whole(answer(p)),
        )
      : nextStep(`The number asked for is \\(${answer(p)}\\).`, undefined, whole(answer(p))),
  ],
  figure: (p) => {
    const from = Math.max(0, low(p) - (p.n % 4) - 1)
    return numberLine({ from, to: from + 8, step: 1 })
  },
  load: (p) => p.n + (p.kind === 'nearest' ? 60 : 0),
}

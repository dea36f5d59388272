import { gridArea } from '../../../figures/grid-area.ts'
import { decimal } from '../../../values/decimal.ts'
import { rational } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Decimal } from '../../../values/values.ts'

/** Shaded squares of a hundred grid; the shaded or the empty part is asked for. */
export interface Params {
  readonly shaded: number
  readonly asked: 'shaded' | 'not shaded'
}

const count = (p: Params): number => (p.asked === 'shaded' ? p.shaded : 100 - p.shaded)
/** Fewer than ten hundredths need a zero, and the empty part must be worked out. */
const work = (p: Params): number =>
  (p.asked === 'shaded' ? 0 : 40) + (p.shaded % 10 === 0 ? -20 : 0) + p.shaded / 5 + (count(p) < 10 ? 25 : 0)

const all: readonly Params[] = range(1, 99)
  .flatMap((shaded) => (['shaded', 'not shaded'] as const).map((asked) => ({ shaded, asked })))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const hundredths = (n: number): Decimal => decimal(rational(n, 100), 2)
const text = (n: number): string => (n / 100).toFixed(2)

function distractors(p: Params): Distractor[] {
  const n = count(p)
  return [
    n % 10 === 0
      ? wrongAnswer(
          hundredths(n / 10),
          'slip_place',
          `\\(${n}\\) hundredths are \\(${n / 10}\\) tenths. The tenths stand right after the point.`,
        )
      : wrongAnswer(
          decimal(rational(n, 10), 1),
          'slip_place',
          `One square is a hundredth, so the last digit stands in the second place after the point.`,
        ),
    wrongAnswer(
      hundredths(100 - n),
      'looks_alike',
      `That is the part that is ${p.asked === 'shaded' ? 'not shaded' : 'shaded'}.`,
    ),
    wrongAnswer(hundredths(n + 1), 'slip_off_by_one', 'That is 1 hundredth too many. Count the single squares again.'),
    wrongAnswer(hundredths(n - 1), 'slip_off_by_one', 'That is 1 hundredth too few. Count the single squares again.'),
  ].filter((wrong) => wrong.value.kind !== 'decimal' || wrong.value.value.n > 0n)
}

/** Write and read hundredths with a hundred grid (4.NF.C.6). */
export const hundredGrid: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/2',
  version: 1,
  params,
  note: (p) => `${p.shaded} ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `The whole grid is \\(1\\). Which decimal is ${p.asked}?`,
      `The grid has \\(100\\) equal squares. Write the part that is ${p.asked} as a decimal.`,
    ]),
  }),
  answer: (p) => hundredths(count(p)),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'One full column is a tenth. One small square is a hundredth.' },
    {
      text:
        p.asked === 'shaded'
          ? 'Count the full columns first, then the single squares.'
          : 'Count the empty squares. Empty columns are ten each.',
    },
    {
      text: `There ${count(p) === 1 ? 'is' : 'are'} ${countNoun(count(p), 'square')}. Write ${countNoun(count(p), 'hundredth')}.`,
    },
  ],
  solution: (p) => {
    const n = count(p)
    return [
      nextStep(
        p.asked === 'shaded'
          ? `\\(${Math.floor(n / 10)}\\) full ${Math.floor(n / 10) === 1 ? 'column' : 'columns'} and \\(${n % 10}\\) single ${n % 10 === 1 ? 'square' : 'squares'} are shaded: ${countNoun(n, 'square')}.`
          : `${countNoun(p.shaded, 'square')} ${p.shaded === 1 ? 'is' : 'are'} shaded, so \\(100 - ${p.shaded} = ${n}\\) ${n === 1 ? 'is' : 'are'} not.`,
      ),
      nextStep(
        `${n} of \\(100\\) equal squares ${n === 1 ? 'is' : 'are'} ${countNoun(n, 'hundredth')}.`,
        `\\frac{${n}}{100}`,
        rational(n, 100),
      ),
      nextStep(
        n < 10 ? 'There are no tenths, so write a zero there.' : 'Hundredths need two places after the point.',
        `\\frac{${n}}{100} = ${text(n)}`,
        hundredths(n),
      ),
    ]
  },
  figure: (p) => gridArea({ columns: 10, rows: 10, shaded: p.shaded }),
  load: work,
}

import { gridArea } from '../../figures/grid-area.ts'
import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** tenths/10 + hundredths/100, or the other way round. */
export interface Params {
  readonly tenths: number
  readonly hundredths: number
  readonly tenthsFirst: boolean
}

const total = (p: Params): number => 10 * p.tenths + p.hundredths
const carries = (p: Params): boolean => p.hundredths >= 10 && p.tenths + Math.floor(p.hundredths / 10) >= 10
const work = (p: Params): number =>
  (p.hundredths >= 10 ? 20 : 0) + p.tenths + (p.hundredths % 10) + (carries(p) ? 12 : 0) + (p.tenthsFirst ? 0 : 3)

const all: readonly Params[] = range(1, 9)
  .flatMap((tenths) =>
    range(1, 99).flatMap((hundredths) => [true, false].map((tenthsFirst) => ({ tenths, hundredths, tenthsFirst }))),
  )
  .filter((p) => p.hundredths % 10 > 0 && total(p) < 130)
  .toSorted((p, q) => work(p) - work(q))

/** Without tens of hundredths at first. */
const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.35))
const over = (n: number, places: number): Decimal => decimal(rational(n, 10 ** places), places)
const text = (n: number): string => (n / 100).toFixed(2)
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const sum = (p: Params): string =>
  p.tenthsFirst
    ? `${tex(p.tenths, 10)} + ${tex(p.hundredths, 100)}`
    : `${tex(p.hundredths, 100)} + ${tex(p.tenths, 10)}`

function distractors(p: Params): Distractor[] {
  return [
    ...(p.hundredths >= 10
      ? [
          wrongAnswer(
            over(100 * p.tenths + p.hundredths, 3),
            'fraction_digits_decimal',
            'The digits do not simply stand one after the other. Write both fractions in hundredths first.',
          ),
        ]
      : []),
    wrongAnswer(
      over(p.tenths + p.hundredths, 2),
      'looks_alike',
      `\\(${tex(p.tenths, 10)}\\) is not \\(${p.tenths}\\) hundredths. A tenth is ten hundredths.`,
    ),
    wrongAnswer(
      over(p.tenths + p.hundredths, 1),
      'looks_alike',
      'Hundredths were counted as tenths. A hundredth is much smaller.',
    ),
    wrongAnswer(over(total(p) + 10, 2), 'slip_off_by_one', 'Look at the tenths again.'),
  ]
}

/** Rewrite tenths as hundredths and add them (4.NF.C.5, 4.NF.C.6). */
export const level: TopicLevel<Params> = {
  key: 'fraction_decimal_conversion/1',
  version: 1,
  params,
  note: (p) => `${p.tenths} ${p.hundredths} ${p.tenthsFirst}`,
  prompt: (p, words) => ({
    text: words.pick(['Add. Write the sum as a decimal.', 'Find the sum as a decimal.', 'Which decimal is this sum?']),
    latex: sum(p),
  }),
  answer: (p) => over(total(p), 2),
  forms: ['decimal', 'fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The parts have different sizes. One tenth is ten hundredths.' },
    { text: `\\(${tex(p.tenths, 10)}\\) is \\(${10 * p.tenths}\\) hundredths.` },
    { text: `Add \\(${10 * p.tenths}\\) and \\(${p.hundredths}\\) hundredths.` },
  ],
  solution: (p) => [
    nextStep('Write the tenths as hundredths.', `${tex(p.tenths, 10)} = ${tex(10 * p.tenths, 100)}`),
    nextStep(
      'Now the parts have the same size. Add the numerators.',
      `${tex(10 * p.tenths, 100)} + ${tex(p.hundredths, 100)} = ${tex(total(p), 100)}`,
      over(total(p), 2),
    ),
    {
      say: 'Hundredths need two places after the point.',
      latex: `${tex(total(p), 100)} = ${text(total(p))}`,
      value: over(total(p), 2),
      relation: 'same',
    },
  ],
  figure: (p) => gridArea({ columns: 10, rows: 10, shaded: 10 * p.tenths }),
  load: work,
}

import { numberLine } from '../../figures/number-line.ts'
import { decimal } from '../../values/decimal.ts'
import { decimalLength, rational, toNumber } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** Steps of 1/bottom from `from` (in such steps), `by` of them to the left or right; told as a walk on the line. */
export interface Params {
  readonly bottom: 2 | 4 | 5 | 10
  readonly from: number
  readonly by: number
}

const end = (p: Params): number => p.from + p.by
const at = (p: Params, n: number): Decimal => {
  const value = rational(n, p.bottom)
  return decimal(value, decimalLength(value) ?? 0)
}
const text = (p: Params, n: number): string => String(n / p.bottom)
const work = (p: Params): number =>
  Math.abs(p.by) + p.bottom / 2 + (p.from > 0 === end(p) > 0 ? 0 : 6) + (p.by < 0 ? 2 : 0)

const all: readonly Params[] = ([2, 4, 5, 10] as const)
  .flatMap((bottom) =>
    range(-2 * bottom, 2 * bottom).flatMap((from) => range(-12, 12).map((by) => ({ bottom, from, by }))),
  )
  .filter((p) => Math.abs(end(p)) <= 2 * p.bottom && end(p) % p.bottom !== 0 && p.from !== 0 && Math.abs(p.by) >= 3)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const length = (p: Params): string => String(Math.abs(p.by) / p.bottom)
const side = (p: Params): string => (p.by > 0 ? 'right' : 'left')

function distractors(p: Params): Distractor[] {
  const slip = Math.sign(p.from) * (Math.abs(p.from) + Math.abs(p.by))
  return [
    wrongAnswer(
      at(p, slip),
      'subtract_sign_slip',
      `The two sizes were added. Start at \\(${text(p, p.from)}\\) and really go to the ${side(p)}.`,
    ),
    wrongAnswer(
      at(p, p.from - p.by),
      'wrong_operation',
      `That goes to the ${p.by > 0 ? 'left' : 'right'}. Right is larger, left is smaller.`,
    ),
    wrongAnswer(at(p, -end(p)), 'slip_sign', 'Look on which side of 0 you end.'),
    wrongAnswer(
      at(p, end(p) + (p.by > 0 ? -1 : 1)),
      'slip_off_by_one',
      'The start is not a step. Count one for each step.',
    ),
    wrongAnswer(at(p, end(p) + (p.by > 0 ? 1 : -1)), 'slip_off_by_one', 'That is one mark too far.'),
  ]
}

/** Place and order signed fractions and decimals (6.NS.C.6c). */
export const level: TopicLevel<Params> = {
  key: 'rational_numbers_practice/1',
  version: 2,
  params,
  note: (p) => [p.bottom, p.from, p.by].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Start at \\(${text(p, p.from)}\\) and go \\(${length(p)}\\) to the ${side(p)}. Where are you?`,
      `A point lies at \\(${text(p, p.from)}\\). It moves \\(${length(p)}\\) to the ${side(p)}. Where is it now?`,
      `Which number lies \\(${length(p)}\\) to the ${side(p)} of \\(${text(p, p.from)}\\)?`,
    ]),
  }),
  answer: (p) => at(p, end(p)),
  forms: ['number_line', 'choice'],
  formsLeftOut: { ordering: 'one place on the line is asked for, not an order' },
  widget: (p) => ({ from: -2, to: 2, step: 1 / p.bottom }),
  distractors,
  hints: (p) => [
    { text: `Right is larger, left is smaller. You go to the ${side(p)}.` },
    {
      text: `Each mark is \\(${1 / p.bottom}\\), so \\(${length(p)}\\) is \\(${Math.abs(p.by)}\\) ${Math.abs(p.by) === 1 ? 'mark' : 'marks'}.`,
    },
    {
      text:
        p.from > 0 === end(p) > 0 ? 'Count the marks. You do not cross 0.' : 'Count the marks. On the way you cross 0.',
    },
  ],
  solution: (p) => [
    nextStep(
      `Each mark is \\(${1 / p.bottom}\\). Go \\(${Math.abs(p.by)}\\) marks to the ${side(p)} from \\(${text(p, p.from)}\\).`,
    ),
    nextStep(
      'That is this sum.',
      `${text(p, p.from)} ${p.by > 0 ? '+' : '-'} ${length(p)} = ${text(p, end(p))}`,
      at(p, end(p)),
    ),
  ],
  figure: (p, form) =>
    form === 'number_line'
      ? null
      : numberLine({
          from: -2,
          to: 2,
          step: 1 / p.bottom,
          labelEvery: p.bottom,
          points: [{ at: toNumber(rational(p.from, p.bottom)) }],
        }),
  load: work,
}

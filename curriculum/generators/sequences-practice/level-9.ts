import { rationalLatex } from '../../notation/number-latex.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  subtractRationals,
  whole,
} from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** first + first x top/bottom + ... without end, |top/bottom| below 1. */
export interface Params {
  readonly first: number
  readonly top: number
  readonly bottom: number
}

const ratio = (p: Params): Rational => rational(p.top, p.bottom)
const term = (p: Params, n: number): Rational => multiplyRationals(whole(p.first), powerOfRational(ratio(p), n - 1))
const sum = (p: Params): Rational => divideRationals(whole(p.first), subtractRationals(whole(1), ratio(p)))
const tex = (r: Rational): string => rationalLatex(r)
/** The fraction, and the decimal when it ends. */
const both = (r: Rational): string =>
  tex(r) === rationalLatex(r, 'decimal') ? tex(r) : `${tex(r)} = ${rationalLatex(r, 'decimal')}`

function params(chance: Chance, difficulty: number): Params {
  const bottom = chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(3 * difficulty))
  const top = difficulty < 0.35 ? 1 : chance.int(1, bottom - 1)
  const negative = chance.happens(1.2 * difficulty - 0.3)
  return { first: bottom ** chance.pick([2, 2, 3]) * chance.int(1, 150), top: negative ? -top : top, bottom }
}

function reject(p: Params): string | null {
  if (ratio(p).d !== BigInt(p.bottom)) return 'not in lowest terms'
  if (sum(p).d > 12n || p.first > 2500 || sum(p).n > (sum(p).d > 1n ? 9999n : 50_000n)) return 'an awkward sum'
  return term(p, 4).d > 12n ? 'awkward terms' : null
}

function distractors(p: Params): Distractor[] {
  const r = ratio(p)
  const plus = addRationals(whole(1), r)
  return [
    wrongAnswer(
      divideRationals(whole(p.first), plus),
      'slip_sign',
      'Divide by one minus the ratio, not by one plus the ratio.',
    ),
    wrongAnswer(
      multiplyRationals(whole(p.first), subtractRationals(whole(1), r)),
      'wrong_operation',
      'The first term is divided by one minus the ratio, not multiplied.',
    ),
    wrongAnswer(
      addRationals(addRationals(term(p, 1), term(p, 2)), term(p, 3)),
      'stops_early',
      'That adds three terms only. The series goes on without end.',
    ),
    wrongAnswer(
      divideRationals(term(p, 2), subtractRationals(whole(1), r)),
      'slip_off_by_one',
      'That leaves out the first term.',
    ),
  ]
}

const series = (p: Params): string =>
  range(1, 4)
    .map((n) => tex(term(p, n)))
    .map((t, i) => (i === 0 ? t : t.startsWith('-') ? ` - ${t.slice(1)}` : ` + ${t}`))
    .join('') + ' + \\dots'

/** Decide if an infinite sum exists and find it (HSA-SSE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/9',
  version: 2,
  params,
  reject,
  note: (p) => [p.first, p.top, p.bottom].join(),
  prompt: (p, words) => ({
    text: words.pick([
      'This geometric series goes on without end. Find its sum.',
      'Find the sum of this infinite geometric series.',
      'The terms get closer and closer to 0. What is the sum of all of them?',
      'What number do the partial sums of this geometric series approach?',
    ]),
    latex: series(p),
  }),
  answer: sum,
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Divide a term by the one before it. Is the ratio between \\(-1\\) and \\(1\\)? Then the sum exists.' },
    { text: `The ratio is \\(${tex(ratio(p))}\\). Use \\(S = \\frac{a}{1 - r}\\).` },
    { text: `Put in \\(a = ${p.first}\\): divide by \\(${tex(subtractRationals(whole(1), ratio(p)))}\\).` },
  ],
  solution: (p) =>
    p.bottom % 2 === 0
      ? [
          nextStep(
            'Find the common ratio. It lies between \\(-1\\) and \\(1\\), so the series has a sum.',
            `r = ${tex(ratio(p))}`,
          ),
          nextStep(
            `Call the sum \\(S\\). Without its first term, the series is \\(${tex(ratio(p))}\\) times the whole series.`,
            `S = ${p.first} ${p.top < 0 ? '-' : '+'} ${tex(rational(Math.abs(p.top), p.bottom))}S`,
          ),
          nextStep(
            `Get the terms with \\(S\\) on one side.`,
            `${tex(subtractRationals(whole(1), ratio(p)))}S = ${p.first}`,
          ),
          nextStep(`Divide by \\(${tex(subtractRationals(whole(1), ratio(p)))}\\).`, `S = ${both(sum(p))}`, sum(p)),
        ]
      : [
          nextStep('Find the ratio. It lies between \\(-1\\) and \\(1\\), so the sum exists.', `r = ${tex(ratio(p))}`),
          nextStep('Use the formula for the sum of an infinite geometric series.', 'S = \\frac{a}{1 - r}'),
          nextStep(
            'Put the numbers in.',
            `S = ${p.first} \\div ${subtractRationals(whole(1), ratio(p)).d > 1n ? `\\left(${tex(subtractRationals(whole(1), ratio(p)))}\\right)` : tex(subtractRationals(whole(1), ratio(p)))} = ${both(sum(p))}`,
            sum(p),
          ),
        ],
  load: (p) => p.bottom + (p.top === 1 ? 0 : 3) + (p.top < 0 ? 3 : 0),
}

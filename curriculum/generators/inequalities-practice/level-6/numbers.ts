import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { halfLine } from '../../../values/intervals.ts'
import { rational, whole } from '../../../values/rational.ts'
import { setOf } from '../../../values/set.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { signLatex } from '../linear-inequality.ts'
import { spanDrawn, spanOf } from '../spans.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Intervals, SetOf } from '../../../values/values.ts'
import type { Sign } from '../linear-inequality.ts'
import type { Span } from '../spans.ts'

/** |a x + b| (sign) c, where the ends are the whole numbers low and high. */
export interface Params {
  readonly sign: Sign | '='
  readonly a: number
  readonly low: number
  readonly high: number
}

/** The number beside the term with x. */
export const b = (p: Params): number => (-p.a * (p.low + p.high)) / 2
/** The distance. */
export const c = (p: Params): number => (p.a * (p.high - p.low)) / 2
/** Whether the solutions lie between the ends. */
export const isInside = (p: Params): boolean => p.sign.startsWith('<')
/** Whether the ends are solutions. */
export const counts = (p: Params): boolean => p.sign.length === 2
const span = (p: Params): Span => ({
  low: p.low,
  high: p.high,
  lowIn: counts(p),
  highIn: counts(p),
  inside: isInside(p),
})
const pair = (u: number, v: number): SetOf => setOf([whole(u), whole(v)])
const answer = (p: Params): SetOf | Intervals => (p.sign === '=' ? pair(p.low, p.high) : spanOf(span(p)))
const inner = (p: Params): string => polynomialLatex([p.a, b(p)])
/** The sign as it is written. */
export const sign = (p: Params): string => (p.sign === '=' ? '=' : signLatex[p.sign])
/** The equation or inequality as it is given. */
export const line = (p: Params): string => `|${inner(p)}| ${sign(p)} ${c(p)}`

function params(chance: Chance, difficulty: number): Params {
  const [u, v] = chance.sample([-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [
    number,
    number,
  ]
  return {
    sign: chance.happens(0.9 - 0.9 * difficulty) ? '=' : chance.pick(['<', '<=', '>', '>='] as const),
    a: chance.int(1 + Math.round(1.4 * difficulty), 2 + Math.round(2.4 * difficulty)),
    low: Math.min(u, v),
    high: Math.max(u, v),
  }
}

function reject(p: Params): string | null {
  if (!Number.isInteger(b(p)) || b(p) === 0 || p.high - p.low < 2) return 'no whole numbers'
  return Math.abs(b(p)) === c(p) ? 'both numbers alike' : null
}

function distractors(p: Params): Distractor[] {
  const wrongSecond = rational(c(p) + b(p), p.a)
  if (p.sign === '=')
    return [
      p.a > 1
        ? wrongAnswer(pair(p.a * p.low, p.a * p.high), 'stops_early', `Divide by \\(${p.a}\\) as well.`)
        : wrongAnswer(setOf([whole(p.high)]), 'stops_early', `The part between the bars may also be \\(-${c(p)}\\).`),
      wrongAnswer(pair(-p.low, -p.high), 'slip_sign', 'The sizes are right. Look at the signs.'),
      wrongAnswer(
        setOf([whole(p.high), wrongSecond]),
        'magnitude_negative',
        `For the second one put \\(${inner(p)} = -${c(p)}\\).`,
      ),
      wrongAnswer(
        pair(p.high, -p.high),
        'looks_alike',
        'The two solutions are not always opposites. Solve both equations.',
      ),
    ]
  const half = (s: Sign, end: number): Intervals => halfLine(s, whole(end))
  const direct = p.sign as Sign
  return [
    wrongAnswer(
      half(direct, p.low),
      'inequality_no_flip',
      `For the negative case the sign turns round: compare with \\(-${c(p)}\\) the other way.`,
    ),
    wrongAnswer(
      spanOf({ ...span(p), inside: !isInside(p) }),
      'looks_alike',
      isInside(p)
        ? 'A small distance means close: the solutions lie between the ends.'
        : 'A large distance means far away: the solutions lie outside.',
    ),
    wrongAnswer(
      half(direct, p.high),
      'stops_early',
      'There are two ends. The part between the bars can be negative too.',
    ),
    wrongAnswer(spanOf({ ...span(p), low: -p.high, high: -p.low }), 'slip_sign', 'Look at the signs of the two ends.'),
    wrongAnswer(
      spanOf({ ...span(p), lowIn: !counts(p), highIn: !counts(p) }),
      'looks_alike',
      counts(p) ? 'The ends count with this sign.' : 'The ends do not count with this sign.',
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const ends = nextStep(
    'First find where both sides are equal: the part between the bars is the number or its opposite.',
    `${inner(p)} = ${c(p)} \\quad \\text{or} \\quad ${inner(p)} = -${c(p)}`,
  )
  const solved = `x = ${p.high} \\quad \\text{or} \\quad x = ${p.low}`
  if (p.sign === '=') return [ends, nextStep('Solve both equations.', solved, value)]
  return [
    ends,
    nextStep('Solve both equations. These are the ends.', solved),
    nextStep(
      isInside(p)
        ? `The distance must be small, so the solutions lie between the ends. The ends ${counts(p) ? 'count' : 'do not count'}.`
        : `The distance must be large, so the solutions lie outside. The ends ${counts(p) ? 'count' : 'do not count'}.`,
      undefined,
      value,
      spanDrawn(span(p)),
    ),
  ]
}

/** Solve absolute value equations and inequalities (HSA-REI.B.3). */
export const absoluteValue: TopicLevel<Params> = {
  key: 'inequalities_practice/6',
  version: 1,
  params,
  reject,
  note: line,
  prompt: (p, words) => ({
    text:
      p.sign === '='
        ? words.pick([
            'Solve the equation. List the solutions with a comma.',
            'Find both solutions. Put a comma between them.',
          ])
        : words.pick([
            'Solve the inequality. Write the solutions as intervals.',
            'Which numbers fit? Write them as intervals.',
          ]),
    latex: line(p),
  }),
  answer,
  forms: ['interval', 'set', 'choice'],
  widget: () => ({ keys: ['-', ','] }),
  distractors,
  hints: (p) => [
    { text: 'The bars mean a distance from 0. Which two numbers have that distance?' },
    { text: `\\(${inner(p)}\\) can be \\(${c(p)}\\) or \\(-${c(p)}\\). Solve both.` },
    {
      text:
        p.sign === '='
          ? `One solution is \\(${p.high}\\).`
          : `The ends are \\(${p.low}\\) and \\(${p.high}\\). Between them, or outside?`,
    },
  ],
  solution,
  load: (p) => p.a * 3 + (p.sign === '=' ? 0 : 3) + c(p) / 20,
}

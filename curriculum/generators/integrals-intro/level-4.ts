import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { showValue } from '../../notation/show-value.ts'
import { negateRational, rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** The parabola m x + k + a (x - r)(x - s) and the line m x + k; they meet at r and s. */
export interface Params {
  readonly a: number
  readonly r: number
  readonly s: number
  readonly m: number
  readonly k: number
}

const parabola = (p: Params): readonly [number, number, number] => [p.a, p.m - p.a * (p.r + p.s), p.a * p.r * p.s + p.k]
const line = (p: Params): string => polynomialLatex([p.m, p.k])
const size = (p: Params): number => p.s - p.r
const answer = (p: Params): Rational => rational(Math.abs(p.a) * size(p) ** 3, 6)
/** Upper curve less lower curve, highest power first. */
const gap = (p: Params): number[] => [1, -(p.r + p.s), p.r * p.s].map((c) => -Math.abs(p.a) * c)

function params(chance: Chance, difficulty: number): Params {
  const [u, v] = [chance.int(-4, 4), chance.int(-4, 4)]
  return {
    a:
      difficulty < 0.35
        ? chance.pick([1, -1])
        : difficulty < 0.7
          ? chance.pick([1, -1, 2, -2])
          : chance.pick([2, -2, 3]),
    r: Math.min(u, v),
    s: Math.max(u, v),
    m: chance.int(Math.round(2 * difficulty), 1 + Math.round(2 * difficulty)) * (chance.happens(0.5) ? -1 : 1),
    k: chance.int(0, 4 + Math.round(2 * difficulty)) * (chance.happens(0.4) ? -1 : 1),
  }
}

/** Find the area between two graphs. */
export const level: TopicLevel<Params> = {
  key: 'integrals_intro/4',
  version: 1,
  params,
  reject: (p) =>
    size(p) < 1 || size(p) > 6 || Math.abs(p.a) * size(p) ** 2 > 72
      ? 'no area, or a tall one'
      : p.m === 0 && p.k === 0
        ? 'the axis'
        : null,
  note: (p) => JSON.stringify({ ...p, m: p.m + 0 }),
  prompt: (p, words) => ({
    text: words.pick([
      'Find the area between the two graphs.',
      'What is the area of the region that the two graphs enclose?',
    ]),
    latex: `y = ${polynomialLatex(parabola(p))} \\qquad y = ${line(p)}`,
  }),
  answer,
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const height = (Math.abs(p.a) * size(p) ** 2) / 4
    return [
      wrongAnswer(
        negateRational(answer(p)),
        'integral_signed_area',
        'An area is positive: take the upper graph less the lower one.',
      ),
      wrongAnswer(
        rational(Math.round(height * 4) * size(p), 4),
        'looks_alike',
        'That is the area of a rectangle around the region.',
      ),
      wrongAnswer(rational(Math.abs(p.a) * size(p) ** 3, 3), 'chain_forgotten', 'Check the powers and their divisors.'),
      wrongAnswer(
        rational(Math.abs(p.a) * size(p) ** 3, 2),
        'stops_early',
        'Take all terms of the difference into the integral.',
      ),
      wrongAnswer(
        rational(Math.abs(p.a) * size(p) ** 2, 6),
        'wrong_operation',
        'Integrate from one crossing to the other.',
      ),
    ]
  },
  hints: (p) => [
    { text: 'Where do the graphs meet? Set the right sides equal.' },
    { text: `They meet at \\(x = ${p.r}\\) and \\(x = ${p.s}\\). Which one is above?` },
    { text: `Integrate the difference \\(${polynomialLatex(gap(p))}\\) between these ends.` },
  ],
  solution: (p) => [
    nextStep('Set them equal to find where they meet.', `x = ${p.r} \\quad \\text{and} \\quad x = ${p.s}`),
    nextStep(
      `Between them the ${p.a > 0 ? 'line' : 'parabola'} is above. Take the difference.`,
      polynomialLatex(gap(p)),
    ),
    nextStep(
      'Integrate it between the two ends.',
      `\\int_{${p.r}}^{${p.s}} (${polynomialLatex(gap(p))}) \\, dx = ${showValue(answer(p), 'numeric').latex}`,
      answer(p),
    ),
  ],
  figure: (p) => {
    const curve = { kind: 'polynomial' as const, coefficients: parabola(p).toReversed() }
    const straight = { kind: 'polynomial' as const, coefficients: [p.k, p.m] }
    const low = (p.r + p.s) / 2
    const ends = [p.r, p.s].map((x) => p.m * x + p.k)
    const turn = p.m * low + p.k - (p.a * size(p) ** 2) / 4
    const [from, to] = [Math.floor(Math.min(...ends, turn)) - 3, Math.ceil(Math.max(...ends, turn)) + 3]
    return functionGraph(
      {
        x: { min: -6, max: 6, step: 1, numberStep: 2 },
        y: { min: from, max: to },
        curves: [{ curve }, { curve: straight }],
        regions: [
          p.a > 0
            ? { upper: straight, lower: curve, from: p.r, to: p.s }
            : { upper: curve, lower: straight, from: p.r, to: p.s },
        ],
      },
      {
        alt: `A parabola that opens ${p.a > 0 ? 'up' : 'down'} and a line that cuts it twice. The part between them is shaded.`,
      },
    )
  },
  load: (p) => Math.abs(p.a) * 3 + (p.a < 0 ? 1 : 0) + Math.abs(p.m) * 2 + Math.abs(p.k) / 4,
}

import { areaModel } from '../../figures/area-model.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { signed } from '../../notation/number-latex.ts'
import { showValue } from '../../notation/show-value.ts'
import { setOf } from '../../values/set.ts'
import { surd } from '../../values/surd.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, SetOf, Surd } from '../../values/values.ts'

/** a (x^2 + 2 h x + h^2 - k) = 0, that is (x + h)^2 = k. */
export interface Params {
  readonly a: number
  readonly h: number
  readonly k: number
}

/** middle + sign x the root of k. */
const one = (middle: number, sign: 1 | -1, k: number): Surd =>
  surd([
    { coefficient: whole(middle), radicand: 1n },
    { coefficient: whole(sign), radicand: BigInt(k) },
  ])
const both = (middle: number, k: number): SetOf => setOf([one(middle, 1, k), one(middle, -1, k)])
const trinomial = ({ a, h, k }: Params): readonly number[] => [a, 2 * a * h, a * (h * h - k)]

function params(chance: Chance, difficulty: number): Params {
  const h = chance.int(1 + Math.round(3 * difficulty), 7 + Math.round(5 * difficulty))
  return {
    a: chance.happens(1.3 * difficulty - 0.3) ? chance.int(2, 4) : 1,
    h: chance.happens(0.5) ? -h : h,
    k: chance.int(1 + Math.round(8 * difficulty), 45 + Math.round(45 * difficulty)),
  }
}

function reject({ h, k }: Params): string | null {
  if (h * h === k) return 'no constant term'
  return [h, -h].some((m) => m * m - k === 0) ? 'a solution is zero' : null
}

const term = (c: number): string => polynomialLatex([c, 0])
const picture = ({ h }: Params, isFull: boolean): Figure =>
  areaModel({
    top: ['x', isFull ? String(h) : null],
    left: ['x', isFull ? String(h) : null],
    cells: [
      ['x^2', isFull ? term(h) : null],
      [isFull ? term(h) : null, isFull ? String(h * h) : null],
    ],
  })

function distractors({ h, k }: Params): Distractor[] {
  return [
    {
      value: both(h, k),
      misconception: 'factor_sign',
      why: `Start from \\(x ${signed(h)}\\). ${h < 0 ? 'Adding' : 'Subtracting'} ${Math.abs(h)} gives \\(${-h}\\), not \\(${h}\\).`,
    },
    {
      value: setOf([one(-h, 1, k)]),
      misconception: 'lost_root',
      why: `\\(${k}\\) has a positive and a negative square root. Take both.`,
    },
    {
      value: both(-2 * h, k),
      misconception: 'looks_alike',
      why: `Take half of \\(${2 * h}\\), the number in front of \\(x\\).`,
    },
    {
      value: setOf([whole(-h + k), whole(-h - k)]),
      misconception: 'stops_early',
      why: `\\(${k}\\) is the square. Take its square root.`,
    },
  ]
}

/** Add the missing corner of the square to both sides. */
function byFilling(p: Params): Step[] {
  const { h, k } = p
  return [
    {
      say: `${h * h > k ? 'Subtract' : 'Add'} \\(${Math.abs(h * h - k)}\\) ${h * h > k ? 'from' : 'to'} both sides.`,
      latex: `${polynomialLatex([1, 2 * h, 0])} = ${k - h * h}`,
      relation: 'next',
    },
    {
      say: `Half of \\(${2 * h}\\) is \\(${h}\\), and its square is \\(${h * h}\\). Add \\(${h * h}\\) to both sides to fill the corner.`,
      latex: `${polynomialLatex([1, 2 * h, h * h])} = ${k}`,
      figure: picture(p, true),
      relation: 'next',
    },
    { say: 'The left side is now a perfect square.', latex: `(x ${signed(h)})^{2} = ${k}`, relation: 'next' },
  ]
}

/** Write the first two terms as a square without its corner. */
function byReplacing(p: Params): Step[] {
  const { h, k } = p
  const square = `(x ${signed(h)})^{2}`
  return [
    {
      say: `Half of \\(${2 * h}\\) is \\(${h}\\). The square of \\(x ${signed(h)}\\) is \\(${h * h}\\) more than the first two terms.`,
      latex: `${polynomialLatex([1, 2 * h, 0])} = ${square} - ${h * h}`,
      figure: picture(p, true),
      relation: 'next',
    },
    {
      say: 'Put the square in place of the first two terms.',
      latex: `${square} - ${h * h} ${signed(h * h - k)} = 0`,
      relation: 'next',
    },
    { say: `Combine the numbers, and add \\(${k}\\) to both sides.`, latex: `${square} = ${k}`, relation: 'next' },
  ]
}

function solution(p: Params): Step[] {
  const { a, h, k } = p
  const value = both(-h, k)
  const root = showValue(one(0, 1, k)).latex
  const steps: Step[] = []
  if (a > 1)
    steps.push({
      say: `Divide both sides by \\(${a}\\).`,
      latex: `${polynomialLatex([1, 2 * h, h * h - k])} = 0`,
      relation: 'next',
    })
  return [
    ...steps,
    ...(k % 2 === 0 ? byReplacing(p) : byFilling(p)),
    { say: 'Take both square roots.', latex: `x ${signed(h)} = \\pm ${root}`, relation: 'next' },
    {
      say: `${h < 0 ? 'Add' : 'Subtract'} \\(${Math.abs(h)}\\) ${h < 0 ? 'to' : 'from'} both sides. That gives two solutions.`,
      latex: value.members.map((m) => `x = ${showValue(m).latex}`).join(' \\text{ or } '),
      value,
      relation: 'next',
    },
  ]
}

/** Rewrite and solve by completing the square (HSA-REI.B.4a). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => trinomial(p).join(' '),
  prompt: (p, words) => ({
    text: words.pick([
      'Solve by completing the square. Give exact answers.',
      'Complete the square to find all exact solutions.',
      'Find the exact solutions of the equation by completing the square.',
      'Write the left side with a perfect square, and solve. Give exact answers.',
    ]),
    latex: `${polynomialLatex(trinomial(p))} = 0`,
  }),
  answer: ({ h, k }) => both(-h, k),
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'there are two solutions, not one number' },
  rules: () => ({ variable: 'x', simplest: true }),
  widget: () => ({ before: '\\(x =\\)', keys: ['sqrt', '-'] }),
  distractors,
  hints: (p) => [
    { text: 'Get the number without \\(x\\) alone on the right side.' },
    { text: `What is half of \\(${2 * p.h}\\)? Add its square to both sides.`, figure: picture(p, true) },
    { text: `The left side becomes \\((x ${signed(p.h)})^{2}\\). Take both square roots.` },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => (p.a > 1 ? 4 : 0) + Math.abs(p.h) / 2 + p.k / 15,
}

import { frac } from '../../notation/number-latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { rational } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import { surd } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { SetOf, Surd } from '../../values/values.ts'

/** a x^2 + b x + c = 0 with a positive discriminant. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
}

const inside = ({ a, b, c }: Params): number => b * b - 4 * a * c
/** (top + sign sqrt(d)) / below; `rootBelow` may be another bottom for the root. */
const one = (top: number, sign: number, d: number, below: number, rootBelow = below): Surd =>
  surd([
    { coefficient: rational(top, below), radicand: 1n },
    { coefficient: rational(sign, rootBelow), radicand: BigInt(d) },
  ])
const both = (top: number, d: number, below: number, rootBelow = below): SetOf =>
  setOf([one(top, 1, d, below, rootBelow), one(top, -1, d, below, rootBelow)])
const answer = (p: Params): SetOf => both(-p.b, inside(p), 2 * p.a)
const asked = (p: Params): string => `${polynomialLatex([p.a, p.b, p.c])} = 0`

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  return {
    a: chance.int(1 + Math.round(difficulty), 2 + Math.round(3 * difficulty)),
    b: chance.int(1 + Math.round(3 * difficulty), 9 + Math.round(3 * difficulty)) * sign(),
    c: chance.int(1 + Math.round(difficulty), 7 + Math.round(3 * difficulty)) * sign(),
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

function distractors(p: Params): Distractor[] {
  const d = inside(p)
  const other = p.b * p.b + 4 * p.a * p.c
  const list: Distractor[] = [
    wrongAnswer(both(p.b, d, 2 * p.a), 'factor_sign', `The formula begins with \\(-b\\), and \\(b\\) is \\(${p.b}\\).`),
  ]
  if (other > 0)
    list.push(
      wrongAnswer(
        both(-p.b, other, 2 * p.a),
        'slip_sign',
        `The discriminant is \\(b^2 - 4ac\\), and \\(c\\) is \\(${p.c}\\). Look at its sign.`,
      ),
    )
  return [
    ...list,
    wrongAnswer(
      both(-p.b, d, 1, 2 * p.a),
      'looks_alike',
      `Divide the whole numerator by \\(${2 * p.a}\\), the \\(${-p.b}\\) too.`,
    ),
    wrongAnswer(
      both(-p.b, d, p.a),
      'stops_early',
      `The denominator is \\(2a\\), which is \\(${2 * p.a}\\), not \\(${p.a}\\).`,
    ),
    wrongAnswer(
      setOf([one(-p.b, 1, d, 2 * p.a)]),
      'lost_root',
      `The square root of \\(${d}\\) is added once and subtracted once. There are two solutions.`,
    ),
  ]
}

/** Solve any quadratic equation with the formula (HSA-REI.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/4',
  version: 2,
  params,
  reject: (p) => {
    if (inside(p) <= 0 || inside(p) > 250) return 'no two solutions, or a large root'
    return gcd(gcd(p.a, p.b), p.c) > 1 ? 'a common factor' : null
  },
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve with the quadratic formula. Give exact answers.',
      'Solve the equation. Leave square roots in the answer.',
      'Use the quadratic formula to find the exact solutions.',
      'Find both solutions of the equation. Give exact answers.',
    ]),
    latex: asked(p),
  }),
  answer,
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'there are two solutions' },
  rules: () => ({ variable: 'x', simplest: true }),
  widget: () => ({ keys: ['sqrt', '-', '/'] }),
  distractors,
  hints: (p) => [
    { text: `Read off \\(a = ${p.a}\\), \\(b = ${p.b}\\) and \\(c = ${p.c}\\).` },
    { text: 'First find the discriminant, \\(b^2 - 4ac\\).' },
    { text: `It is \\(${inside(p)}\\). Now \\(x = \\frac{-b \\pm \\sqrt{${inside(p)}}}{2a}\\).` },
  ],
  solution: (p) => {
    const value = answer(p)
    const side = Math.sqrt(inside(p))
    if (Number.isInteger(side))
      return [
        nextStep(
          'Find the discriminant.',
          `${p.b < 0 ? `(${p.b})` : p.b}^{2} - 4 \\cdot ${p.a} \\cdot ${p.c < 0 ? `(${p.c})` : p.c} = ${inside(p)}`,
        ),
        nextStep(`The discriminant is a perfect square.`, `\\sqrt{${inside(p)}} = ${side}`),
        nextStep(
          'Add the square root for one solution.',
          `x = ${frac(`${-p.b} + ${side}`, 2 * p.a)} = ${showValue(one(-p.b, 1, inside(p), 2 * p.a)).latex}`,
        ),
        nextStep(
          'Subtract it for the other one.',
          `x = ${frac(`${-p.b} - ${side}`, 2 * p.a)} = ${showValue(one(-p.b, -1, inside(p), 2 * p.a)).latex}`,
          value,
        ),
      ]
    return [
      nextStep(
        'Find the discriminant.',
        `${p.b < 0 ? `(${p.b})` : p.b}^{2} - 4 \\cdot ${p.a} \\cdot ${p.c < 0 ? `(${p.c})` : p.c} = ${inside(p)}`,
      ),
      nextStep('Put everything into the formula.', `x = ${frac(`${-p.b} \\pm \\sqrt{${inside(p)}}`, 2 * p.a)}`, value),
      {
        say: 'Simplify both solutions.',
        latex: `x = ${showValue(one(-p.b, 1, inside(p), 2 * p.a)).latex} \\quad \\text{or} \\quad x = ${showValue(one(-p.b, -1, inside(p), 2 * p.a)).latex}`,
        value,
        relation: 'same',
      },
    ]
  },
  load: (p) => p.a * 2 + Math.abs(p.b) / 2 + Math.abs(p.c) / 4 + (Number.isInteger(Math.sqrt(inside(p))) ? 0 : 1),
}

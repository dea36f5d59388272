import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import { surd } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational, SetOf, Surd } from '../../values/values.ts'

/** a (x + h)^2 + c = a k + c, where k is positive and need not be a square. */
export interface Params {
  readonly a: number
  readonly h: number
  readonly c: number
  readonly k: number
}

const one = (middle: number | Rational, sign: 1 | -1, k: number): Surd =>
  surd([
    { coefficient: typeof middle === 'number' ? whole(middle) : middle, radicand: 1n },
    { coefficient: whole(sign), radicand: BigInt(k) },
  ])
const both = (middle: number | Rational, k: number): SetOf => setOf([one(middle, 1, k), one(middle, -1, k)])
const square = ({ h }: Params): string => (h === 0 ? 'x^{2}' : `(${polynomialLatex([1, h])})^{2}`)
const right = ({ a, c, k }: Params): number => a * k + c
const tail = (c: number): string => (c === 0 ? '' : c < 0 ? ` - ${-c}` : ` + ${c}`)
const asked = (p: Params): string => `${p.a === 1 ? '' : p.a}${square(p)}${tail(p.c)} = ${right(p)}`
const shown = (value: Surd): string => showValue(value).latex

function params(chance: Chance, difficulty: number): Params {
  const isSquare = chance.happens(0.6 - 0.3 * difficulty)
  const h = chance.int(1, 9) * (chance.happens(0.5) ? -1 : 1)
  return {
    a: chance.happens(0.3 + 0.6 * difficulty) ? chance.int(2, 3 + Math.round(3 * difficulty)) : 1,
    h: chance.happens(1.3 * difficulty + 0.1) ? h : 0,
    c: chance.happens(0.5 + 0.5 * difficulty) ? chance.int(1, 12) * (chance.happens(0.5) ? -1 : 1) : 0,
    k: isSquare ? chance.int(2, 11) ** 2 : chance.int(2, 40 + Math.round(30 * difficulty)),
  }
}

function distractors({ a, h, c, k }: Params): Distractor[] {
  const list = [
    wrongAnswer(setOf([one(-h, 1, k)]), 'lost_root', 'A positive number has two square roots. Take both.'),
    ...(h === 0
      ? [wrongAnswer(setOf([whole(k), whole(-k)]), 'stops_early', `\\(${k}\\) is the square. Take its roots.`)]
      : [
          wrongAnswer(
            both(h, k),
            'factor_sign',
            `\\(${polynomialLatex([1, h])}\\) stands in the square, so \\(${-h}\\) goes to the right.`,
          ),
        ]),
    wrongAnswer(both(-h, a * k + c), 'looks_alike', 'Get the square alone before you take roots.'),
    wrongAnswer(setOf([whole(-h + k), whole(-h - k)]), 'stops_early', `\\(${k}\\) is the square. Take its roots.`),
    wrongAnswer(both(-h, k + 1), 'slip_off_by_one', 'The way is right. Work out the right side once more.'),
  ]
  return list
}

/** Solve a quadratic equation by isolating a square (HSA-REI.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/2',
  version: 1,
  params,
  reject: (p) => {
    if (p.a === 1 && p.c === 0 && p.h === 0) return 'nothing to isolate'
    if (right(p) <= 0 || right(p) === p.k) return 'below zero'
    return p.h * p.h === p.k ? 'a solution is zero' : null
  },
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Solve the equation.', 'Find all solutions.', 'Solve with square roots.']),
    latex: asked(p),
  }),
  answer: (p) => both(-p.h, p.k),
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'there are two solutions' },
  rules: () => ({ variable: 'x', simplest: true }),
  widget: () => ({ keys: ['sqrt', '-', '/'] }),
  distractors,
  hints: (p) => [
    { text: 'Get the square alone on one side.' },
    {
      text: [
        ...(p.c === 0 ? [] : [p.c < 0 ? `Add \\(${-p.c}\\).` : `Subtract \\(${p.c}\\).`]),
        ...(p.a === 1 ? [] : [`Divide by \\(${p.a}\\).`]),
      ]
        .join(' Then ')
        .replace('Then D', 'Then d'),
    },
    { text: `\\(${square(p)} = ${p.k}\\). A positive number has two roots.` },
  ],
  solution: (p) => {
    const value = both(-p.h, p.k)
    const root = shown(one(0, 1, p.k))
    return [
      ...(p.c === 0
        ? []
        : [
            nextStep(
              p.c < 0 ? `Add \\(${-p.c}\\) to both sides.` : `Subtract \\(${p.c}\\) from both sides.`,
              `${p.a === 1 ? '' : p.a}${square(p)} = ${p.a * p.k}`,
            ),
          ]),
      ...(p.a === 1 ? [] : [nextStep(`Divide both sides by \\(${p.a}\\).`, `${square(p)} = ${p.k}`)]),
      nextStep(
        'Take both square roots.',
        `${p.h === 0 ? 'x' : polynomialLatex([1, p.h])} = \\pm ${root}`,
        ...(p.h === 0 ? [value] : []),
      ),
      p.h === 0
        ? { say: 'These are both solutions.', value, relation: 'same' as const }
        : nextStep(`Bring \\(${p.h}\\) to the right.`, `x = ${-p.h} \\pm ${root}`, value),
    ]
  },
  load: (p) =>
    (p.a > 1 ? 3 + p.a / 3 : 0) +
    (p.h === 0 ? 0 : 6) +
    (p.c === 0 ? 0 : 2) +
    (Number.isInteger(Math.sqrt(p.k)) ? 0 : 2),
}

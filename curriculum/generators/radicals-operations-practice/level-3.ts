import { frac, signed, sqrt } from '../../notation/number-latex.ts'
import { rational, whole } from '../../values/rational.ts'
import { divideSurds, multiplySurds, surd } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational, Surd } from '../../values/values.ts'

/** k over a + b sqrt m; with `withRoot` the top is k sqrt m. */
export interface Params {
  readonly k: number
  readonly withRoot: boolean
  readonly a: number
  readonly b: number
  readonly m: number
}

const make = (free: Rational | number, k: Rational | number, m: number): Surd => {
  const r = (n: Rational | number): Rational => (typeof n === 'number' ? whole(n) : n)
  return surd([
    { coefficient: r(free), radicand: 1n },
    { coefficient: r(k), radicand: BigInt(m) },
  ])
}
const shown = (value: Surd): string => showValue(value).latex
const rootText = (k: number, m: number): string => `${k === 1 ? '' : k === -1 ? '-' : k}${sqrt(m)}`
const top = (p: Params): Surd => (p.withRoot ? make(0, p.k, p.m) : make(p.k, 0, p.m))
const bottom = (p: Params): Surd => make(p.a, p.b, p.m)
const bottomText = (p: Params, b = p.b): string => `${p.a} ${signed(rootText(b, p.m))}`
const asked = (p: Params): string => frac(p.withRoot ? rootText(p.k, p.m) : p.k, bottomText(p))
const size = (p: Params): number => p.a * p.a - p.b * p.b * p.m
const answer = (p: Params): Surd => divideSurds(top(p), bottom(p))

function params(chance: Chance, difficulty: number): Params {
  const b = chance.int(1, 1 + Math.round(2 * difficulty))
  return {
    k: chance.int(1 + Math.round(3 * difficulty), 9 + Math.round(4 * difficulty)),
    withRoot: chance.happens(0.9 * difficulty),
    a: chance.int(2, 6 + Math.round(3 * difficulty)),
    b: chance.happens(0.5) ? -b : b,
    m: chance.pick([2, 3, 5, 6, 7, 10]),
  }
}

function distractors(p: Params): Distractor[] {
  const turned = make(p.a, -p.b, p.m)
  const over = (value: Surd, n: number): Surd => multiplySurds(value, make(rational(1, n), 0, p.m))
  const product = multiplySurds(top(p), turned)
  const list: Distractor[] = [
    wrongAnswer(
      over(product, p.a * p.a + p.b * p.b * p.m),
      'square_of_sum',
      'Below, the product of sum and difference is a difference of squares.',
    ),
    wrongAnswer(
      over(multiplySurds(top(p), bottom(p)), size(p)),
      'slip_sign',
      `Multiply the top by \\(${bottomText(p, -p.b)}\\), with the other sign.`,
    ),
    wrongAnswer(product, 'stops_early', `The top is right. Divide it by \\(${size(p)}\\).`),
    wrongAnswer(over(top(p), p.a + p.b * p.m || 1), 'lost_root', 'A root does not just go away. Use the conjugate.'),
  ]
  const split = p.withRoot
    ? make(rational(p.k, p.b), rational(p.k, p.a), p.m)
    : make(rational(p.k, p.a), rational(p.k, p.b * p.m), p.m)
  list.push(wrongAnswer(split, 'unlike_terms_combined', 'A fraction cannot be split below the line.'))
  return list
}

/** Clear a root below the line with the conjugate (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_operations_practice/3',
  version: 1,
  params,
  reject: (p) =>
    Math.abs(size(p)) < 2 || Math.abs(size(p)) > 80 || p.b * p.b * p.m === p.a ? 'too plain or too large' : null,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Rationalize the denominator and simplify.', 'Write without a root below the line.']),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['sqrt', '/'] }),
  distractors,
  hints: (p) => [
    { text: 'A sum times the difference of the same two parts has no root left.' },
    { text: `Multiply top and bottom by \\(${bottomText(p, -p.b)}\\).` },
    { text: `The bottom becomes \\(${p.a * p.a} - ${p.b * p.b * p.m} = ${size(p)}\\).` },
  ],
  solution: (p) => {
    const turned = make(p.a, -p.b, p.m)
    const value = answer(p)
    return [
      nextStep(
        'Multiply top and bottom by the conjugate: the same parts with the other sign.',
        `${asked(p)} \\cdot ${frac(bottomText(p, -p.b), bottomText(p, -p.b))}`,
      ),
      nextStep(
        'Below stands a difference of squares.',
        `(${bottomText(p)})(${bottomText(p, -p.b)}) = ${p.a * p.a} - ${p.b * p.b * p.m} = ${size(p)}`,
      ),
      nextStep('Multiply out the top.', frac(shown(multiplySurds(top(p), turned)), size(p)), value),
      { say: 'Reduce if you can.', latex: shown(value), value, relation: 'same' },
    ]
  },
  load: (p) => (p.withRoot ? 4 : 0) + Math.abs(p.b) * 2 + p.k / 4 + p.a / 3,
}

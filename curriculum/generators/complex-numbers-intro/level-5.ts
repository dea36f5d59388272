import { complex, conjugate, divideComplex, multiplyComplex } from '../../values/complex.ts'
import { rational, whole } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** (a + bi) / (c + di), which comes out as whole parts. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const gaussian = (re: number, im: number): Complex => complex(whole(re), whole(im))
const shown = (value: Complex): string => showValue(value, 'complex').latex
const top = (p: Params): Complex => gaussian(p.a, p.b)
const bottom = (p: Params): Complex => gaussian(p.c, p.d)
const answer = (p: Params): Complex => divideComplex(top(p), bottom(p))
const fraction = (p: Params): string => `\\frac{${shown(top(p))}}{${shown(bottom(p))}}`

function params(chance: Chance, difficulty: number): Params {
  const reach = 5 + Math.round(5 * difficulty)
  const sign = (): 1 | -1 => (chance.happens(0.25 + 0.3 * difficulty) ? -1 : 1)
  const low = 1 + Math.round(3 * difficulty)
  const [x, y] = [sign() * chance.int(low, reach), sign() * chance.int(low, reach)]
  const [c, d] = [chance.int(1, 3 + Math.round(difficulty)), sign() * chance.int(1, 3)]
  return { a: x * c - y * d, b: x * d + y * c, c, d }
}

function reject(p: Params): string | null {
  if (p.a === 0 || p.b === 0) return 'only one part on top'
  return p.c * p.c + p.d * p.d > 20 || Math.abs(p.c) === Math.abs(p.d) ? 'an awkward number below' : null
}

/** a + bi times c - di with i squared taken for 1, over c^2 + d^2 or, where that is taken too, c^2 - d^2. */
function withPlus(p: Params): Complex {
  const size = p.c * p.c - p.d * p.d
  return complex(rational(p.a * p.c + p.b * p.d, size), rational(p.b * p.c - p.a * p.d, size))
}

function distractors(p: Params): Distractor[] {
  const value = answer(p)
  const product = multiplyComplex(top(p), conjugate(bottom(p)))
  return [
    {
      value: conjugate(value),
      misconception: 'slip_sign',
      why: 'The sizes are right. Look at the sign of the part with \\(i\\) once more.',
    },
    {
      value: withPlus(p),
      misconception: 'i_squared_plus',
      why: `Below, \\(i^2 = -1\\) turns the minus into a plus: it becomes \\(${p.c * p.c} + ${p.d * p.d}\\).`,
    },
    {
      value: product,
      misconception: 'stops_early',
      why: `The top is multiplied out well. Now divide it by \\(${p.c * p.c + p.d * p.d}\\).`,
    },
    {
      value: complex(value.im, value.re),
      misconception: 'reversed_order',
      why: 'The real part and the part with \\(i\\) have changed places.',
    },
  ]
}

function hints(p: Params): Hint[] {
  const size = p.c * p.c + p.d * p.d
  return [
    { text: 'A number with \\(i\\) below is hard to divide by. What could make the bottom real?' },
    { text: `Multiply top and bottom by the conjugate \\(${shown(conjugate(bottom(p)))}\\).` },
    {
      text: `The bottom becomes \\(${p.c * p.c} + ${p.d * p.d} = ${size}\\). Multiply out the top and divide each part.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const turned = conjugate(bottom(p))
  const product = multiplyComplex(top(p), turned)
  const size = p.c * p.c + p.d * p.d
  const value = answer(p)
  return [
    {
      say: 'Multiply top and bottom by the conjugate of the bottom: the same number with the other sign before \\(i\\).',
      latex: `${fraction(p)} \\cdot \\frac{${shown(turned)}}{${shown(turned)}}`,
      relation: 'next',
    },
    {
      say: 'The bottom becomes a sum of two squares, a real number.',
      latex: `(${shown(bottom(p))})(${shown(turned)}) = ${p.c * p.c} + ${p.d * p.d} = ${size}`,
      relation: 'next',
    },
    {
      say: 'Multiply out the top, and write minus one for each square of \\(i\\).',
      latex: `(${shown(top(p))})(${shown(turned)}) = ${shown(product)}`,
      relation: 'next',
    },
    {
      say: `Divide both parts by \\(${size}\\).`,
      latex: `\\frac{${shown(product)}}{${size}} = ${shown(value)}`,
      value,
      relation: 'next',
    },
  ]
}

/** Divide with a conjugate (HSN-CN.A.3). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a},${p.b},${p.c},${p.d}`,
  prompt: (p) => ({ text: 'Divide. Write the answer as \\(a + bi\\).', latex: fraction(p) }),
  answer,
  forms: ['complex', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) => Math.abs(p.a) + Math.abs(p.b) + 2 * [p.a, p.b, p.d].filter((n) => n < 0).length,
}

import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { bracketed, mistake, signed, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly sum: number
  readonly product: number
  readonly asked: 'squares' | 'difference' | 'cubes'
}

const value = ({ sum: s, product: q, asked }: Params): number =>
  asked === 'squares' ? s * s - 2 * q : asked === 'difference' ? s * s - 4 * q : s * (s * s - 3 * q)

function params(chance: Chance, difficulty: number): Params {
  return {
    sum: chance.int(4, 8 + Math.round(6 * difficulty)),
    product: chance.int(-6 - Math.round(4 * difficulty), 14),
    asked:
      difficulty < 0.4
        ? 'squares'
        : difficulty < 0.7
          ? chance.pick(['squares', 'difference'])
          : chance.pick(['difference', 'cubes']),
  }
}

const shown = { squares: 'x^2 + y^2', difference: '(x - y)^2', cubes: 'x^3 + y^3' } as const

/** Two numbers are known by sum and product alone; what is asked is made of these. */
export const family: ContestFamily<Params> = {
  code: 'E05',
  name: 'Sum and product',
  version: 1,
  idea: 'symmetric_identity',
  reach: [8.6, 11],
  areas: ['AL', 'NU', 'RA'],
  targetSeconds: 110,
  params,
  reject: (p) => {
    const root = Math.sqrt(p.sum * p.sum - 4 * p.product)
    return p.product === 0 || p.product === 1 || !(root > 0) || Number.isInteger(root) ? 'the two can be guessed' : null
  },
  note: ({ sum, product, asked }) => `${sum} ${product} ${asked}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Two numbers x and y have the sum ${p.sum} and the product ${signed(p.product)}. What is \\(${shown[p.asked]}\\)?`,
      `It is known that x + y = ${p.sum} and xy = ${signed(p.product)}. Which number is \\(${shown[p.asked]}\\)?`,
    ]),
  }),
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'condition_dropped',
      p.asked === 'cubes' ? p.sum ** 3 : p.sum ** 2,
      'Squaring a sum also gives mixed terms. They have to be taken away.',
    ),
    mistake(
      'half_way',
      p.asked === 'cubes' ? p.sum ** 3 - p.product : p.sum ** 2 - p.product,
      'The mixed term comes more than once.',
    ),
    mistake(
      'wrong_operation',
      p.asked === 'squares'
        ? p.sum ** 2 + 2 * p.product
        : p.asked === 'difference'
          ? p.sum ** 2 + 4 * p.product
          : p.sum * (p.sum ** 2 + 3 * p.product),
      'The mixed terms are taken away, not added.',
    ),
    mistake('surface_operation', p.sum * p.product, 'Sum and product have to be used together, but not multiplied.'),
  ],
  hints: (p) =>
    twoHints(
      'Do not look for x and y. What do you get when you square x + y?',
      p.asked === 'cubes'
        ? `(x + y)³ = x³ + y³ + 3xy(x + y). You know x + y = ${p.sum} and xy = ${signed(p.product)}.`
        : `(x + y)² = x² + 2xy + y². You know that it is ${p.sum ** 2}, and xy = ${signed(p.product)}.`,
    ),
  solution: (p) => {
    const say = {
      squares: [
        '(x + y)² = x² + y² + 2xy, so x² + y² = (x + y)² − 2xy.',
        `${p.sum ** 2} − 2 · ${bracketed(p.product)} = ${signed(value(p))}.`,
      ],
      difference: [
        '(x − y)² = (x + y)² − 4xy, because the mixed terms change their sign.',
        `${p.sum ** 2} − 4 · ${bracketed(p.product)} = ${value(p)}.`,
      ],
      cubes: [
        '(x + y)³ = x³ + y³ + 3xy(x + y), so the rest can be taken away.',
        `${p.sum ** 3} − 3 · ${bracketed(p.product)} · ${p.sum} = ${value(p)}.`,
      ],
    }[p.asked]
    return stepsTo(value(p), 'Use sum and product: x and y themselves are not needed.', ...say)
  },
  load: (p) => p.sum + { squares: 0, difference: 10, cubes: 20 }[p.asked],
}

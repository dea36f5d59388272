import { readTypedEquation } from '../../read-typed.ts'
import { whole } from '../../../values/rational.ts'
import { lineWhere } from '../line-oracles.ts'
import { costs, type Bought } from './which-equation.ts'
import type { Equation, Item, Plot, Rational } from '../../../values/values.ts'
import type { Open } from './missing-coefficient.ts'
import type { Params } from './numbers.ts'

/** The line by its two intercepts: the parts of both ways make one whole. */
export function oracle({ p, q }: Params): Equation {
  return readTypedEquation(`x/(${p})+y/(${q})=1`)
}

export const wrong = {
  reversal_error: ({ p, q }: Params): Equation => readTypedEquation(`-x/(${p})+y/(${q})=1`),
}

/** Tries every number before the letter for which the intercept lies on the line. */
function numberThatFits({ factor, intercept }: Open): Rational {
  const right = factor * intercept
  for (let n = -100; n <= 100; n++) if (n * intercept === right) return whole(n)
  throw new RangeError('no whole number')
}

/** Lays the things on the counter one by one, and writes down what they cost. */
function counted({ a, b, x, y }: Bought): Item {
  let cost = 0
  for (let i = 0; i < x; i++) cost += a
  for (let i = 0; i < y; i++) cost += b
  return costs(a, b, cost)
}

export const tasks = {
  draw_line: {
    oracle: ({ p, q }: Params): Plot => lineWhere((x, y) => q * x + p * y === p * q),
    wrong: {
      intercept_swap: ({ p, q }: Params): Plot => lineWhere((x, y) => p * x + q * y === p * q),
      reversal_error: ({ p, q }: Params): Plot => lineWhere((x, y) => p * y - q * x === p * q),
      slip_sign: ({ p, q }: Params): Plot => lineWhere((x, y) => q * x - p * y === p * q),
    },
  },
  missing_coefficient: {
    oracle: numberThatFits,
    wrong: {
      wrong_operation: ({ factor, intercept }: Open): Rational => whole(factor * intercept - intercept),
    },
  },
  which_equation: {
    oracle: counted,
    wrong: { reversal_error: ({ a, b, x, y }: Bought): Item => costs(b, a, a * x + b * y) },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 140801732

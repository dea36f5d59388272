import { rational } from '../../../values/rational.ts'
import { item, order } from '../../../values/items.ts'
import { brokenAndMended, rulesOfBase } from '../line-roots.ts'
import { clearingStep } from './clearing-number.ts'
import { given, workOf } from './working.ts'
import type { Params } from './numbers.ts'
import type { Item, Order, Rational } from '../../../values/values.ts'

const at = (p: Params, x: number): number => (p.a * x + p.b) / p.k + ((p.minus ? -1 : 1) * (p.c * x + p.d)) / p.m - p.n

/** The place where the line through the values at 0 and 1 is zero, found among fractions with a small bottom. */
export function oracle(p: Params): Rational {
  for (let d = 1; d <= 12; d++) for (let n = -60; n <= 60; n++) if (Math.abs(at(p, n / d)) < 1e-9) return rational(n, d)
  throw new RangeError('no simple solution')
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Rational => {
    const start = p.b / p.k + p.d / p.m - p.n
    const slope = at(p, 1) - at(p, 0)
    const scale = p.k * p.m
    return rational(Math.round(-start * scale), Math.round(slope * scale))
  },
}

/** How much is still to be done in a line: denominators, parentheses, a number beside x, a factor of it. */
const unsolved = (line: string): number =>
  (line.includes('(') ? 8 : 0) +
  (/x [+-] \d+ =/.test(line) ? 4 : 0) +
  (/x [+-] [^=]*x/.test(line) ? 6 : 0) +
  (/^-?\d+x|^-x/.test(line) ? 2 : 0)

/** The lines from the one that is furthest from being solved to the one that is. */
function ordered(p: Params): Order {
  const lines = workOf(p, null).toSorted((a, b) => unsolved(b) - unsolved(a))
  return order(lines.map((line) => item(`\\(${line}\\)`)))
}

/** Tries 1, 2, 3 and on, until both denominators divide it. */
function clearing(p: Params): Item {
  for (let by = 1; by <= 100; by++) if (by % p.k === 0 && by % p.m === 0) return clearingStep(by, p.k, p.m)
  throw new RangeError('no common multiple')
}

export const tasks = {
  by_lines: { oracle, wrong },
  clearing_number: { oracle: clearing },
  order_lines: { oracle: ordered },
  wrong_line: {
    oracle: brokenAndMended<Params>({ given, letter: () => 'x', lines: workOf, oracle }),
    wrong: rulesOfBase<Params>(wrong),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3902609766

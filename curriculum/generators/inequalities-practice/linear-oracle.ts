import { halfLine } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import type { Params, Sign } from './linear-inequality.ts'
import type { Intervals } from '../../values/values.ts'

const holds: Readonly<Record<Sign, (left: number, right: number) => boolean>> = {
  '<': (l, r) => l < r,
  '<=': (l, r) => l <= r,
  '>': (l, r) => l > r,
  '>=': (l, r) => l >= r,
}
const constant = (p: Params): number => (p.a - p.c) * p.x + p.b
const isTrue = (p: Params, x: number): boolean => holds[p.sign](p.a * x + p.b, p.c * x + constant(p))

/** Tries numbers from -100 to 100: where the sides are equal is the end, and the neighbors tell which way the solutions go. */
export function linearOracle(p: Params): Intervals {
  for (let x = -100; x <= 100; x++) {
    if (p.a * x + p.b !== p.c * x + constant(p)) continue
    const above = isTrue(p, x + 1)
    const included = isTrue(p, x)
    return halfLine(above ? (included ? '>=' : '>') : included ? '<=' : '<', whole(x), p.letter)
  }
  throw new RangeError(`no end for ${JSON.stringify(p)}`)
}

const other: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const isPositive = (p: Params): boolean => p.a - p.c > 0

/** The wrong rules, from the numbers of the question alone. */
export const linearWrong = {
  inequality_no_flip: (p: Params): Intervals => halfLine(p.sign, whole(p.x), p.letter),
  slip_sign: (p: Params): Intervals => halfLine(isPositive(p) ? p.sign : other[p.sign], whole(-p.x), p.letter),
  magnitude_negative: (p: Params): Intervals => halfLine(isPositive(p) ? other[p.sign] : p.sign, whole(-p.x), p.letter),
  stops_early: (p: Params): Intervals =>
    halfLine(isPositive(p) ? p.sign : other[p.sign], whole(constant(p) - p.b), p.letter),
}

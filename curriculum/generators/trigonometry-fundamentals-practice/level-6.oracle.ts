import { addSurds, negateSurd } from '../../values/surd.ts'
import { measured, nearestSurd } from './numeric-oracle.ts'
import type { Params } from './level-6.ts'
import type { Surd } from '../../values/values.ts'

const value = (it: Params['first']): number => measured(it.ratio, it.degrees)
const alike = (it: Params['first']): number =>
  measured(({ sin: 'cos', cos: 'sin', tan: 'cot', csc: 'sec', sec: 'csc', cot: 'tan' } as const)[it.ratio], it.degrees)

/** Joins two measured values: each is turned into a root by search, and a product is searched for as a whole. */
function join(a: number, b: number, sign: Params['sign']): Surd {
  if (sign === '\\times') return nearestSurd(a * b)
  return addSurds(nearestSurd(a), sign === '+' ? nearestSurd(b) : nearestSurd(-b))
}

export const oracle = (p: Params): Surd => join(value(p.first), value(p.second), p.sign)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  slip_sign: (p: Params): Surd[] => [join(value(p.first), -value(p.second), p.sign), negateSurd(oracle(p))],
  looks_alike: (p: Params): Surd[] => [
    join(alike(p.first), value(p.second), p.sign),
    join(value(p.first), alike(p.second), p.sign),
    join(alike(p.first), alike(p.second), p.sign),
  ],
  wrong_operation: (p: Params): Surd => join(value(p.first), value(p.second), p.sign === '+' ? '-' : '+'),
}

import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Tenths of a thousandth of a number that has few decimals, as an exact fraction. */
const exact = (x: number): Rational => rational(Math.round(x * 10_000), 10_000)

/** Lets an amount of 1 change step by step, as a plain decimal number. */
function grown(p: Params, steps: number, from = 1): number {
  let amount = from
  for (let k = 0; k < steps; k++) amount += (amount * (p.n - p.d)) / p.d
  return amount
}

export function oracle(p: Params): Rational {
  if (p.kind === 'graph' || p.kind === 'factor') return exact(grown(p, 1))
  if (p.kind === 'start') {
    const [one, two] = [grown(p, 1, p.a), grown(p, 2, p.a)]
    for (let a = 1; a < 5000; a++) if (Math.abs(a * two - one * one) < 1e-6) return rational(a)
    throw new RangeError('no whole starting value')
  }
  return exact(100 * Math.abs(grown(p, p.kind === 'over' ? p.steps : 1) - 1))
}

const percentOf = (p: Params): number => (100 * Math.abs(p.n - p.d)) / p.d

export const wrong = {
  exponential_as_linear: (p: Params): Rational => {
    const change = grown(p, 1, p.a) - p.a
    if (p.kind === 'graph' || p.kind === 'factor') return exact(p.kind === 'graph' ? change : Math.abs(change))
    if (p.kind === 'start') return exact(grown(p, 1, p.a) - (grown(p, 2, p.a) - grown(p, 1, p.a)))
    return exact(p.steps * percentOf(p))
  },
  reversed_order: (p: Params): Rational => rational(p.d, p.n),
  wrong_operation: (p: Params): Rational => exact(percentOf(p) ** p.steps / 100 ** (p.steps - 1)),
  stops_early: (p: Params): Rational => exact(p.kind === 'start' ? grown(p, 1) : percentOf(p)),
  looks_alike: (p: Params): Rational[] => [
    exact(p.a),
    exact(grown(p, 1, p.a)),
    exact(percentOf(p) / 100),
    exact(2 - grown(p, 1)),
    exact(100 * grown(p, 1)),
    exact(grown(p, 1)),
    exact(grown(p, 2, p.a) - grown(p, 1, p.a)),
    exact(100 * grown(p, p.steps)),
  ],
}

import { intervalPart, intervals } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { solutionOracles } from '../solution-oracles.ts'
import type { Params } from './numbers.ts'
import type { Intervals } from '../../../values/values.ts'

/** Whether the statement as written is true at x: compared with the values of the middle at the ends. */
function isTrue(p: Params, x: number): boolean {
  const value = (t: number): number => p.a * t + p.b
  const [small, large] = [value(p.low), value(p.high)].toSorted((u, v) => u - v) as [number, number]
  const smallIn = value(p.low) === small ? p.lowIn : p.highIn
  const largeIn = value(p.low) === small ? p.highIn : p.lowIn
  const here = value(x)
  const [low, high] = [small - here, here - large]
  if (p.inside) return (low < 0 || (low === 0 && smallIn)) && (high < 0 || (high === 0 && largeIn))
  return here < small || (here === small && smallIn) || here > large || (here === large && largeIn)
}

/** Walks from -40 to 40 in halves and joins what is true. */
export function oracle(p: Params): Intervals {
  const parts = []
  for (let x = -40; x < 40; x++) {
    if (isTrue(p, x + 0.5))
      parts.push(intervalPart(x === -40 ? null : whole(x), x === 39 ? null : whole(x + 1), false, false))
    if (isTrue(p, x)) parts.push(intervalPart(whole(x), whole(x), true, true))
  }
  return intervals(parts)
}

export const wrong = {
  inequality_no_flip: (p: Params): Intervals => oracle({ ...p, lowIn: p.highIn, highIn: p.lowIn }),
  wrong_operation: (p: Params): Intervals => oracle({ ...p, inside: !p.inside }),
}

export const tasks = solutionOracles<Params>({ letter: () => 'x', oracle, wrong })

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4252978523

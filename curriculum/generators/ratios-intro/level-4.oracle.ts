import { ratio } from '../../values/ratio.ts'
import type { Params } from './level-4.ts'
import type { Ratio } from '../../values/values.ts'

/** Puts the members of both groups in a row, unit by unit, and counts them. */
function members(p: Params): { first: number; second: number } {
  let [first, second] = [0, 0]
  for (let unit = 0; unit < p.size; unit++) [first, second] = [first + p.a, second + p.b]
  return { first, second }
}

function lowest(x: number, y: number): Ratio {
  let [a, b] = [x, y]
  for (let d = 2; d <= Math.min(a, b); d++) while (a % d === 0 && b % d === 0) [a, b] = [a / d, b / d]
  return ratio(a, b)
}

export function oracle(p: Params): Ratio {
  const { first, second } = members(p)
  if (p.ask === 'whole') return lowest(first, first + second)
  return lowest(first, second + (p.ask === 'later' ? p.more : 0))
}

export const wrong = {
  ratio_order: (p: Params): Ratio => {
    const { parts } = oracle(p)
    return ratio(...parts.toReversed())
  },
  part_part_fraction: (p: Params): Ratio => {
    const { first, second } = members(p)
    if (p.ask === 'whole') return lowest(first, second)
    return lowest(first, first + second + (p.ask === 'later' ? p.more : 0))
  },
  additive_ratio: (p: Params): Ratio => ratio(p.a, p.b + p.more),
  stops_early: (p: Params): Ratio => ratio(p.a, p.b),
}

import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Finds the place in a table of ten rows of ten and walks there. */
function place(p: Params, down: number, across: number): number {
  const chart = Array.from({ length: 10 }, (_, r) => Array.from({ length: 10 }, (_unused, c) => 10 * r + c + 1))
  const row = chart.findIndex((line) => line.includes(p.center))
  const column = (chart[row] ?? []).indexOf(p.center)
  return chart[row + down]?.[column + across] ?? 0
}

const across = (p: Params): number => (p.way.includes('right') ? 1 : p.way.includes('left') ? -1 : 0)
const down = (p: Params): number => (p.way.includes('down') ? 1 : p.way.includes('up') ? -1 : 0)

export function oracle(p: Params): Rational {
  return whole(place(p, down(p), across(p)))
}

export const wrong = {
  rule_from_one_pair: (p: Params): Rational => whole(p.center + (down(p) === 0 ? 10 * across(p) : down(p) + across(p))),
}

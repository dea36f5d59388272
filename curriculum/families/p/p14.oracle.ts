import { whole } from '../../values/rational.ts'
import type { Params } from './p14.ts'
import type { Rational } from '../../values/values.ts'

/** For each heap whether the player to move wins, from the smallest heap up. */
function wins(p: Params): boolean[] {
  const table = [false]
  for (let heap = 1; heap <= p.heap; heap++)
    table[heap] = Array.from({ length: Math.min(p.most, heap) }, (_, i) => table[heap - i - 1]).includes(false)
  return table
}

/** Builds the table of the game and looks for the one move that leaves the other a lost heap. */
export function oracle(p: Params): Rational {
  const table = wins(p)
  for (let n = 1; n <= p.most; n++) if (table[p.heap - n] === false) return whole(n)
  throw new RangeError('no move wins')
}

export const wrong = {
  quick_answer: (p: Params): Rational => whole(p.most),
  other_quantity: (p: Params): Rational => {
    let up = 0
    while ((p.heap + up) % (p.most + 1) !== 0) up++
    return whole(up)
  },
  condition_dropped: (p: Params): Rational => {
    const left = p.heap - p.most * Math.floor(p.heap / p.most)
    return whole(left === Number(oracle(p).n) ? left + 1 : left)
  },
  one_case_only: (): Rational => whole(1),
}

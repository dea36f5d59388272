import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Counts unit squares inside, or unit steps along the edge; `which` says what. */
function count(p: Params, which: Params['measure']): number {
  let n = 0
  for (let x = 0; x < p.a; x++)
    for (let y = 0; y < p.b; y++) {
      const edges = [x === 0, x === p.a - 1, y === 0, y === p.b - 1].filter(Boolean).length
      n += which === 'area' ? 1 : edges
    }
  return n * (p.price === 0 ? 1 : p.price)
}

export const oracle = (p: Params): Rational => whole(count(p, p.measure))

/** The wrong rule: the other measure. */
export const wrong = {
  area_perimeter_swap: (p: Params): Rational => whole(count(p, p.measure === 'area' ? 'perimeter' : 'area')),
}

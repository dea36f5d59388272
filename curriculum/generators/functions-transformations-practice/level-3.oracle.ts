import { abs, minus, num, plus, pow, root, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

type Place = readonly [number, number]

/** Moves one point of the graph as the words say. */
function carried(p: Params, from: Place): Place {
  let [x, y] = from
  for (const { kind, n } of p.changes) {
    if (kind === 'across') x += n
    if (kind === 'up') y += n
    if (kind === 'stretch') y *= n
    if (kind === 'flip') y = -y
  }
  return [x, y]
}

/** The curve of this shape with its corner at one place and going through the carried image of (1, 1). */
function through(p: Params, corner: Place, rise: number): Equation {
  const inside = minus('x', corner[0])
  const shape = { square: pow(inside, 2), absolute: abs(inside), root: root(inside) }[p.parent]
  return equation(sym('y'), plus(times(rise, shape), num(corner[1])))
}

const corner = (p: Params): Place => carried(p, [0, 0])
const rise = (p: Params): number => carried(p, [1, 1])[1] - corner(p)[1]

export function oracle(p: Params): Equation {
  return through(p, corner(p), rise(p))
}

export const wrong = {
  horizontal_shift_sign: (p: Params): Equation => through(p, [-corner(p)[0], corner(p)[1]], rise(p)),
  /** The height of the corner is only what was moved up or down. */
  reversed_order: (p: Params): Equation =>
    through(p, [corner(p)[0], p.changes.reduce((sum, c) => sum + (c.kind === 'up' ? c.n : 0), 0)], rise(p)),
  slip_sign: (p: Params): Equation => through(p, [corner(p)[0], -corner(p)[1]], rise(p)),
  looks_alike: (p: Params): Equation => through(p, corner(p), -rise(p)),
}

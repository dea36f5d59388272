import { call, minus, over, plus, pow, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Expression, Node } from '../../values/values.ts'

const s = call('sin', sym('x'))
const c = call('cos', sym('x'))
const tan = over(s, c)
const cot = over(c, s)
const sec = over(1, c)
const csc = over(1, s)
const sq = (n: Node): Node => pow(n, 2)

/** The longer and the shorter sides in sines and cosines alone, never simplified. */
const sides: readonly (readonly [long: Node, short: Node])[] = [
  [times(tan, c), s],
  [times(cot, s), c],
  [times(sec, s), tan],
  [over(s, tan), c],
  [times(tan, csc), sec],
  [times(cot, sec), csc],
  [minus(1, sq(s)), sq(c)],
  [minus(1, sq(c)), sq(s)],
  [over(minus(1, sq(c)), s), s],
  [over(minus(1, sq(s)), c), c],
  [minus(sq(sec), 1), sq(tan)],
  [minus(sq(csc), 1), sq(cot)],
  [times(s, minus(csc, s)), sq(c)],
  [times(c, minus(sec, c)), sq(s)],
]

/** What was asked, as it stands, in sines and cosines: equal in value to the answer at every angle. */
export function oracle(p: Params): Expression {
  const [long, short] = sides[p.identity] as readonly [Node, Node]
  return expression(plus(times(p.a, long), times(p.b, short)))
}

/** The coefficients multiplied instead of added. */
export const wrong = {
  wrong_operation: (p: Params): Expression =>
    expression(times(p.a * p.b, (sides[p.identity] as readonly [Node, Node])[1])),
}

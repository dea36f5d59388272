import { minus, num, over, plus, pow, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Equation, Node } from '../../values/values.ts'

/** x - h, as short as it is written: x for h = 0, x + 2 for h = -2. */
export function moved(letter: 'x' | 'y', by: number): Node {
  if (by === 0) return sym(letter)
  return by > 0 ? minus(letter, by) : plus(letter, -by)
}

/** (x - h)^2 = factor (y - k), or with the letters exchanged. */
export function parabolaEquation(opens: 'up' | 'sideways', h: number, k: number, factor: number): Equation {
  const [square, plain] = opens === 'up' ? [moved('x', h), moved('y', k)] : [moved('y', k), moved('x', h)]
  return equation(pow(square, 2), factor === 1 ? plain : times(factor, plain))
}

/** (x - h)^2 / across + (y - k)^2 / up = 1. */
export function ellipseEquation(h: number, k: number, across: number, up: number): Equation {
  const part = (node: Node, below: number): Node => (below === 1 ? pow(node, 2) : over(pow(node, 2), below))
  return equation(plus(part(moved('x', h), across), part(moved('y', k), up)), num(1))
}

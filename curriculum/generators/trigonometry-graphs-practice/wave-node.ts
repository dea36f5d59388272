import { call, over, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { raised } from './pi-node.ts'
import type { Equation, Node } from '../../values/values.ts'

/** y = a f(p x / q) + k, with numbers of 1 left out. */
export function waveEquation(
  f: 'sin' | 'cos' | 'tan',
  a: number,
  [p, q]: readonly [number, number],
  k: number,
): Equation {
  const scaled = p === 1 ? sym('x') : times(p, 'x')
  const wave: Node = call(f, q === 1 ? scaled : over(scaled, q))
  return equation(sym('y'), raised(a === 1 ? wave : times(a, wave), k))
}

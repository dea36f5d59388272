import { gaussian } from './gaussian.ts'
import type { Params } from './level-8.ts'
import type { Complex } from '../../values/values.ts'

/** Multiplies the number n times by itself, in decimals. */
export function oracle({ r, angle, n }: Params): Complex {
  const [c, s] = [r * Math.cos((angle * Math.PI) / 180), r * Math.sin((angle * Math.PI) / 180)]
  let [x, y] = [1, 0]
  for (let i = 0; i < n; i++) [x, y] = [x * c - y * s, x * s + y * c]
  return gaussian(Math.round(x), Math.round(y))
}

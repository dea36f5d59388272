import { gaussian } from './gaussian.ts'
import type { Params } from './level-7.ts'
import type { Complex } from '../../values/values.ts'

/** Cosine and sine by machine, times the modulus, rounded to whole numbers. */
export function oracle({ k, turn }: Params): Complex {
  const [size, angle] = [turn % 2 === 1 ? k * Math.SQRT2 : k, (turn * Math.PI) / 4]
  return gaussian(Math.round(size * Math.cos(angle)), Math.round(size * Math.sin(angle)))
}

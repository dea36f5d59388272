import { readTyped } from '../read-typed.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-2.ts'
import type { SetOf } from '../../values/values.ts'

/** The formula for the multiplied-out equation, left as it is written. */
export function oracle({ a, h, k }: Params): SetOf {
  const [b, c] = [2 * a * h, a * h * h - a * k]
  return setOf(['+', '-'].map((sign) => readTyped(`(-(${b})${sign}sqrt(${b * b - 4 * a * c}))/(2*${a})`)))
}

export const wrong = {
  lost_root: ({ h, k }: Params): SetOf => setOf([readTyped(`-(${h})+sqrt(${k})`)]),
  factor_sign: ({ h, k }: Params): SetOf => setOf(['+', '-'].map((sign) => readTyped(`${h}${sign}sqrt(${k})`))),
}

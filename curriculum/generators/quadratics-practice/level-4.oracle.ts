import { readTyped } from '../read-typed.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-4.ts'
import type { SetOf } from '../../values/values.ts'

/** Completing the square: the middle between the solutions, and how far they are from it. */
export function oracle({ a, b, c }: Params): SetOf {
  return setOf(['+', '-'].map((sign) => readTyped(`-(${b})/(2*${a})${sign}sqrt((${b}/(2*${a}))^2-(${c})/${a})`)))
}

export const wrong = {
  factor_sign: ({ a, b, c }: Params): SetOf =>
    setOf(['+', '-'].map((sign) => readTyped(`(${b})/(2*${a})${sign}sqrt((${b}/(2*${a}))^2-(${c})/${a})`))),
  lost_root: ({ a, b, c }: Params): SetOf => setOf([readTyped(`-(${b})/(2*${a})+sqrt((${b}/(2*${a}))^2-(${c})/${a})`)]),
}

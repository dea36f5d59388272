import { readTyped } from '../read-typed.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

/** The two fractions as they are written, times the common denominator. */
export function oracle({ minus, a, b, p, q }: Params): Expression {
  return readTyped(`(${a}/(x+(${p}))${minus ? '-' : '+'}${b}/(x+(${q})))*(x+(${p}))*(x+(${q}))`)
}

export const wrong = {
  no_convert_numerator: ({ minus, a, b }: Params): Expression[] => {
    const s = minus ? '-' : '+'
    return [readTyped(`${a}${s}${b}`), readTyped(`${a}x${s}${b}x+${a}${s}${b}`)]
  },
}

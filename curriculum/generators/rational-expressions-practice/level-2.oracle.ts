import { readTyped } from '../read-typed.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

/** The line as it is written, with everything multiplied out. */
export function oracle({ divide, a, b, c, d }: Params): Expression {
  const first = `((x^2+(${a + b})x+(${a * b}))/(x^2+(${c + d})x+(${c * d})))`
  return readTyped(divide ? `${first}/((x+(${a}))/(x+(${c})))` : `${first}*((x+(${c}))/(x+(${a})))`)
}

export const wrong = {
  cancel_terms: ({ b, d }: Params): Expression => readTyped(`(${b})/(${d})`),
  slip_sign: ({ b, d }: Params): Expression => readTyped(`(x-(${b}))/(x-(${d}))`),
}

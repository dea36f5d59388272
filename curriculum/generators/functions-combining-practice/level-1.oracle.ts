import { readTyped } from '../read-typed.ts'
import type { Params } from './level-1.ts'
import type { Expression } from '../../values/values.ts'

/** Both rules as they are written, with the sign between them. */
export function oracle({ kind, a, b, c, d, e }: Params): Expression {
  return readTyped(`((${a})x^2+(${b})x+(${c}))${kind === 'x' ? '*' : kind}((${d})x+(${e}))`)
}

export const wrong = {
  function_notation_product: ({ kind, a, b, c, d, e }: Params): Expression =>
    readTyped(kind === 'x' ? `(${b * d})x^2+(${c * e})` : `(${a * d})x^2+(${b * e})x+(${c})`),
}

import { readTyped } from '../read-typed.ts'
import type { Params } from './level-4.ts'
import type { Expression } from '../../values/values.ts'

const many = (text: string, n: number): string => (n === 0 ? '1' : Array.from({ length: n }, () => text).join('*'))

/** Factors written out; a negative exponent divides by each of them. */
export function oracle({ kind, k, p, q, n, letter }: Params): Expression {
  if (kind === 'number') return readTyped(`1/(${many(`(${p}/${q})`, n)})`)
  if (kind === 'letter') return readTyped(`${k}/(${many(letter, n)})`)
  if (kind === 'below') return readTyped(`${k}/(1/(${many(letter, n)}))`)
  return readTyped(n === 0 ? `${k}+1` : `${k}*${many(letter, n)}`)
}

export const wrong = {
  negative_exponent_negative: ({ kind, k, p, q, n, letter }: Params): Expression =>
    readTyped(
      kind === 'number'
        ? `-(${many(`(${p}/${q})`, n)})`
        : kind === 'zero' && n === 0
          ? `${k}-1`
          : `-${k}*${many(letter, n)}`,
    ),
}

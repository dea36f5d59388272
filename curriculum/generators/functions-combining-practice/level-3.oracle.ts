import { readTyped } from '../read-typed.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

/** The line through two points of f with x and y changed places. */
export function oracle({ kind, a, b, c }: Params): Expression {
  const below = kind === 'line' ? 1 : kind === 'quotient' ? a : c
  const lead = kind === 'quotient' ? 1 : a
  const [low, high] = [`(${b})/${below}`, `(${lead + b})/${below}`]
  return readTyped(`(x-(${low}))/((${high})-(${low}))`)
}

export const wrong = {
  function_notation_product: ({ kind, a, b, c }: Params): Expression =>
    readTyped(`${kind === 'line' ? 1 : kind === 'quotient' ? a : c}/(${kind === 'quotient' ? 1 : a}x+(${b}))`),
}

import { readTyped } from '../read-typed.ts'
import type { Params } from './level-1.ts'
import type { Expression } from '../../values/values.ts'

const factors = (letter: string, n: number): string[] => Array.from({ length: n }, () => letter)

/** All factors written one after another. */
export function oracle({ letters: [x, y], k, m, a, b, c, d }: Params): Expression {
  return readTyped([k, ...factors(x, a), ...factors(y, c), m, ...factors(x, b), ...factors(y, d)].join('*'))
}

export const wrong = {
  exponents_multiply: ({ letters: [x, y], k, m, a, b, c, d }: Params): Expression =>
    readTyped(`${k}*${m}*${x}^${a * b}*${y}^${c * d}`),
}

import { readTyped } from '../read-typed.ts'
import type { Params } from './level-2.ts'
import type { Expression } from '../../values/values.ts'

const factors = (letter: string, n: number): string[] => Array.from({ length: n }, () => letter)
const row = (k: number, x: string, a: number, y: string, c: number): string =>
  [k, ...factors(x, a), ...factors(y, c)].join('*')

/** Every factor above over every factor below. */
export function oracle({ letters: [x, y], k, m, a, b, c, d }: Params): Expression {
  return readTyped(`(${row(k * m, x, a, y, c)})/(${row(m, x, b, y, d)})`)
}

export const wrong = {
  negative_exponent_negative: ({ letters: [x, y], k, m, a, b, c, d }: Params): Expression =>
    readTyped(`${k}*(${row(m, x, b, y, d)})/(${row(m, x, a, y, c)})`),
}

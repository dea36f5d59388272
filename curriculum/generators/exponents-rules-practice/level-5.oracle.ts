import { readTyped } from '../read-typed.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

const many = (text: string, n: number): string => Array.from({ length: n }, () => text).join('*')

/** All factors written out above and below. */
export function oracle({ k, a, b, n, c, d }: Params): Expression {
  const bracket = many(`(${k}*${many('x', a)}*${many('y', b)})`, n)
  const above = c > 0 ? `${bracket}*${many('x', c)}` : bracket
  const below = ['1', ...(c < 0 ? [many('x', -c)] : []), ...(d > 0 ? [many('y', d)] : [])].join('*')
  return readTyped(`(${above})/(${below})`)
}

import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Runs over the written line, products and quotients first, with numbers alone on two stacks. */
export function oracle(p: Params): Rational {
  const { a, b, c, d } = p
  const brackets = p.kind === 'sum_times' || p.kind === 'difference_over'
  const rows: Record<Params['kind'], readonly (number | string)[]> = {
    plus: [a, '+', b, '*', c],
    minus: [a, '-', b, '*', c],
    minus_after: [a, '*', b, '-', c],
    sum_times: [a, '+', b, '*', c],
    difference_over: [a, '-', b, '/', c],
    two_products: [a, '*', b, '-', c, '*', d],
  }
  const tokens = [...rows[p.kind]]
  const reduce = (signs: string, most = Infinity): void => {
    let done = 0
    for (let i = 1; i < tokens.length && done < most;) {
      if (!signs.includes(String(tokens[i]))) {
        i += 2
        continue
      }
      const [x, y] = [Number(tokens[i - 1]), Number(tokens[i + 1])]
      const sign = tokens[i]
      tokens.splice(i - 1, 3, sign === '*' ? x * y : sign === '/' ? x / y : sign === '+' ? x + y : x - y)
      done++
    }
  }
  if (brackets) reduce('+-', 1)
  reduce('*/')
  reduce('+-')
  return whole(Number(tokens[0]))
}

import { evaluate } from 'mathjs'
import { call, minus, over, plus, pow, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Node, Value } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** mathjs works out both logarithms apart, in decimals; letters are multiplied, or their logarithms added, one factor at a time. */
export function oracle(p: Params): Value {
  if ('terms' in p) {
    const factors = p.terms.flatMap((it) =>
      Array.from({ length: Math.abs(it.times) }, () => ({ letter: it.letter, over: it.times < 0 })),
    )
    const [head, ...rest] = factors as [(typeof factors)[number], ...typeof factors]
    if (p.kind === 'expand')
      return expression(
        rest.reduce<Node>(
          (sum, it) => (it.over ? minus(sum, call('log', it.letter)) : plus(sum, call('log', it.letter))),
          call('log', head.letter),
        ),
      )
    return expression(
      call(
        'log',
        rest.reduce<Node>((so, it) => (it.over ? over(so, it.letter) : times(so, it.letter)), pow(head.letter, 1)),
      ),
    )
  }
  const { kind, b, n, m, c } = p
  const line =
    kind === 'sum' ? `log(${m}, ${b}) + log(${b ** n / m}, ${b})` : `log(${m * b ** n}, ${b}) - log(${m}, ${b})`
  return whole(Math.round(c * Number(evaluate(line))))
}

export const wrong = {
  log_linear: (p: Params): Value[] => {
    if ('terms' in p)
      return [
        expression(
          call(
            'log',
            p.terms.map((it) => times(it.times, it.letter)).reduce((sum, it) => plus(sum, it)),
          ),
        ),
      ]
    const { kind, b, n, m, c } = p
    return [whole(c * (kind === 'sum' ? m + b ** n / m : m * b ** n - m)), whole(n ** c)]
  },
}

import { parseExpression } from '../../reading/parse.ts'
import { expression } from '../../values/items.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

/** Finds the turning point by trying all whole x for which both neighbors are equally high, then writes the square about it. */
export function oracle(p: Params): Expression {
  const y = (x: number): number => p.a * x * x - 2 * p.a * p.h * x + (p.a * p.h * p.h + p.k)
  for (let x = -12; x <= 12; x++)
    if (y(x - 1) === y(x + 1)) {
      const read = parseExpression(`${y(x + 1) - y(x)}*(x-(${x}))^2+(${y(x)})`)
      if (read.ok) return expression(read.read)
    }
  throw new RangeError('no turning point')
}

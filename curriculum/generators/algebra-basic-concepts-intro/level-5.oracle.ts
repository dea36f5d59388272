import { equation } from '../../values/items.ts'
import { num, over, plus, minus, sym, times } from '../../expressions/build.ts'
import { parse } from '../../reading/parse.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Equation, Value } from '../../values/values.ts'

/** y for a given x, step by step as a machine would do it. */
function machine(p: Params, x: number): { top: number; bottom: number } {
  switch (p.kind) {
    case 'add':
      return { top: x + p.k, bottom: 1 }
    case 'subtract':
      return { top: x - p.k, bottom: 1 }
    case 'times':
      return { top: x * p.k, bottom: 1 }
    case 'share':
      return { top: x, bottom: p.k }
    case 'times add':
      return { top: x * p.k + p.m, bottom: 1 }
    case 'times subtract':
      return { top: x * p.k - p.m, bottom: 1 }
    case 'share add':
      return { top: x + p.m * p.k, bottom: p.k }
  }
}

/** The line through two input-output pairs of the machine, read backwards: x = (y - start) / rise. */
export function oracle(p: Params): Equation {
  const [zero, one] = [machine(p, 0), machine(p, 1)]
  const start = rational(zero.top, zero.bottom)
  const rise = rational(one.top * zero.bottom - zero.top * one.bottom, one.bottom * zero.bottom)
  return equation(sym(p.letters[1]), over(minus(p.letters[0], num(start)), plus(num(rise))))
}

const read = (p: Params, right: string): Value => {
  const parsed = parse(`${p.letters[1]}=${right}`)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`no equation: ${right}`)
  return equation(parsed.read.left, parsed.read.right)
}

export const wrong = {
  reversal_error: (p: Params): Value[] => {
    const y = p.letters[0]
    return [`${p.k}-${y}`, `${p.k}/${y}`, `${y}/${p.k}-${p.m}`, `${y}/${p.k}+${p.m}`, `${p.k}*${y}-${p.m}`].map(
      (text) => read(p, text),
    )
  },
  unlike_terms_combined: (p: Params): Value =>
    equation(sym(p.letters[1]), times(num(rational(1, p.k + p.m)), p.letters[0])),
}

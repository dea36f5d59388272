import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

const written = (p: Params): string[] =>
  p.pattern.split(' ').map((t) => ({ a: String(p.a), b: String(p.b), c: String(p.c), x: '*', ':': '/' })[t] ?? t)
const read = (text: string): Rational[] => {
  const n = Number(evaluate(text))
  return Number.isInteger(n) ? [whole(n)] : []
}

/** mathjs reads the line as it is written. */
export function oracle(p: Params): Rational {
  return read(written(p).join(' '))[0] ?? whole(-1)
}

const [plusFirst, fromLeft] = [
  (p: Params): Rational[] => {
    const [a, s, b, t, c] = written(p)
    return s === '+' || s === '-' ? read(`(${a} ${s} ${b}) ${t} ${c}`) : read(`${a} ${s} (${b} ${t} ${c})`)
  },
  (p: Params): Rational[] => {
    const [a, s, b, t, c] = written(p)
    return read(`(${a} ${s} ${b}) ${t} ${c}`)
  },
]

export const wrong = {
  left_to_right_only: fromLeft,
  add_before_subtract: plusFirst,
  stops_early: (p: Params): Rational[] => {
    const [a, s, b, t, c] = written(p)
    return s === '*' || s === '/' ? read(`${a} ${s} ${b}`) : read(`${b} ${t} ${c}`)
  },
}

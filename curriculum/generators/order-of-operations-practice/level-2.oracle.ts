import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

function written(p: Params): string {
  const numbers: Readonly<Record<string, number>> = { a: p.a, b: p.b, c: p.c, d: p.d }
  return p.pattern
    .split(' ')
    .map((token) => (token === 'x' ? '*' : token === ':' ? '/' : (numbers[token] ?? token)))
    .join(' ')
}

const read = (text: string): Rational[] => {
  const n = Number(evaluate(text))
  return Number.isInteger(n) ? [whole(n)] : []
}

/** mathjs reads the expression as it is written. */
export function oracle(p: Params): Rational {
  const [value] = read(written(p))
  if (!value) throw new RangeError(`not whole: ${written(p)}`)
  return value
}

/** The expression with the brackets that the mistake puts in. */
export const wrong = {
  left_to_right_only: (p: Params): Rational[] => {
    const [first = '', ...rest] = written(p)
      .replace(/[()]/g, '')
      .split(/\s+/)
      .filter((t) => t !== '')
    let text = first
    for (let i = 0; i < rest.length; i += 2) text = `(${text} ${rest[i]} ${rest[i + 1]})`
    return read(text)
  },
  distribute_first_only: (p: Params): Rational[] => read(written(p).replace(/[()]/g, '')),
  add_before_subtract: (p: Params): Rational[] => {
    const inside = written(p).replace(/\(([^()]*)\)/g, (_, sum: string) => String(evaluate(sum)))
    const sumsFirst = inside.replace(/\d+(?: [-+] \d+)+/g, (sum) => String(evaluate(sum)))
    const bare = written(p).replace(/[()]/g, '').replace(/\s+/g, ' ').trim()
    const plusFirst = bare.replace(/\d+(?: \+ \d+)+/g, (sum) => String(evaluate(sum)))
    const minusThen = plusFirst.replace(/\d+(?: - \d+)+/g, (sum) => `(${String(evaluate(sum))})`)
    return [...read(sumsFirst), ...read(minusThen)]
  },
  stops_early: (p: Params): Rational[] => [...written(p).matchAll(/\(([^()]*)\)/g)].flatMap((m) => read(m[1] ?? '')),
}

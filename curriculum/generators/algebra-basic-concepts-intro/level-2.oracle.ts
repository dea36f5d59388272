import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

const texts: Readonly<Record<Params['kind'], string>> = {
  plus: 'a * n + b',
  minus: 'a * n - b',
  from: 'b - a * n',
  bracket: 'a * (n + b)',
  shared: 'n / a + b',
  square: 'a * n ^ 2 + b',
  two: 'a * n + b * m',
}

const scope = ({ a, b, n, m }: Params): { a: number; b: number; n: number; m: number } => ({ a, b, n, m })
const at = (text: string, p: Params): Rational[] => {
  const value = Number(evaluate(text, scope(p)))
  return Number.isInteger(value) ? [whole(value)] : []
}
const all =
  (...wrongTexts: string[]) =>
  (p: Params): Rational[] =>
    wrongTexts.flatMap((text) => at(text, p))

/** mathjs evaluates the expression. */
export function oracle(p: Params): Rational {
  const [value] = at(texts[p.kind], p)
  if (!value) throw new RangeError(`not whole: ${JSON.stringify(p)}`)
  return value
}

/** The digits written side by side. */
const beside = (a: number, n: number): number => a * 10 ** String(n).length + n

export const wrong = {
  letter_order_value: (p: Params): Rational[] => [
    whole(beside(p.a, p.n) + p.b),
    whole(beside(p.a, p.n) - p.b),
    whole(p.b - beside(p.a, p.n)),
    whole(beside(p.a, p.n * p.n) + p.b),
    whole(beside(p.a, p.n) + beside(p.b, p.m)),
  ],
  unlike_terms_combined: all('(a + b) * n', '(a - b) * n', '(b - a) * n', 'a * b * n', '(a + b) * (n + m)'),
  wrong_operation: all('a + n + b', 'a + n - b', 'b - a - n', 'n * a + b', 'a * n + b', 'n - a + b', 'a * n * 2 + b'),
  letter_as_object: all('a * m + b * n'),
  stops_early: all('n / a', 'a * n'),
}

import { equation } from '../../values/items.ts'
import { parse } from '../../reading/parse.ts'
import type { Params } from './level-8.ts'
import type { Equation } from '../../values/values.ts'

const read = (text: string): Equation => {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`no equation: ${text}`)
  return equation(parsed.read.left, parsed.read.right)
}

const texts: Readonly<Record<string, string>> = {
  'two terms': 'K*X+M*Z',
  'less a term': 'K*X-M*Z',
  'product of letters': 'K*X*Z+M',
  quotient: 'K*X/Z+M',
  bracket: 'K*X+K*M*Z',
  'subtracted bracket': 'M*Z-K*Z+K*X',
  'common factor': 'X*(M*Z+K)',
}

/** The given formula itself, multiplied out and never solved: an equation says the same when it is a multiple of it. */
export function oracle(p: Params): Equation {
  const [y, x, z] = p.letters
  const right = (texts[p.kind] ?? '').replace(
    /[KMXZ]/g,
    (it) => ({ K: String(p.k), M: String(p.m), X: x, Z: z })[it] ?? '',
  )
  return read(`${y}=${right}`)
}

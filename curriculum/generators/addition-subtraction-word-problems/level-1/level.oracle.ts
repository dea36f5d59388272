import { amounts } from '../../../values/amounts.ts'
import { filled } from '../../../values/filled.ts'
import { yesNo } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import type { Amounts, Filled, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Acts the story out: things come onto a row or leave it, one at a time. */
export function oracle(p: Params): Rational {
  const row = Array.from({ length: p.start }, () => p.thing)
  for (let i = 0; i < p.change; i++) {
    if (p.joins) row.push(p.thing)
    else row.pop()
  }
  return whole(row.length)
}

export const wrong = {
  keyword_operation: (p: Params): Rational => whole(p.joins ? Math.abs(p.change - p.start) : p.change + p.start),
}

/** The row after the story with so many more that come or go. */
function acted(p: Params, more: number): Amounts {
  const change = p.change + more
  return p.joins
    ? amounts({ disc: p.start, hexagon: change }, 'exact')
    : amounts({ counter: p.start - change, 'crossed out': change }, 'exact')
}

const actedOut = {
  oracle: (p: Params): Amounts => acted(p, 0),
  wrong: {
    slip_off_by_one: (p: Params): Amounts[] =>
      [1, -1].filter((n) => n < 0 || p.joins || p.change < p.start).map((n) => acted(p, n)),
  },
}

/** All lines that tell the story: the numbers in the order in which they come, or turned around where they are put together. */
function told(p: Params): Filled {
  const end = String(Number(oracle(p).n))
  const [a, b] = [String(p.start), String(p.change)]
  if (!p.joins) return filled([a, '-', b, end])
  return a === b ? filled([a, '+', b, end]) : filled([a, '+', b, end], [b, '+', a, end])
}

export const tasks = {
  act_joining: actedOut,
  act_taking: actedOut,
  more_now: {
    oracle: (p: Params): Item => yesNo(Number(oracle(p).n) > p.start, ['More', 'Fewer']),
    wrong: { keyword_operation: (p: Params): Item => yesNo(Number(oracle(p).n) < p.start, ['More', 'Fewer']) },
  },
  tell_story: { oracle: told },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3506567024

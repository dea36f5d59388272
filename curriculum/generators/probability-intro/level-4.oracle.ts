import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Two nested loops over the spinners, with the question put anew to each pair. */
function share(p: Params, pairs: readonly (readonly [number, number])[]): { hits: number; all: number } {
  let hits = 0
  for (const [x, y] of pairs) {
    const odd = (x % 2) + (y % 2)
    const yes = {
      sum: x === p.s - y,
      'second larger': y - x > 0,
      'both odd': odd === 2,
      'both even': odd === 0,
      'exactly one even': odd === 1,
      pair: `${x}${y}` === String(p.s),
    }[p.ask]
    if (yes) hits++
  }
  return { hits, all: pairs.length }
}

function pairsOf(p: Params): (readonly [number, number])[] {
  const list: (readonly [number, number])[] = []
  for (let i = 0; i < p.m; i++) for (let j = 0; j < p.n; j++) list.push([p.a + i, p.b + j])
  return list
}

export function oracle(p: Params): Rational {
  const { hits, all } = share(p, pairsOf(p))
  return rational(hits, all)
}

const marginal = (p: Params, from: number, size: number, which: 0 | 1): number => {
  const digit = which === 0 ? Math.floor(p.s / 10) : p.s % 10
  let n = 0
  for (let x = from; x < from + size; x++)
    if (p.ask === 'pair' ? x === digit : x % 2 === (p.ask === 'both odd' ? 1 : 0)) n++
  return n
}

export const wrong = {
  add_for_and: (p: Params): Rational =>
    rational(marginal(p, p.a, p.m, 0) * p.n + marginal(p, p.b, p.n, 1) * p.m, p.m * p.n),
  equiprobability: (p: Params): Rational =>
    rational(1, p.ask === 'sum' ? new Set(pairsOf(p).map(([x, y]) => x + y)).size : 2),
  slip_off_by_one: (p: Params): Rational[] => {
    const { hits, all } = share(p, pairsOf(p))
    return [rational(hits + 1, all), rational(hits - 1, all)]
  },
  part_part_fraction: (p: Params): Rational => {
    const { hits, all } = share(p, pairsOf(p))
    return rational(hits, all - hits)
  },
}

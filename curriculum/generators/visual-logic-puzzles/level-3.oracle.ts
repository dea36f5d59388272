import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Tries values for the symbols, each from 1 up, until all sums hold. */
function search(rows: readonly (readonly string[])[], sums: readonly number[], asked: string): number {
  const known = new Map<string, number>()
  for (const [i, row] of rows.entries()) {
    const fresh = row.filter((name) => !known.has(name))
    const name = fresh[0] as string
    for (let n = 1; n <= 100 && !known.has(name); n++) {
      const total = row.reduce((sum, it) => sum + (known.get(it) ?? n), 0)
      if (total === sums[i]) known.set(name, n)
    }
  }
  return known.get(asked) ?? Number.NaN
}

export function oracle(p: Params): Rational {
  const name = (k: number): string => p.shapes[k] ?? ''
  const rows = p.own.map((n, k) => [...(p.earlier[k] ?? []).map(name), ...Array.from({ length: n }, () => name(k))])
  const valueOf = new Map(p.shapes.map((s, k) => [s as string, p.values[k] ?? 0]))
  const sums = rows.map((row) => row.reduce((sum, it) => sum + (valueOf.get(it) ?? 0), 0))
  return whole(search(rows, sums, p.shapes.at(-1) ?? ''))
}

/** From the tiles and sums as drawn; the symbol of the last row that is new there. */
export function fromFacts(facts: Figure['facts']): Rational {
  const rows = (facts['tiles'] as readonly string[]).map((row) => row.split(' | '))
  const asked = rows.at(-1)?.at(-1) ?? ''
  return whole(search(rows, facts['sums'] as readonly number[], asked))
}

export const wrong = {
  last_item_repeats: (p: Params): Rational => whole(p.values.at(-2) ?? 0),
}

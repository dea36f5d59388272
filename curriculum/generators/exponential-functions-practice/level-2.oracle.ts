import { parse } from '../../reading/parse.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Equation, Figure } from '../../values/values.ts'

function read(text: string): Equation {
  const found = parse(text)
  if (!found.ok || found.read.is !== 'equation') throw new RangeError(text)
  return equation(found.read.left, found.read.right)
}

/** Tries lines and powers with small numbers until one goes through all pairs of the table. */
function fit(pairs: readonly (readonly [number, number])[]): Equation {
  for (let start = 1; start <= 100; start++)
    for (let by = -12; by <= 12; by++) {
      if (by !== 0 && pairs.every(([x, y]) => start + by * x === y)) return read(`y=${by}*x+${start}`)
      if (by > 1 && by < 8 && pairs.every(([x, y]) => start * by ** x === y)) return read(`y=${start}*${by}^x`)
    }
  throw new RangeError('nothing fits')
}

export function oracle(p: Params): Equation {
  let y = p.start
  const step = (): void => {
    y = p.kind === 'linear' ? y + p.by : y * p.by
  }
  if (p.from === 1) step()
  const pairs = [0, 1, 2, 3].map((i) => {
    const pair = [p.from + i, y] as const
    step()
    return pair
  })
  return fit(pairs)
}

export function fromFacts(facts: Figure['facts']): Equation {
  const [xs = [], ys = []] = (facts['rows'] as readonly string[]).map((row) => row.split(' | ').slice(1).map(Number))
  return fit(xs.map((x, i) => [x, ys[i] ?? 0] as const))
}

export const wrong = {
  exponential_as_linear: (p: Params): Equation[] => {
    const first = p.start * p.by ** p.from
    return [read(`y=${p.start}+${first * p.by - first}*x`), read(`y=${p.start}+${p.start * p.by}*x`)]
  },
}

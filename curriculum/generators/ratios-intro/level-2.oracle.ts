import { ratio } from '../../values/ratio.ts'
import type { Params } from './level-2.ts'
import type { Figure, Ratio } from '../../values/values.ts'

/** The smallest pair of whole numbers that grows to the complete column. */
function smallest(a: number, b: number): Ratio {
  for (let x = 1; x <= a; x++) for (let y = 1; y <= b; y++) if (x * b === y * a) return ratio(x, y)
  throw new RangeError(`${a}:${b}`)
}

export function oracle(p: Params): Ratio {
  return smallest(p.first * p.columns[2], p.second * p.columns[2])
}

/** From the column of the table in which nothing is missing. */
export function fromFacts(facts: Figure['facts']): Ratio {
  const [top, bottom] = (facts['values'] as readonly string[]).map((row) => row.split(' | '))
  const i = (top ?? []).findIndex((text, k) => text !== '?' && bottom?.[k] !== '?')
  return smallest(Number(top?.[i]), Number(bottom?.[i]))
}

export const wrong = {
  ratio_order: (p: Params): Ratio => ratio(p.second, p.first),
  part_part_fraction: (p: Params): Ratio => ratio(p.first, p.first + p.second),
  /** Taking one from both again and again until the smaller is 1. */
  additive_ratio: (p: Params): Ratio => {
    let [a, b] = [p.first * p.columns[2], p.second * p.columns[2]]
    while (a > 1 && b > 1) [a, b] = [a - 1, b - 1]
    return smallest(a, b)
  },
}

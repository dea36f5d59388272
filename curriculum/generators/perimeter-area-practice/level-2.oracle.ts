import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Visits every place of the grid and asks whether it is shaded. */
export function oracle(p: Params): Rational {
  const shaded = new Set(p.cells.map(([c, r]) => 100 * r + c))
  let count = 0
  for (let r = 0; r < p.rows; r++) for (let c = 0; c < p.columns; c++) if (shaded.has(100 * r + c)) count++
  return whole(count)
}

export const fromFacts = (facts: Figure['facts']): Rational => whole(Number(facts['shaded']))

/** The wrong rule: the edges between a shaded and an empty place. */
export const wrong = {
  area_perimeter_swap: (p: Params): Rational => {
    const shaded = new Set(p.cells.map(([c, r]) => `${c} ${r}`))
    let edges = 0
    for (let r = -1; r <= p.rows; r++)
      for (let c = -1; c <= p.columns; c++) {
        const here = shaded.has(`${c} ${r}`)
        if (here !== shaded.has(`${c + 1} ${r}`)) edges++
        if (here !== shaded.has(`${c} ${r + 1}`)) edges++
      }
    return whole(edges)
  },
}

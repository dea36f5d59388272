import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Every single one of the data, as the low end of its class. */
const data = (p: Params): number[] => p.counts.flatMap((n, i) => Array.from({ length: n }, () => p.start + i * p.width))

const columnsOf = (p: Params): number[] => [...new Set(data(p))]
const counts = (p: Params, x: number): boolean =>
  p.ask === 'total' || (p.ask === 'below' ? x < p.start + p.at * p.width : x >= p.start + p.at * p.width)

export function oracle(p: Params): Rational {
  const hits = data(p).filter((x) => counts(p, x)).length
  return p.ask === 'percent' ? rational(100 * hits, data(p).length) : whole(hits)
}

export const wrong = {
  boxplot_area_count: (p: Params): Rational => {
    const bars = columnsOf(p).filter((x) => counts(p, x)).length
    return whole(p.ask === 'percent' ? Math.round((100 * bars) / columnsOf(p).length) : bars)
  },
  mean_is_mode: (p: Params): Rational => {
    const heights = columnsOf(p)
      .filter((x) => counts(p, x))
      .map((x) => data(p).filter((y) => y === x).length)
    return whole(Math.max(...heights))
  },
}

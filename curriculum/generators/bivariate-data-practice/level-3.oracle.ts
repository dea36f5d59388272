import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Everybody in the table one by one, as row and column. */
const everyone = (p: Params): [number, number][] =>
  p.counts.flatMap((n, i) => Array.from({ length: n }, (): [number, number] => [Math.floor(i / 2), i % 2]))

const hits = (p: Params): number => everyone(p).filter(([r, c]) => r === p.row && c === p.column).length

export function oracle(p: Params): Rational {
  if (p.ask === 'missing') return whole(hits(p))
  const among = everyone(p).filter(([r]) => p.ask === 'of_all' || r === p.row)
  return rational(100 * hits(p), among.length)
}

export const wrong = {
  conditional_inverse: (p: Params): Rational[] => {
    const column = everyone(p).filter(([, c]) => c === p.column).length
    const row = everyone(p).filter(([r]) => r === p.row)
    if (p.ask === 'missing') return [whole(column - row.filter(([, c]) => c !== p.column).length)]
    return [whole(Math.round((100 * hits(p)) / column)), whole(Math.round((100 * hits(p)) / row.length))]
  },
}

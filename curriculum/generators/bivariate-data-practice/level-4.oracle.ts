import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

type One = readonly [row: number, column: number]

/** Everybody in the table one by one; shares are counted by asking each. */
const everyone = (p: Params): One[] =>
  p.counts.flatMap((n, i) => Array.from({ length: n }, (): One => [i < 2 ? 0 : 1, i % 2]))

function share(p: Params, among: (one: One) => boolean, is: (one: One) => boolean): Rational {
  const whole = everyone(p).filter(among)
  return rational(whole.filter(is).length, whole.length)
}

export function oracle(p: Params): Rational {
  const inRow = (one: One): boolean => one[0] === p.row
  const inColumn = (one: One): boolean => one[1] === p.column
  if (p.ask === 'marginal') return share(p, () => true, inColumn)
  if (p.ask === 'joint')
    return share(
      p,
      () => true,
      (one) => inRow(one) && inColumn(one),
    )
  return p.ask === 'in_row' ? share(p, inRow, inColumn) : share(p, inColumn, inRow)
}

export const wrong = {
  conditional_inverse: (p: Params): Rational[] => {
    const inRow = (one: One): boolean => one[0] === p.row
    const inColumn = (one: One): boolean => one[1] === p.column
    return [share(p, inColumn, inRow), share(p, inRow, inColumn), share(p, () => true, inRow)]
  },
}

import { whole } from '../../values/rational.ts'
import type { Params } from './k15.ts'
import type { Rational } from '../../values/values.ts'

const opposite: Readonly<Record<number, number>> = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 }

/** Tops and bottoms from the highest face down, the cubes between turned in any way that `turn` says. */
function faces(p: Params, turn: number): number[] {
  const tops = Array.from({ length: p.cubes }, (_, i) =>
    i === 0 ? p.top : i === p.cubes - 1 && p.bottom !== null ? (opposite[p.bottom] ?? 0) : ((turn + i) % 6) + 1,
  )
  return tops.flatMap((top) => [top, opposite[top] ?? 0])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Turns the cubes in all ways; the sum of what is wanted must stay the same. */
export function oracle(p: Params): Rational {
  const sums = [0, 1, 2, 3, 4, 5].map((turn) => sum(faces(p, turn).slice(1, p.bottom === null ? undefined : -1)))
  if (new Set(sums).size !== 1) throw new RangeError('the sum depends on the turning')
  return whole(sums[0] ?? 0)
}

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(sum(faces(p, 0))),
  one_case_only: (p: Params): Rational => whole(sum(faces(p, 3).slice(2))),
  half_way: (p: Params): Rational => whole(faces(p, 0)[1] ?? 0),
  surface_operation: (p: Params): Rational => whole(sum(Array.from({ length: p.cubes }, () => opposite[p.top] ?? 0))),
}

import { whole } from '../../values/rational.ts'
import { rootByTrying } from './root-by-trying.ts'
import type { Params } from './level-5.ts'
import type { Value } from '../../values/values.ts'

/** The squared distance between two corners in coordinates; the ladder's height by adding odd numbers. */
export function oracle({ kind, a, b, c }: Params): Value {
  if (kind === 'ladder') {
    let square = 0
    for (let k = b; k < c; k++) square += 2 * k + 1
    return rootByTrying(square)
  }
  const [p, q] = [
    [1, 1, 1],
    [1 + a, 1 + b, 1 + c],
  ]
  return rootByTrying((q as number[]).reduce((sum, x, i) => sum + (x - ((p as number[])[i] as number)) ** 2, 0))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  pythagoras_add_legs: ({ kind, a, b, c }: Params): Value[] =>
    kind === 'ladder' ? [whole(b + c)] : [whole(c + b + a), whole(c ** 2 + b ** 2 + a ** 2)],
  pythagoras_hyp_as_leg: ({ kind, a, b, c }: Params): Value =>
    rootByTrying(kind === 'ladder' ? b ** 2 + c ** 2 : Math.abs(a ** 2 + b ** 2 - c ** 2)),
}

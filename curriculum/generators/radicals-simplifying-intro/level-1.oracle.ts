import { rational, whole } from '../../values/rational.ts'
import { expression } from '../../values/items.ts'
import { plus, root, times } from '../../expressions/build.ts'
import type { Params } from './level-1.ts'
import type { Value } from '../../values/values.ts'

/** Takes squares out one after another, smallest first, until none divides what is left. */
export function oracle({ k, a, b }: Params): Value {
  let [outside, inside] = [k, a * a * b]
  for (let n = 2; n * n <= inside;) {
    if (inside % (n * n) === 0) {
      inside /= n * n
      outside *= n
    } else n++
  }
  return expression(times(outside, root(inside)))
}

export const wrong = {
  root_as_half: ({ k, a, b }: Params): Value => rational(k * a * a * b, 2),
  square_of_sum: ({ k, a, b }: Params): Value => expression(plus(k * a, times(k, root(a * a * b - a * a)))),
  stops_early: ({ a, b }: Params): Value => expression(times(a, root(b))),
  wrong_operation: ({ k, a, b }: Params): Value => expression(times(k + a, root(b))),
  reversed_order: ({ k, a, b }: Params): Value => expression(times(whole(k * b), root(a))),
}

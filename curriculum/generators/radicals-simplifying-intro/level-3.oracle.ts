import { expression } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import { root, times } from '../../expressions/build.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

/** Divides the number below the root by 2^i, 3^i, ... as often as it goes. */
export function oracle({ k, i, a, b }: Params): Value {
  let [outside, inside] = [k, a ** i * b]
  for (let n = 2; n ** i <= inside;) {
    if (inside % n ** i === 0) {
      inside /= n ** i
      outside *= n
    } else n++
  }
  return expression(times(outside, root(inside, i)))
}

export const wrong = {
  root_as_half: ({ k, i, a, b }: Params): Value => rational(k * a ** i * b, i),
  stops_early: ({ i, a, b }: Params): Value => expression(times(a, root(b, i))),
  wrong_operation: ({ k, i, a, b }: Params): Value => expression(times(k + a, root(b, i))),
}

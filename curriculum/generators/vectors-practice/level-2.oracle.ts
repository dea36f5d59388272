import { vector } from '../../values/vector.ts'
import type { Params } from './level-2.ts'
import type { Vector } from '../../values/values.ts'

/** Lays the arrows end to end, one after the other; a negative number turns the arrow around. */
export function oracle({ a, b, u, v }: Params): Vector {
  let [x, y] = [0, 0]
  for (const [count, w] of [
    [a, u],
    [b, v],
  ] as const)
    for (let i = 0; i < Math.abs(count); i++) {
      x += count < 0 ? -w[0] : w[0]
      y += count < 0 ? -w[1] : w[1]
    }
  return vector(x, y)
}

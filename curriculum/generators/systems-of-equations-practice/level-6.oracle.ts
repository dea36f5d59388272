import { point } from '../../values/point.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-6.ts'
import type { SetOf } from '../../values/values.ts'

/** Heights of both graphs at every whole number, the parabola as it is written: equal ones are kept. */
export function oracle(p: Params): SetOf {
  const [b, c] = [p.m - p.a * p.r - p.a * p.s, p.k + p.a * p.r * p.s]
  const found = []
  for (let x = -20; x <= 20; x++) if (p.a * x * x + b * x + c === p.k + p.m * x) found.push(point(x, p.k + p.m * x))
  return setOf(found)
}

export const wrong = {
  reversed_order: (p: Params): SetOf =>
    setOf(oracle(p).members.flatMap((it) => (it.kind === 'point' ? [point(it.y, it.x)] : []))),
}

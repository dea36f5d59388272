import { rational, whole } from '../../values/rational.ts'
import { rootOf, surdFromRational } from '../../values/surd.ts'
import type { Params } from './level-2.ts'
import type { Surd } from '../../values/values.ts'

const legs = (p: Params): [number, number] => [Math.abs(p.a[0] - p.b[0]), Math.abs(p.a[1] - p.b[1])]

/** By area: the tilted square on the segment is a big square less four right triangles; its side is pulled out of the root by search. */
export function oracle(p: Params): Surd {
  const [x, y] = legs(p)
  const area = (x + y) * (x + y) - 4 * ((x * y) / 2)
  for (let k = Math.floor(Math.sqrt(area)); k >= 1; k--)
    if (area % (k * k) === 0)
      return { kind: 'surd', terms: [{ coefficient: rational(k), radicand: BigInt(area / (k * k)) }] }
  throw new RangeError('no length')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  pythagoras_add_legs: (p: Params): Surd => surdFromRational(whole(legs(p)[0] + legs(p)[1])),
  stops_early: (p: Params): Surd => surdFromRational(whole(legs(p)[0] ** 2 + legs(p)[1] ** 2)),
  wrong_operation: (p: Params): Surd => rootOf(Math.abs(legs(p)[0] ** 2 - legs(p)[1] ** 2)),
  slip_sign: (p: Params): Surd => rootOf((p.a[0] + p.b[0]) ** 2 + (p.a[1] + p.b[1]) ** 2),
}

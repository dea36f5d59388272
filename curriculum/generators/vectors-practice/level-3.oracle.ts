import { vector } from '../../values/vector.ts'
import type { Params } from './level-3.ts'
import type { Vector } from '../../values/values.ts'

type Pair = readonly [number, number]

const turned = (p: Pair): number => (Math.atan2(p[1], p[0]) * 180) / Math.PI
/** The dot product by the law of cosines, from three squared lengths. */
const dot = (u: Pair, v: Pair): number =>
  (u[0] ** 2 + u[1] ** 2 + v[0] ** 2 + v[1] ** 2 - (u[0] - v[0]) ** 2 - (u[1] - v[1]) ** 2) / 2

/** The angle as the difference of the two directions. */
export function oracle({ u, v }: Params): Vector {
  const between = Math.abs(turned(u) - turned(v))
  return vector(dot(u, v), Math.round(between > 180 ? 360 - between : between))
}

const acos = (n: number): number => Math.round((Math.acos(n) * 180) / Math.PI)
const angleOf = (p: Params): number => Number(oracle(p).components[1]?.n)

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  vector_add_lengths: ({ u, v }: Params): Vector =>
    vector(dot(u, v), acos(dot(u, v) / (Math.hypot(...u) + Math.hypot(...v)))),
  wrong_operation: ({ u, v }: Params): Vector => {
    const d = dot(u, [v[0], -v[1]])
    return vector(d, acos(d / (Math.hypot(...u) * Math.hypot(...v))))
  },
  looks_alike: (p: Params): Vector[] => {
    const { u, v } = p
    const d = dot(u, [v[1], v[0]])
    const ratio = d / (Math.hypot(...u) * Math.hypot(...v))
    return [...(Math.abs(ratio) <= 1 ? [vector(d, acos(ratio))] : []), vector(dot(u, v), Math.abs(90 - angleOf(p)))]
  },
  slip_sign: (p: Params): Vector[] => [dot(p.u, p.v), -dot(p.u, p.v)].map((d) => vector(d, 180 - angleOf(p))),
}

import { rational } from '../../values/rational.ts'
import { addSurds, negateSurd, rootOf, surdFromRational, surdToNumber } from '../../values/surd.ts'
import { seriesCosine, seriesSine } from '../series.ts'
import type { Params } from './level-2.ts'
import type { Surd } from '../../values/values.ts'

/** Every value of the form p/4 + q/4 root 2 + r/4 root 3 + s/4 root 6 with small p to s, by number. */
const table: readonly (readonly [number, Surd])[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((p) =>
  [-2, -1, 0, 1, 2].flatMap((q) =>
    [-2, -1, 0, 1, 2].flatMap((r) =>
      [-2, -1, 0, 1, 2].map((s) => {
        const value = [rootOf(2, rational(q, 4)), rootOf(3, rational(r, 4)), rootOf(6, rational(s, 4))].reduce(
          addSurds,
          surdFromRational(rational(p, 4)),
        )
        return [surdToNumber(value), value] as const
      }),
    ),
  ),
)

/** Looks the number up that the series of sine and cosine give. */
export function oracle(p: Params): Surd {
  const { kind, f, sign, a, b, u, v } = p
  if (kind !== 'given') {
    const [x, y] = [a, sign * b]
    const n =
      f === 'sin'
        ? seriesSine(x) * seriesCosine(y) + seriesCosine(x) * seriesSine(y)
        : seriesCosine(x) * seriesCosine(y) - seriesSine(x) * seriesSine(y)
    const found = table.filter(([size]) => Math.abs(size - n) < 1e-10)
    if (found.length !== 1) throw new RangeError(`${found.length} exact values`)
    return (found[0] as readonly [number, Surd])[1]
  }
  const turn = [
    [u[1], -u[0]],
    [u[0], u[1]],
  ] as const
  const w = [v[1], sign * v[0]] as const
  const point = turn.map((row) => row[0] * w[0] + row[1] * w[1]) as [number, number]
  return surdFromRational(rational(point[f === 'sin' ? 1 : 0], u[2] * v[2]))
}

/** The wrong rule: the function taken of each angle alone. */
export const wrong = {
  trig_linear: ({ kind, f, sign, a, b, u, v }: Params): Surd => {
    if (kind === 'given') {
      const i = f === 'sin' ? 0 : 1
      const [x, y] = [rational(u[i], u[2]), rational(sign * v[i], v[2])]
      return addSurds(surdFromRational(x), surdFromRational(y))
    }
    const exact = (d: number): Surd =>
      (
        table.find(([size]) => Math.abs(size - (f === 'sin' ? seriesSine(d) : seriesCosine(d))) < 1e-10) as readonly [
          number,
          Surd,
        ]
      )[1]
    return addSurds(exact(a), sign > 0 ? exact(b) : negateSurd(exact(b)))
  },
}

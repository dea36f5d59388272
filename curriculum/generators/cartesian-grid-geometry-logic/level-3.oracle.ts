import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

type Spot = readonly [number, number]

function cornersOf({ kind, m, n, slant: [u, v], x, y }: Params): Spot[] {
  const move = (from: Spot, dx: number, dy: number): Spot => [from[0] + dx, from[1] + dy]
  const a: Spot = [x, y]
  if (kind === 'triangle') return [a, move(a, u, 0), move(a, u, v)]
  const b = kind === 'rectangle' ? move(a, m * u, m * v) : move(a, m, 0)
  const up: Spot = kind === 'rectangle' ? [-n * v, n * u] : [u, v]
  return [a, b, move(b, up[0], up[1]), move(a, up[0], up[1])]
}

/** Measures the corner list: lengths side by side, and the area by the shoelace rule. */
function measure(corners: readonly Spot[], asked: Params['asked']): Rational {
  const pairs = corners.map((c, i): readonly [Spot, Spot] => [c, corners[(i + 1) % corners.length] as Spot])
  if (asked === 'perimeter')
    return whole(Math.round(pairs.reduce((s, [a, b]) => s + Math.hypot(b[0] - a[0], b[1] - a[1]), 0)))
  return whole(Math.abs(pairs.reduce((s, [a, b]) => s + a[0] * b[1] - b[0] * a[1], 0)) / 2)
}

export const oracle = (p: Params): Rational => measure(cornersOf(p), p.asked)

const lengths = ({ kind, m, n, slant: [u, v, w] }: Params): readonly [number, number] =>
  kind === 'triangle' ? [u, v] : kind === 'rectangle' ? [m * w, n * w] : [m, w]

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  wrong_operation: (p: Params): Rational => measure(cornersOf(p), p.asked === 'area' ? 'perimeter' : 'area'),
  pythagoras_add_legs: (p: Params): Rational => {
    const c = cornersOf(p)
    return whole(
      c.reduce(
        (s, a, i) =>
          s + Math.abs((c[(i + 1) % c.length] as Spot)[0] - a[0]) + Math.abs((c[(i + 1) % c.length] as Spot)[1] - a[1]),
        0,
      ),
    )
  },
  stops_early: (p: Params): Rational => {
    const [a, b] = lengths(p)
    return whole(p.kind === 'triangle' && p.asked === 'area' ? a * b : a + b)
  },
  slip_off_by_one: (p: Params): Rational[] => {
    const [a, b] = p.kind === 'parallelogram' ? [p.m, p.slant[1]] : lengths(p)
    const half = p.kind === 'triangle' ? 2 : 1
    if (p.asked === 'perimeter') return [whole(Number(measure(cornersOf(p), 'perimeter').n) + 1)]
    return [(a + 1) * b, a * (b + 1)].filter((n) => n % half === 0).map((n) => whole(n / half))
  },
}

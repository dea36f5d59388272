import { point } from '../../values/point.ts'
import type { Params } from './level-4.ts'
import type { Point } from '../../values/values.ts'

/** The height by the rule as it is shown. */
function heightAt(p: Params, x: number): number {
  if (p.kind === 'factored' || p.kind === 'zero') return p.a * (x - p.h + p.d) * (x - p.h - p.d)
  if (p.kind === 'vertex') return p.a * (x - p.h) ** 2 + p.k
  return p.a * x * x - 2 * p.a * p.h * x + (p.a * p.h * p.h + p.k)
}

/** Looks at every whole number: the turning point is lower, or higher, than all others; a zero has the height 0. */
export function oracle(p: Params): Point {
  const all = Array.from({ length: 81 }, (_, i) => i - 40)
  if (p.kind === 'zero') return point(all.find((x) => heightAt(p, x) === 0 && x !== p.h + p.d) ?? Number.NaN, 0)
  const best = all.reduce((a, b) =>
    (p.a > 0 ? heightAt(p, b) < heightAt(p, a) : heightAt(p, b) > heightAt(p, a)) ? b : a,
  )
  return point(best, heightAt(p, best))
}

const known = (p: Params): number => p.h + p.d
const x = (p: Params): number => Number(oracle(p).x.n)
const y = (p: Params): number => Number(oracle(p).y.n)

export const wrong = {
  horizontal_shift_sign: (p: Params): Point =>
    p.kind === 'zero' ? point(-p.h - (known(p) + p.h), 0) : point(-x(p), y(p)),
  looks_alike: (p: Params): Point => (p.kind === 'zero' ? point(-known(p), 0) : point(x(p), heightAt(p, 0))),
  stops_early: (p: Params): Point => (p.kind === 'standard' ? point(2 * x(p), heightAt(p, 0)) : point(p.h, 0)),
  wrong_operation: (p: Params): Point => point(known(p) + (known(p) - p.h), 0),
}

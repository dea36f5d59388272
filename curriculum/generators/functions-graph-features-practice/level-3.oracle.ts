import { point } from '../../values/point.ts'
import type { Params } from './level-3.ts'
import type { Point } from '../../values/values.ts'

const v = (p: Extract<Params, { kind: 'absolute' }>, x: number): number => p.a * (x > p.h ? x - p.h : p.h - x) + p.k

/** Walks along the V until both neighbors lie on one side; in pieces, asks each piece whether it holds x. */
export function oracle(p: Params): Point {
  if (p.kind === 'absolute') {
    for (let x = -20; x <= 20; x++) if (v(p, x - 1) === v(p, x + 1)) return point(x, v(p, x))
    throw new RangeError('no turning point')
  }
  const held = [
    { holds: p.left, y: p.c1 + p.s * p.m1 },
    { holds: !p.left, y: p.c2 + p.s * p.m2 },
  ].filter((piece) => piece.holds)
  return point(p.s, held[0]?.y ?? Number.NaN)
}

const otherEnd = (p: Params): Point =>
  p.kind === 'absolute' ? point(0, 0) : point(p.s, p.left ? p.c2 + p.s * p.m2 : p.c1 + p.s * p.m1)

export const wrong = {
  horizontal_shift_sign: (p: Params): Point => (p.kind === 'absolute' ? point(-p.h, v(p, p.h)) : otherEnd(p)),
  /** The higher of the two ends. */
  slope_height: (p: Params): Point => {
    const [a, b] = [oracle(p), otherEnd(p)]
    return b.y.n > a.y.n ? b : a
  },
  looks_alike: otherEnd,
}

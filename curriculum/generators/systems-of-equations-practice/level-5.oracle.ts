import { evaluate } from 'mathjs'
import { point } from '../../values/point.ts'
import type { Half, Params } from './level-5.ts'
import type { Point } from '../../values/values.ts'

const isTrue = (h: Half, x: number, y: number): boolean =>
  evaluate(`${h.a} * ${x} + ${h.b} * ${y} ${h.sign} ${h.c}`) === true

/** Of the four points on offer the one for which mathjs calls both inequalities true. */
export function oracle(p: Params): Point {
  const fitting = [p.neither, p.secondOnly, p.firstOnly, p.right].filter(([x, y]) =>
    p.halves.every((h) => isTrue(h, x, y)),
  )
  if (fitting.length !== 1) throw new RangeError(`${fitting.length} points fit`)
  return point(...(fitting[0] as readonly [number, number]))
}

export const wrong = { stops_early: (p: Params): Point[] => [point(...p.firstOnly), point(...p.secondOnly)] }

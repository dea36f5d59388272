import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Walks along the figures, forward and back, from figure 1. */
function height(p: Params, n: number): number {
  let tiles = p.start
  for (let i = 1; i < n; i++) tiles += p.step
  for (let i = 1; i > n; i--) tiles -= p.step
  return tiles
}

export function oracle(p: Params): Rational {
  if (p.asked === 'slope') return whole(height(p, 2) - height(p, 1))
  return whole(height(p, p.asked === 'start' ? 0 : p.far))
}

export const wrong = {
  recursive_only: (p: Params): Rational =>
    whole(p.asked === 'point' ? (p.far % 2 === 0 ? 2 * height(p, p.far / 2) : p.far * p.start) : p.start),
  looks_alike: (p: Params): Rational => whole(p.asked === 'slope' ? height(p, 0) : p.step),
  stops_early: (p: Params): Rational => whole(height(p, p.far) - height(p, 0)),
  slip_off_by_one: (p: Params): Rational[] =>
    p.asked === 'point' ? [whole(height(p, p.far + 1))] : [1, -1].map((by) => whole(Number(oracle(p).n) + by)),
}

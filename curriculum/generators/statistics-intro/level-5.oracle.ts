import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Walks from one value up to the other. */
function way(from: number, to: number): number {
  let steps = 0
  for (let at = from; at < to; at++) steps++
  return steps
}

const at = (p: Params, i: number): number => p.five[i] ?? 0

/** Of a hundred data, twenty-five lie in each part. */
function share(p: Params, parts: number): number {
  let data = 0
  for (let i = 0; i < parts; i++) data += 25
  return p.ask === 'share' ? data : 0
}

export function oracle(p: Params): Rational {
  if (p.ask === 'share') return whole(share(p, way(p.part[0], p.part[1])))
  return whole(p.ask === 'range' ? way(at(p, 0), at(p, 4)) : way(at(p, 1), at(p, 3)))
}

export const wrong = {
  boxplot_area_count: (p: Params): Rational =>
    p.ask === 'share'
      ? whole(Math.round((100 * way(at(p, p.part[0]), at(p, p.part[1]))) / way(at(p, 0), at(p, 4))))
      : whole(way(at(p, 2), at(p, 4))),
  looks_alike: (p: Params): Rational =>
    p.ask === 'share'
      ? whole(share(p, 4 - way(p.part[0], p.part[1])))
      : whole(p.ask === 'iqr' ? way(at(p, 0), at(p, 4)) : way(at(p, 1), at(p, 3))),
  stops_early: (p: Params): Rational => whole(p.ask === 'iqr' ? at(p, 3) : at(p, 4)),
  given_number: (p: Params): Rational => whole(way(at(p, p.part[0]), at(p, p.part[1]))),
  slip_off_by_one: (p: Params): Rational[] => {
    const right = Number(oracle(p).n)
    return p.ask === 'share' ? [whole(right + 25), whole(right - 25)] : [whole(right + 1)]
  },
}

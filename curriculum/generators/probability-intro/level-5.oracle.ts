import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Draws every ball of the one bag with every ball of the other and counts. */
function counted(p: Params, wanted: (x: boolean, y: boolean) => boolean): Rational {
  let hits = 0
  for (let i = 0; i < p.b; i++) for (let j = 0; j < p.d; j++) if (wanted(i < p.a, j < p.c)) hits++
  return rational(hits, p.b * p.d)
}

const tests: Record<Params['ask'], (x: boolean, y: boolean) => boolean> = {
  both: (x, y) => x && y,
  neither: (x, y) => !x && !y,
  either: (x, y) => x || y,
  'not both': (x, y) => !x || !y,
}

export function oracle(p: Params): Rational {
  return counted(p, tests[p.ask])
}

export const wrong = {
  add_for_and: (p: Params): Rational =>
    p.ask === 'neither'
      ? rational((p.b - p.a) * p.d + (p.d - p.c) * p.b, p.b * p.d)
      : rational(p.a * p.d + p.c * p.b, p.b * p.d),
  part_part_fraction: (p: Params): Rational => {
    const [u, v] = [p.b - p.a, p.d - p.c]
    return p.ask === 'neither' ? rational(u * v, p.a * p.c) : rational(p.a * p.c, u * v)
  },
  stops_early: (p: Params): Rational => counted(p, tests[p.ask === 'either' ? 'neither' : 'both']),
  looks_alike: (p: Params): Rational[] => [
    counted(p, tests.both),
    counted(p, tests.neither),
    counted(p, tests['not both']),
  ],
}

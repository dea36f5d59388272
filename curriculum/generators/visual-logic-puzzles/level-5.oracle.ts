import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Puts every single one into the sets and counts by looking at each. */
export function oracle(p: Params): Rational {
  const everyone = [
    ...Array.from({ length: p.first }, () => [true, false]),
    ...Array.from({ length: p.both }, () => [true, true]),
    ...Array.from({ length: p.second }, () => [false, true]),
    ...Array.from({ length: p.neither }, () => [false, false]),
  ]
  const tests = {
    only: (one: boolean, two: boolean) => one && !two,
    either: (one: boolean, two: boolean) => one || two,
    neither: (one: boolean, two: boolean) => !one && !two,
    both: (one: boolean, two: boolean) => one && two,
  }
  return whole(everyone.filter(([one, two]) => tests[p.asked](one === true, two === true)).length)
}

const sizes = (p: Params): { a: number; b: number; all: number } => ({
  a: p.first + p.both,
  b: p.second + p.both,
  all: p.first + p.both + p.second + p.neither,
})

export const wrong = {
  affirm_converse: (p: Params): Rational => whole(sizes(p).a),
  looks_alike: (p: Params): Rational =>
    whole(p.asked === 'either' ? sizes(p).a + sizes(p).b : Math.abs(sizes(p).all - sizes(p).a - sizes(p).b)),
  stops_early: (p: Params): Rational => whole(p.first + p.both + p.second),
  wrong_operation: (p: Params): Rational => whole(p.asked === 'only' ? sizes(p).a + p.both : p.first + p.second),
}

import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

const full = (p: Params): number => (p.kind === 'complementary' || p.kind === 'corner' ? 90 : 180)

/** Turns on from the last known side, one degree at a time, until the whole is filled; across a crossing it turns twice. */
export function oracle(p: Params): Rational {
  let turned = p.kind === 'vertical' ? 180 : p.a + p.b
  let x = 0
  const goal = p.kind === 'vertical' ? 180 + p.a : full(p)
  while (turned < goal) {
    turned++
    x++
  }
  return whole(x)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  protractor_wrong_scale: (p: Params): Rational => whole(180n - oracle(p).n),
  all_angles_equal: (p: Params): Rational => whole(p.a),
  wrong_operation: (p: Params): Rational =>
    whole(p.kind === 'vertical' ? Math.abs(90 - p.a) : 270 - full(p) - p.a - p.b),
  stops_early: (p: Params): Rational[] => [whole(full(p) - p.a), whole(full(p) - p.b), whole(p.a + p.b)],
  looks_alike: (p: Params): Rational[] => [whole(p.a + p.a), whole(360 - p.a)],
}

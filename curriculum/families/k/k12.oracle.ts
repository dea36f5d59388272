import { whole } from '../../values/rational.ts'
import type { Params } from './k12.ts'
import type { Rational } from '../../values/values.ts'

/** Climbs day by day; the days until the top is reached. */
function daysTo(height: number, up: number, down: number): number {
  let [at, day] = [0, 0]
  for (;;) {
    day++
    at += up
    if (at >= height) return day
    at -= down
  }
}

/** Plays day and night. */
export const oracle = (p: Params): Rational => whole(daysTo(p.height, p.up, p.down))

export const wrong = {
  quick_answer: (p: Params): Rational => whole(daysTo(p.height, p.up - p.down, 0)),
  condition_dropped: (p: Params): Rational => whole(daysTo(p.height, p.up, 0)),
  last_case_missed: (p: Params): Rational => whole(daysTo(p.height, p.up, p.down) - 1),
  half_way: (p: Params): Rational => whole(p.up - p.down),
}

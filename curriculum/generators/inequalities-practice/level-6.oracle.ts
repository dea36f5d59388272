import { halfLine, intervalPart, intervals } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-6.ts'
import type { Intervals, SetOf } from '../../values/values.ts'

/** The distance from the middle of the two ends, a times, as the bars measure it. */
const distance = (p: Params, x: number): number => Math.abs(p.a * x - (p.a * (p.low + p.high)) / 2)

/** Walks from -40 to 40 in halves, by the distance alone. */
export function oracle(p: Params): SetOf | Intervals {
  const goal = (p.a * (p.high - p.low)) / 2
  const fits = (x: number): boolean => {
    const d = distance(p, x)
    return p.sign === '=' ? d === goal : d === goal ? p.sign.length === 2 : d < goal === (p.sign[0] === '<')
  }
  if (p.sign === '=') {
    const found = []
    for (let x = -40; x <= 40; x++) if (fits(x)) found.push(whole(x))
    return setOf(found)
  }
  const parts = []
  for (let x = -40; x < 40; x++) {
    if (fits(x + 0.5))
      parts.push(intervalPart(x === -40 ? null : whole(x), x === 39 ? null : whole(x + 1), false, false))
    if (fits(x)) parts.push(intervalPart(whole(x), whole(x), true, true))
  }
  return intervals(parts)
}

export const wrong = {
  inequality_no_flip: (p: Params): Intervals => halfLine(p.sign === '=' ? '<' : p.sign, whole(p.low)),
  stops_early: (p: Params): Intervals | SetOf =>
    p.sign === '='
      ? setOf(p.a > 1 ? [whole(p.a * p.low), whole(p.a * p.high)] : [whole(p.high)])
      : halfLine(p.sign, whole(p.high)),
}

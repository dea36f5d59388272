import { halfLine, intervalPart, intervals } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { setOf } from '../../../values/set.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { solutionOracles } from '../solution-oracles.ts'
import { barsFace, distanceFace, type Distance } from './match-distances.ts'
import type { Params } from './numbers.ts'
import type { Intervals, Match, SetOf } from '../../../values/values.ts'

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

/** Bars and words are tried on every half number from -40 to 40. */
function paired({ sets }: MatchParams<Distance>): Match {
  const tried = Array.from({ length: 161 }, (_, i) => -40 + i / 2)
  const barred = (text: string, x: number): boolean => {
    const [, sign = '', from = '0', relation = '', far = '0'] = /\|x ([+-]) (\d+)\| (\S+) (\d+)/.exec(text) ?? []
    const size = Math.abs(sign === '-' ? x - Number(from) : x + Number(from))
    const gap = size - Number(far)
    return relation === '<' ? gap < 0 : relation === '>' ? gap > 0 : relation === '\\le' ? gap <= 0 : gap >= 0
  }
  const told = (text: string, x: number): boolean => {
    const [from = 0, far = 0] = [...text.matchAll(/-?\d+/g)].map(([number]) => Number(number))
    const gap = Math.max(x - from, from - x) - far
    return text.includes('less')
      ? gap < 0
      : text.includes('more')
        ? gap > 0
        : text.includes('most')
          ? gap <= 0
          : gap >= 0
  }
  return matchedFaces(sets.map(barsFace), sets.map(distanceFace), (left, right) =>
    tried.every((x) => barred(left, x) === told(right, x)),
  )
}

export const tasks = {
  ...solutionOracles<Params>({ letter: () => 'x', oracle, wrong }),
  match_distances: { oracle: paired },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2400304541

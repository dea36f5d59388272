import { halfLine, intervalPart, intervals } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { solutionOracles } from '../solution-oracles.ts'
import type { Params } from './numbers.ts'
import type { Intervals } from '../../../values/values.ts'

/** The value of the fraction at x, worked out; walks from -40 to 40 in halves. */
export function oracle(p: Params): Intervals {
  const value = (x: number): number => p.zeros.reduce((all, z) => all * (x - z), p.k) / (x - p.pole)
  const fits = (x: number): boolean => {
    const v = value(x)
    if (!Number.isFinite(v)) return false
    return v === 0 ? p.sign.length === 2 : v > 0 === (p.sign[0] === '>')
  }
  const parts = []
  for (let x = -40; x < 40; x++) {
    if (fits(x + 0.5))
      parts.push(intervalPart(x === -40 ? null : whole(x), x === 39 ? null : whole(x + 1), false, false))
    if (fits(x)) parts.push(intervalPart(whole(x), whole(x), true, true))
  }
  return intervals(parts)
}

const opposite = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const

export const wrong = {
  inequality_no_flip: (p: Params): Intervals => halfLine(p.k < 0 ? opposite[p.sign] : p.sign, whole(p.zeros[0] ?? 0)),
  slip_sign: (p: Params): Intervals => oracle({ ...p, pole: -p.pole, zeros: p.zeros.map((z) => -z) }),
}

export const tasks = solutionOracles<Params>({ letter: () => 'x', oracle, wrong })

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2711201603

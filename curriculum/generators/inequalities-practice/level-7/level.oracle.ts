import { intervalPart, intervals } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import type { IntervalPart } from '../../../values/intervals.ts'
import { solutionOracles } from '../solution-oracles.ts'
import type { Params } from './numbers.ts'
import type { Intervals } from '../../../values/values.ts'

function isTrue(p: Params, x: number): boolean {
  const value = p.a * x * x - p.a * (p.r + p.s) * x + p.a * p.r * p.s
  return { '<': value < 0, '<=': value <= 0, '>': value > 0, '>=': value >= 0 }[p.sign]
}

/** Tries every half from -30 to 30 and joins neighboring solutions; a run that ends at a half ends open at the next whole. */
export function oracle(p: Params): Intervals {
  const parts: (IntervalPart | null)[] = []
  let start: number | null = null
  for (let i = -60; i <= 61; i++) {
    const x = i / 2
    const holds = i <= 60 && isTrue(p, x)
    if (holds && start === null) start = x
    if (holds || start === null) continue
    const last = x - 0.5
    const from = start === -30 ? null : whole(Math.floor(start))
    const to = last === 30 ? null : whole(Math.ceil(last))
    parts.push(intervalPart(from, to, Number.isInteger(start), Number.isInteger(last)))
    start = null
  }
  return intervals(parts)
}

export const wrong = {
  inequality_no_flip: (p: Params): Intervals[] =>
    (['<', '<=', '>', '>='] as const).filter((sign) => sign[0] !== p.sign[0]).map((sign) => oracle({ ...p, sign })),
  slip_sign: (p: Params): Intervals => oracle({ ...p, r: -p.s, s: -p.r }),
  looks_alike: (p: Params): Intervals[] => (['<', '<=', '>', '>='] as const).map((sign) => oracle({ ...p, sign })),
}

export const tasks = solutionOracles<Params>({ letter: () => 'x', oracle, wrong })

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3428782048

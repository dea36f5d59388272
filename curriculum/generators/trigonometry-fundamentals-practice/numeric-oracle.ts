import { rational } from '../../values/rational.ts'
import { rootOf } from '../../values/surd.ts'
import type { Surd } from '../../values/values.ts'

const call = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  csc: (x: number) => 1 / Math.sin(x),
  sec: (x: number) => 1 / Math.cos(x),
  cot: (x: number) => 1 / Math.tan(x),
}

/** A ratio by floating calculation. */
export const measured = (ratio: keyof typeof call, degrees: number): number => call[ratio]((degrees / 180) * Math.PI)

/** The surd n/d sqrt(r) with the smallest numbers that a measured value is; throws when there is none. */
export function nearestSurd(value: number, most = 24): Surd {
  if (Math.abs(value) < 1e-9) return { kind: 'surd', terms: [] }
  for (let d = 1; d <= most; d++)
    for (let r = 1; r <= 400; r++) {
      const n = (value * d) / Math.sqrt(r)
      if (Math.abs(n - Math.round(n)) < 1e-9 && Math.round(n) !== 0) return rootOf(r, rational(Math.round(n), d))
    }
  throw new RangeError(`no surd for ${value}`)
}

import { valueAt } from '../../figures/curve-specs.ts'
import { waveEquation } from './wave-node.ts'
import type { Params } from './level-1.ts'
import type { Equation } from '../../values/values.ts'

/** Samples the curve: highest and lowest value, what it does at 0, and how often it crosses its mean going up. */
export function oracle({ f, a, p, q, k }: Params): Equation {
  const curve = { kind: f === 'sin' ? 'sine' : 'cosine', amplitude: a, frequency: p / q, midline: k } as const
  const n = 4800
  const heights = Array.from({ length: n }, (_, i) => valueAt(curve, ((i + 0.25) * 4 * Math.PI) / n) ?? 0)
  const [high, low] = [Math.max(...heights), Math.min(...heights)]
  const middle = Math.round((high + low) / 2)
  const rises = heights.filter((h, i) => h < middle && (heights[(i + 1) % n] as number) >= middle).length
  const starts = Math.abs((valueAt(curve, 0) ?? 0) - middle) < 0.01 ? 'sin' : 'cos'
  return waveEquation(starts, Math.round((high - low) / 2), rises % 2 === 0 ? [rises / 2, 1] : [rises, 2], middle)
}

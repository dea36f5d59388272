import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import type { PiMultiple } from '../../values/values.ts'

export const units = ['cm', 'm', 'in', 'ft'] as const
export const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
export type Unit = (typeof units)[number]

/** (n / d) pi. */
export const pi = (n: number, d = 1): PiMultiple => piMultiple(rational(n, d))
/** (n / d) pi in LaTeX. */
export function piLatex(n: number, d = 1): string {
  const r = rational(n, d)
  return r.d === 1n ? `${r.n}\\pi` : `\\frac{${r.n}\\pi}{${r.d}}`
}

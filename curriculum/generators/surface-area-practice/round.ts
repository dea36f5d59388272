import { piMultiple } from '../../values/pi-multiple.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { PiMultiple } from '../../values/values.ts'

export const units = ['cm', 'm', 'in', 'ft'] as const
export const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
export type Unit = (typeof units)[number]

/** n pi, or n / d pi. */
export const pi = (n: number, d = 1): PiMultiple => piMultiple(d === 1 ? whole(n) : rational(n, d))

/** A radius and a height between half and six times as long. */
export function radiusAndHeight(chance: Chance, difficulty: number): readonly [number, number] {
  const low = 2 + Math.round(5 * difficulty)
  const r = chance.int(low, low + 12)
  return [r, chance.int(Math.max(3, Math.ceil(r * 0.7)), Math.min(40, Math.max(5, 4 * r)))]
}

import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Lays out one larger unit after another in smaller ones, then adds or removes the rest. */
export function oracle(p: Params): Rational {
  const factor = [100, 10, 1000, 1000, 1000][p.pair] ?? 0
  let small = 0
  for (let unit = 0; unit < p.large; unit++) for (let i = 0; i < factor; i++) small++
  for (let i = 0; i < p.small; i++) small += p.adds ? 1 : -1
  return whole(small)
}

export const wrong = { wrong_operation: (p: Params): Rational => oracle({ ...p, adds: !p.adds }) }

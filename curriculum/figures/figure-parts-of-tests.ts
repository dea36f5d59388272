import type { Chance } from '../chance.ts'
import type { Figure } from '../values/values.ts'
import { exactText, lowest } from './exact.ts'

/** A figure of chance parameters, and the facts that it must tell. For tests and contact sheets. */
export interface Sample {
  readonly figure: Figure
  readonly facts: Figure['facts']
}

/** `count` things made one by one. */
export const list = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
/** A chance fraction or mixed number up to `most`, as text. */
export const ratio = (c: Chance, most: number): string => {
  const d = c.int(2, 12)
  const value = lowest(BigInt(c.int(1, d * most)), BigInt(d))
  return exactText(value, true)
}

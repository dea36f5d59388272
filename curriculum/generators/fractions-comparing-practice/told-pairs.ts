import { leftTex, orderOf, rightTex, signOf, type Pair } from './comparing.ts'
import type { Chance } from '../../chance.ts'

/** What the tasks that levels share need of a level: its pairs, and how hard they are. */
export interface Pairs {
  draw(chance: Chance, difficulty: number): Pair
  load(p: Pair): number
  /** How many pairs there are, where there are few. */
  readonly space?: number
}

export const noteOf = (p: Pair): string => `${p.a}/${p.b} ${p.c}/${p.d}`

/** '\frac{1}{4} < \frac{1}{2}' */
export const compared = (p: Pair): string => `${leftTex(p)} ${signOf(p)} ${rightTex(p)}`

/** Pairs of which one is greater. */
export const differ = (p: Pair): boolean => orderOf(p) !== 0

const partNames: Readonly<Record<number, string>> = {
  2: 'halves',
  3: 'thirds',
  4: 'fourths',
  6: 'sixths',
  8: 'eighths',
}

/** What the parts of a whole are called in grade 3. Throws a RangeError for denominators that it does not know. */
export function partName(parts: number): string {
  const name = partNames[parts]
  if (name === undefined) throw new RangeError(`no name for ${parts} parts`)
  return name
}

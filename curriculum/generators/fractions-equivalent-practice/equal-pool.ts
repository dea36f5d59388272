import { gcd } from '../../values/whole-numbers.ts'
import { range, windowOf } from '../wrong-answer.ts'
import type { Numbers } from '../../tasks/task.ts'

/** top/bottom in simplest form, and `times` as many parts of each whole. */
export interface Equal {
  readonly top: number
  readonly bottom: number
  readonly times: number
}

/** The pairs of equal fractions of a level, from easy to hard. */
export interface EqualPool extends Numbers<Equal> {
  readonly all: readonly Equal[]
}

export const tex = (n: number | string, d: number | string): string => `\\frac{${n}}{${d}}`
export const few = (p: Equal): string => tex(p.top, p.bottom)
export const many = (p: Equal): string => tex(p.top * p.times, p.bottom * p.times)
const load = (p: Equal): number => p.bottom * p.times + p.times

/** Proper fractions with these denominators, multiplied so that no denominator is above `most`; `share` of them is open at one difficulty. */
export function equalPool(bottoms: readonly number[], most: number, share = 0.5): EqualPool {
  const all = bottoms
    .flatMap((bottom) => range(1, bottom - 1).map((top) => ({ top, bottom })))
    .filter(({ top, bottom }) => gcd(BigInt(top), BigInt(bottom)) === 1n)
    .flatMap((p) => range(2, Math.floor(most / p.bottom)).map((times): Equal => ({ ...p, times })))
    .toSorted((p, q) => load(p) - load(q))
  return {
    all,
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, share)),
    note: (p) => `${p.top}/${p.bottom} x ${p.times}`,
    load,
  }
}

import { range } from '../wrong-answer.ts'

/** Two parts, both at least 1. */
export interface Sum {
  readonly a: number
  readonly b: number
}

/** How a level's own numbers are read as a sum. */
export type SumOf<P> = (p: P) => Sum

export const total = ({ a, b }: Sum): number => a + b

/** The counting that goes from one number on to another, '4, 5, 6'. */
export const countedOn = (from: number, to: number): string => range(from + 1, to).join(', ')

/** Numbers for tiles: the ones that are needed, and others near them up to `most`, each of these once. */
export function tilesFor(needed: readonly number[], near: readonly number[], most: number): string[] {
  const others = [...new Set(near)].filter((n) => n >= 0 && n <= most && !needed.includes(n))
  return [...needed, ...others].map(String)
}

/** A level's numbers that are the two parts already. */
export const asIs = (p: Sum): Sum => p

/** A part and the whole that it belongs to; ten unless told. */
export const partOf = ({ given, whole = 10 }: { readonly given: number; readonly whole?: number }): Sum => ({
  a: given,
  b: whole - given,
})

import { range } from '../wrong-answer.ts'

/** So many groups, or rows, of one size. */
export interface Equal {
  readonly groups: number
  readonly size: number
}

export const totalOf = (p: Equal): number => p.groups * p.size

/** All groups of these numbers and sizes, from few things to many. */
export const equalOf = (groups: readonly number[], sizes: readonly number[]): readonly Equal[] =>
  groups.flatMap((g) => sizes.map((size) => ({ groups: g, size }))).toSorted((a, b) => totalOf(a) - totalOf(b))

/** '4 + 4 + 4' */
export const sumOf = (p: Equal): string =>
  range(1, p.groups)
    .map(() => p.size)
    .join(' + ')

/** '4, 8, 12' */
export const jumpsOf = (p: Equal, upTo = p.groups): string =>
  range(1, upTo)
    .map((i) => i * p.size)
    .join(', ')

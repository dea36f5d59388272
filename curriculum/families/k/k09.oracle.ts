import { whole } from '../../values/rational.ts'
import type { Params } from './k09.ts'
import type { Rational } from '../../values/values.ts'

/** Every thing with its two marks, laid out one by one. */
function things(p: Params): { first: boolean; second: boolean }[] {
  const lay = (count: number, first: boolean, second: boolean) =>
    Array.from({ length: count }, () => ({ first, second }))
  return [
    ...lay(p.first, true, false),
    ...lay(p.both, true, true),
    ...lay(p.second, false, true),
    ...lay(p.neither, false, false),
  ]
}

type Thing = ReturnType<typeof things>[number]

const counted = (p: Params, holds: (thing: Thing) => boolean): number => things(p).filter(holds).length

/** Looks at every single thing. */
export const oracle = (p: Params): Rational => whole(counted(p, ({ first, second }) => !first && !second))

export const wrong = {
  other_quantity: (p: Params): Rational => whole(counted(p, ({ first, second }) => first || second)),
  one_case_only: (p: Params): Rational => whole(counted(p, ({ first, second }) => !(first && second))),
  counted_twice: (p: Params): Rational => {
    const left = things(p).length - counted(p, ({ first }) => first) - counted(p, ({ second }) => second)
    return whole(left < 0 ? -left : left)
  },
  half_way: (p: Params): Rational => whole(counted(p, ({ first }) => !first)),
}

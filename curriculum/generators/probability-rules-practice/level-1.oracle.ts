import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Every member with what is true of it. */
const members = (p: Params): { a: boolean; b: boolean }[] => [
  ...Array.from({ length: p.first }, () => ({ a: true, b: false })),
  ...Array.from({ length: p.both }, () => ({ a: true, b: true })),
  ...Array.from({ length: p.second }, () => ({ a: false, b: true })),
  ...Array.from({ length: p.outside }, () => ({ a: false, b: false })),
]

const tests: Record<Params['ask'], (m: { a: boolean; b: boolean }) => boolean> = {
  and: ({ a, b }) => a && b,
  or: ({ a, b }) => a || b,
  'not first': ({ a }) => !a,
  'only first': ({ a, b }) => a && !b,
  neither: ({ a, b }) => !(a || b),
  'exactly one': ({ a, b }) => a !== b,
}

const share = (p: Params, test: (m: { a: boolean; b: boolean }) => boolean): Rational => {
  const list = members(p)
  return rational(list.filter(test).length, list.length)
}

export function oracle(p: Params): Rational {
  return share(p, tests[p.ask])
}

export const wrong = {
  add_for_and: (p: Params): Rational => {
    const list = members(p)
    return rational(list.filter(({ a }) => a).length + list.filter(({ b }) => b).length, list.length)
  },
  looks_alike: (p: Params): Rational[] => [
    share(p, (m) => !tests[p.ask](m)),
    share(p, ({ a }) => a),
    share(p, tests.and),
  ],
  conditional_inverse: (p: Params): Rational => {
    const list = members(p)
    const [a, b, any] = [({ a }: { a: boolean }) => a, ({ b }: { b: boolean }) => b, tests.or].map(
      (test) => list.filter(test as (m: { a: boolean; b: boolean }) => boolean).length,
    )
    const hits = list.filter(tests[p.ask]).length
    if (p.ask === 'and') return rational(hits, a ?? 1)
    return rational(hits, hits === any ? (a ?? 0) + (b ?? 0) : (any ?? 1))
  },
}

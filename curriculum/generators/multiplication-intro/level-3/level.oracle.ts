import { num, plus, sym, times } from '../../../expressions/build.ts'
import { expression, item, match } from '../../../values/items.ts'
import { partsOf } from '../../../values/parts.ts'
import { sharedTasks } from '../multiplication-oracles.ts'
import type { Products } from './match-products.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Expression, Item, Match, Parts, Rational, Value } from '../../../values/values.ts'

/** Writes the sum out as a text and reads it. */
export function oracle(p: Params): Rational {
  const sum = Array.from({ length: p.groups }, () => String(p.size)).join('+')
  const terms = sum.split('+').map(Number)
  if (p.asked === 'groups') return whole(terms.length)
  if (p.asked === 'size') return whole(terms[0] ?? 0)
  return whole(terms.reduce((a, b) => a + b, 0))
}

/** Factors added, a group too many or too few, the total instead of a factor. */
export const wrong = {
  times_as_plus: (p: Params): Rational => whole(p.size + p.groups),
  zero_identity_mixup: (p: Params): Rational => whole(p.groups + 1),
  slip_off_by_one: (p: Params): Rational[] =>
    p.asked === 'total'
      ? [-1, 1].map((d) => whole((p.groups + d) * p.size))
      : [whole((p.asked === 'groups' ? p.groups : p.size) + 1)],
  stops_early: (p: Params): Rational => whole(p.size * p.groups),
}

interface Told {
  readonly base: Params
}

/** Reads both lists as sums, and puts together what adds the same number as often. */
function matched(p: Products): Match {
  const written = (groups: number, size: number): string => Array.from({ length: groups }, () => size).join('+')
  return match(
    p.products.map((it) => {
      const partner = p.products.find((other) => written(other.groups, other.size) === written(it.groups, it.size))
      if (partner === undefined) throw new RangeError('a product has no partner')
      return [item(`product ${it.groups} ${it.size}`), item(`face ${partner.groups} ${partner.size}`)] as const
    }),
  )
}

export const tasks = {
  build_groups: sharedTasks.build_groups,
  which_story: { oracle: (): Item => item('right') },
  match_products: { oracle: matched },
  story: {
    oracle: ({ base }: Told): Parts =>
      partsOf([
        { value: expression(times(num(base.groups), num(base.size))), weight: 50 },
        { value: oracle(base), weight: 50, follow: sym('a') },
      ]),
    wrong: {
      times_as_plus: ({ base }: Told): Value[] => [
        wrong.times_as_plus(base),
        expression(plus(num(base.groups), num(base.size))),
      ],
      slip_off_by_one: ({ base }: Told): Value[] => [
        ...wrong.slip_off_by_one(base),
        expression(times(num(base.groups), num(base.size + 1))),
      ],
      given_number: ({ base }: Told): Expression => expression(times(num(base.groups), num(base.groups))),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1703623170

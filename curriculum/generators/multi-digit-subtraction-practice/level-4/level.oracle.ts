import { minus, plus, times } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { columnWork } from './mistakes.ts'
import { lineEnds, smallerEnd, wrongColumn } from '../difference-oracles.ts'
import { things } from './stories.ts'
import type { Params } from './numbers.ts'
import type { Expression, Parts, Rational } from '../../../values/values.ts'

/** Counts up from the smaller number to the larger one, by hundreds, tens and ones, as in a shop. */
export function oracle(p: Params): Rational {
  let reached = p.bottom
  let given = 0
  for (const jump of [100, 10, 1]) {
    while (reached + jump <= p.top) {
      reached += jump
      given += jump
    }
  }
  return whole(given)
}

const places = (n: number): number[] => String(n).split('').map(Number)

/** The wrong rules of misconceptions.ts, from the written digits. */
export const wrong = {
  smaller_from_larger: (p: Params): Rational => {
    const bottom = places(p.bottom)
    return whole(
      Number(
        places(p.top)
          .map((digit, i) => Math.abs(digit - (bottom[i] ?? 0)))
          .join(''),
      ),
    )
  },
  borrow_no_decrement: (p: Params): Rational[] => {
    const bottom = places(p.bottom)
    const unpaid = places(p.top).map((digit, i) => {
      const taken = bottom[i] ?? 0
      return digit < taken && i > 0 ? 10 + digit - taken : Math.abs(digit - taken)
    })
    return [whole(Number(unpaid.join(''))), whole(p.top - p.bottom + 100), whole(p.top - p.bottom + 10)]
  },
  borrow_across_zero: (p: Params): Rational[] => [whole(p.top - p.bottom + 10), whole(p.top - p.bottom - 100)],
}

/** Tries every number in the open place until the sentence is true. */
function tried(p: { readonly base: Params; readonly open: 'first' | 'second' }): Rational {
  const left = Number(oracle(p.base).n)
  for (let n = 1; n < 2000; n++) {
    const [first, second] = p.open === 'first' ? [n, p.base.bottom] : [p.base.top, n]
    if (first - second === left) return whole(n)
  }
  throw new RangeError('no number fits')
}

/** The multiple of 100 that the fewest steps of one lead to. */
function nearestHundred(p: Params): Rational {
  const left = Number(oracle(p).n)
  for (let away = 0; ; away++) {
    const hit = [left - away, left + away].find((n) => n % 100 === 0)
    if (hit !== undefined) return whole(hit)
  }
}

interface Told {
  readonly base: Params
  readonly thing: number
  readonly story: number
}

/** The calculation of a story by trying all signs and orders: the one whose value, put back, makes the story true. */
function toldStory(p: Told): Parts {
  const left = oracle(p.base)
  const { top, bottom } = p.base
  const ways = [
    [top, bottom],
    [bottom, top],
  ] as const
  const [found] = ways.filter(([first, second]) => first - second + bottom === top)
  if (found === undefined) throw new RangeError('no calculation fits')
  return {
    kind: 'parts',
    parts: [
      { value: expression(minus(found[0], found[1])), weight: 50 },
      { value: left, weight: 50 },
    ],
  }
}

interface Slipped {
  readonly base: Params
  readonly slip: string
}

export const tasks = {
  story: {
    oracle: toldStory,
    wrong: {
      smaller_from_larger: ({ base }: Told): Rational => wrong.smaller_from_larger(base),
      borrow_no_decrement: ({ base }: Told): Rational[] => wrong.borrow_no_decrement(base),
      borrow_across_zero: ({ base }: Told): Rational[] => wrong.borrow_across_zero(base),
      wrong_operation: ({ base: { top, bottom } }: Told): Expression[] => [
        expression(plus(top, bottom)),
        expression(times(top, bottom)),
      ],
      reversed_order: ({ base: { top, bottom } }: Told): Expression => expression(minus(bottom, top)),
    },
  },
  missing_number: {
    oracle: tried,
    wrong: {
      wrong_operation: (p: { readonly base: Params; readonly open: 'first' | 'second' }): Rational => {
        const left = Number(oracle(p.base).n)
        return whole(p.open === 'first' ? Math.abs(left - p.base.bottom) : p.base.top + left)
      },
    },
  },
  find_mistake: {
    oracle: ({ base, slip }: Slipped): Parts => wrongColumn(columnWork(base, slip), Number(oracle(base).n)),
    wrong: { given_number: ({ base, slip }: Slipped): Rational[] => lineEnds(columnWork(base, slip)) },
  },
  which_story: { oracle: smallerEnd(things) },
  closest_hundred: {
    oracle: nearestHundred,
    wrong: {
      wrong_operation: (p: Params): Rational => whole(Math.round((p.top + p.bottom) / 100) * 100),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1215400949

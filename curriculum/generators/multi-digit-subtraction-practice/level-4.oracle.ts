import { whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

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

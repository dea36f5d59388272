import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Pairs off one of each until the smaller amount is used up; counts what is asked for. */
export function oracle(p: Params): Rational {
  let [long, short, pairs] = [p.large, p.small, 0]
  while (short > 0) {
    long--
    short--
    pairs++
  }
  if (p.asked === 'more' || p.asked === 'fewer') return whole(long)
  return whole(p.asked === 'plus' || p.asked === 'fewer_than' ? pairs + long : pairs)
}

/** The operation that the word suggests, or simply the other one. */
const other = (p: Params): Rational => {
  const rest = p.large - p.small
  switch (p.asked) {
    case 'more':
    case 'fewer':
      return whole(p.small + p.large)
    case 'plus':
    case 'fewer_than':
      return whole(p.small - rest)
    case 'minus':
    case 'more_than':
      return whole(p.large + rest)
  }
}

export const wrong = { keyword_operation: other, wrong_operation: other }

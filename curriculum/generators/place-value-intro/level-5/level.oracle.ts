import { whole } from '../../../values/rational.ts'
import { byPiles, wrongExpanded } from '../expanded-form.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Puts the parts on a pile, or takes the others away. */
export function oracle(p: Params): Rational {
  return whole(byPiles(p))
}

export const wrong = wrongExpanded

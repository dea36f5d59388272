import { whole } from '../../values/rational.ts'
import { removeOneByOne, wrongTakeAway } from './wrong-take-away.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes things away one at a time. */
export function oracle(p: Params): Rational {
  return whole(p.asked === 'taken' ? p.all - removeOneByOne(p.all, p.taken) : removeOneByOne(p.all, p.taken))
}

export const wrong = wrongTakeAway

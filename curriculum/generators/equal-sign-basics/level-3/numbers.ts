import { missing, missingNumber, rejectMissing } from '../missing-number.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Params } from '../missing-number.ts'
import { worth } from '../sides.ts'

function params(chance: Chance, difficulty: number): Params {
  const total = chance.int(4 + Math.round(6 * difficulty), 9 + Math.round(8 * difficulty))
  const side = (minus: boolean): Params['open'] => {
    const b = chance.int(1, minus ? 6 : total - 1)
    return minus ? { a: total + b, sign: '-', b } : { a: total - b, sign: '+', b }
  }
  return {
    closed: side(chance.happens(0.2 + 0.3 * difficulty)),
    open: side(chance.happens(0.2 + 0.3 * difficulty)),
    hidden: chance.pick(['a', 'b'] as const),
    turned: chance.happens(0.5),
  }
}

/** Find a missing number where both sides have an operation, within 20 (1.OA.D.8). */
export const bothSides: TopicLevel<Params> = {
  ...missingNumber,
  key: 'equal_sign_basics/3',
  version: 2,
  params,
  reject: (p) => rejectMissing(p, 20),
  load: (p) => worth(p.closed) + missing(p) / 8 + (p.closed.sign === '-' ? 2 : 0) + (p.open.sign === '-' ? 2 : 0),
}

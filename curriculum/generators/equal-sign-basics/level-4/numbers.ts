import { missingNumber, rejectMissing } from '../missing-number.ts'
import { worth } from '../sides.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Params } from '../missing-number.ts'

function params(chance: Chance, difficulty: number): Params {
  const total = chance.int(12 + Math.round(38 * difficulty), 40 + Math.round(50 * difficulty))
  const side = (minus: boolean): Params['open'] => {
    const b = chance.int(2, minus ? 30 : total - 2)
    return minus ? { a: total + b, sign: '-', b } : { a: total - b, sign: '+', b }
  }
  return {
    closed: chance.happens(0.75 - 0.5 * difficulty)
      ? { a: total, sign: '', b: 0 }
      : side(chance.happens(0.2 + 0.3 * difficulty)),
    open: side(chance.happens(0.3 + 0.2 * difficulty)),
    hidden: chance.pick(['a', 'b'] as const),
    turned: chance.happens(0.5),
  }
}

/** Find the unknown in addition and subtraction equations within 100 (2.OA.A.1). */
export const withinHundred: TopicLevel<Params> = {
  ...missingNumber,
  key: 'equal_sign_basics/4',
  version: 2,
  params,
  reject: (p) => rejectMissing(p, 100),
  load: (p) => worth(p.closed) + (p.closed.sign === '' ? 0 : 15) + (p.open.sign === '-' ? 5 : 0),
}

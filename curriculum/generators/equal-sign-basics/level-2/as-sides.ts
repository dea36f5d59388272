import { missingNumber as asked, type Params as TwoSides, rejectMissing } from '../missing-number.ts'
import { missingNumber, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** The same equation, told by its two sides, as the levels after this one tell it. */
function asSides({ kind, a, b, c, turned, second }: Params): TwoSides {
  if (kind === 'minus')
    return { closed: { a, sign: '', b: 0 }, open: { a: a + c, sign: '-', b: c }, hidden: 'a', turned }
  const rest = a + b - c
  return {
    closed: kind === 'sums' ? { a, sign: '+', b } : { a: a + b, sign: '', b: 0 },
    open: second ? { a: c, sign: '+', b: rest } : { a: rest, sign: '+', b: c },
    hidden: second ? 'b' : 'a',
    turned,
  }
}

/** The level's numbers as two sides: what its tasks are made of. */
export const twoSides: TopicLevel<TwoSides> = {
  ...asked,
  key: missingNumber.key,
  version: 1,
  params: (chance, difficulty) => asSides(missingNumber.params(chance, difficulty)),
  reject: (p) => rejectMissing(p, 20),
  load: ({ closed, open }) => closed.a + closed.b + open.b / 4,
}

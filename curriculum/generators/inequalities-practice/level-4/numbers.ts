import { letters, linearInequality, loadOf, rejectLinear, signs, type Params } from '../linear-inequality.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'

export type { Params } from '../linear-inequality.ts'

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(Math.max(0, share)) ? -1 : 1)
  const high = 6 + Math.round(6 * difficulty)
  return {
    letter: chance.pick(letters),
    a: chance.int(2, high) * sign(difficulty - 0.4),
    b: chance.int(1 + Math.round(5 * difficulty), 9 + Math.round(16 * difficulty)) * sign(0.7 * difficulty),
    c: chance.int(2, high) * sign(difficulty - 0.4),
    x: chance.int(1 + Math.round(3 * difficulty), 6 + Math.round(3 * difficulty)) * sign(0.7 * difficulty),
    sign: chance.pick(signs),
  }
}

/** Solve inequalities with the unknown on both sides (HSA-REI.B.3). */
export const twoSided: TopicLevel<Params> = {
  ...linearInequality,
  key: 'inequalities_practice/4',
  version: 1,
  params,
  reject: rejectLinear,
  load: (p) => loadOf(p) + Math.log2(Math.abs(p.c)),
}

import { letters, linearInequality, loadOf, rejectLinear, signs, type Params } from '../linear-inequality.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'

export type { Params } from '../linear-inequality.ts'

function params(chance: Chance, difficulty: number): Params {
  const isNegative = chance.happens(0.15 + 0.6 * difficulty)
  const twoSteps = chance.happens(1.6 * difficulty - 0.2)
  const a = chance.int(2, 6 + Math.round(6 * difficulty))
  const b = chance.int(1, 9 + Math.round(16 * difficulty)) * (chance.happens(0.5 * difficulty) ? -1 : 1)
  const x = chance.int(1 + Math.round(2 * difficulty), 9) * (chance.happens(0.15 + 0.5 * difficulty) ? -1 : 1)
  const plain = !twoSteps && chance.happens(0.3)
  return {
    letter: chance.pick(letters),
    a: plain ? 1 : isNegative ? -a : a,
    b: twoSteps || plain ? b : 0,
    c: 0,
    x,
    sign: chance.pick(signs),
  }
}

/** Solve one- and two-step inequalities and flip when needed (7.EE.B.4b). */
export const oneSided: TopicLevel<Params> = {
  ...linearInequality,
  key: 'inequalities_practice/2',
  version: 1,
  params,
  reject: rejectLinear,
  load: loadOf,
}

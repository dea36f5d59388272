import { toScientific } from './to-scientific.ts'
import type { Chance } from '../../chance.ts'
import type { Scaled } from './number-parts.ts'
import type { TopicLevel } from '../../topic-level.ts'

export type Params = Scaled

function params(chance: Chance, difficulty: number): Params {
  const length = chance.happens(1.5 * difficulty - 0.3) ? 3 : 2
  const exponent = chance.int(3 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty))
  return { digits: chance.int(10 ** (length - 1) + 1, 10 ** length - 1), exponent }
}

/** Write large numbers as a number times a power of ten (8.EE.A.3). */
export const level: TopicLevel<Params> = { ...toScientific, key: 'scientific_notation_intro/1', version: 2, params }

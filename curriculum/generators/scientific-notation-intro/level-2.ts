import { toScientific } from './to-scientific.ts'
import type { Chance } from '../../chance.ts'
import type { Scaled } from './number-parts.ts'
import type { TopicLevel } from '../../topic-level.ts'

export type Params = Scaled

function params(chance: Chance, difficulty: number): Params {
  const isLong = chance.happens(0.3 + 0.6 * difficulty)
  const exponent = isLong
    ? -chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(2 * difficulty))
    : -chance.int(1 + Math.round(3 * difficulty), 4 + Math.round(difficulty))
  return { digits: isLong ? chance.int(101, 999) : chance.int(11, 99), exponent }
}

/** Write small numbers with negative powers of ten (8.EE.A.3). */
export const level: TopicLevel<Params> = { ...toScientific, key: 'scientific_notation_intro/2', version: 2, params }

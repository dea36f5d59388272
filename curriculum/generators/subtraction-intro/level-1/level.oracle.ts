import { differenceTasks, familyTask } from '../difference-oracles.ts'
import { whole } from '../../../values/rational.ts'
import { removeOneByOne, wrongTakeAway } from '../wrong-take-away.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Takes things away one at a time. */
export function oracle(p: Params): Rational {
  return whole(p.asked === 'taken' ? p.all - removeOneByOne(p.all, p.taken) : removeOneByOne(p.all, p.taken))
}

export const wrong = wrongTakeAway

export const tasks = { ...differenceTasks, fact_family: familyTask(false) }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 963623912

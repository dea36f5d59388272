import { missingPart } from '../../tasks/missing-part.ts'
import { addBlocks } from './add-blocks.ts'
import { readSum } from './read-sum.ts'
import { sumWrong } from './sum-work.ts'
import { whichTotal } from './which-total.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Addition } from './picture-addition.ts'

/** The ways in which every level of the topic asks, beside its old one. */
export function additionTasksOf(base: TopicLevel<Addition>): LevelTask[] {
  return [
    addBlocks(base),
    readSum(base),
    whichTotal(base),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      sentence: (p) => ({ first: p.a, sign: '+', second: p.b, result: p.a + p.b }),
    }),
    sumWrong(base),
  ]
}

import { doTask } from '../../../tasks/do-task.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpOn } from '../jump-on.ts'
import { sameSum } from '../same-sum.ts'
import { sumsToTen as base } from './numbers.ts'

/** Add quickly with totals to ten (1.OA.C.6), asked in four ways. */
export const level = taskLevel('addition_facts_practice/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    jumpOn(base, { space: 45 }),
    sameSum(base, { space: 63 }),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      band: [0, 1],
      space: 80,
      sentence: (p) => ({ first: p.a, sign: '+', second: p.b, result: p.a + p.b }),
    }),
  ],
})

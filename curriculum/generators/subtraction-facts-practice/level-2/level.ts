import { doTask } from '../../../tasks/do-task.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { hopBack } from '../hop-back.ts'
import { backOrUp as base } from './numbers.ts'
import { pickWay } from './way-tasks.ts'

/** Subtract within twenty by counting back or up (1.OA.C.5), asked in four ways. */
export const level = taskLevel('subtraction_facts_practice/2', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    hopBack(base, { to: 20, space: 105 }),
    pickWay,
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      sentence: (p) => ({ first: p.top, sign: '-', second: p.bottom, result: p.top - p.bottom }),
      space: 274,
    }),
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { backToParts, matchMixed, placeImproper } from './mixed-tasks.ts'
import { mixedNumbers as base } from './numbers.ts'

/** Write an improper fraction as a mixed number (4.NF.B.3), asked in four ways. */
export const level = taskLevel('fractions_equivalent_practice/4', {
  version: 3,
  tasks: [doTask(base, { core: true }), placeImproper, matchMixed, backToParts],
})

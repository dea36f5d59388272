import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpFraction, jumpsTo, matchJumps, placeFraction } from './line-tasks.ts'
import { onTheLine } from './numbers.ts'

/** Place and read fractions on a number line (3.NF.A.2, 3.NF.A.2b), asked in five ways. */
export const level = taskLevel('fractions_intro/7', {
  version: 3,
  tasks: [doTask(onTheLine, { core: true }), placeFraction, jumpFraction, matchJumps, jumpsTo],
})

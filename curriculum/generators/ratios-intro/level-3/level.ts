import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { onTwoLines } from './on-two-lines.ts'
import { sameRate } from './same-rate.ts'
import { unitRate } from './numbers.ts'

/** Find a rate for one unit (6.RP.A.2), asked in three ways. */
export const level = taskLevel('ratios_intro/3', {
  version: 3,
  tasks: [doTask(unitRate, { core: true }), onTwoLines, sameRate],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { shadeBoth, trueHundredths, withReason } from './two-decimals.ts'
import { comparedToHundredths as base } from './numbers.ts'

/** Compare decimals by place, not by length (4.NF.C.7), asked in four ways. */
export const level = taskLevel('decimals_place_value_basics/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), shadeBoth, withReason, trueHundredths],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { roundedDecimals as base } from './numbers.ts'
import { matchRounded, trueRounded } from './rounded-tasks.ts'

/** Round decimals to a named place (5.NBT.A.4), asked in three ways. */
export const level = taskLevel('decimals_place_value_basics/7', {
  version: 2,
  tasks: [doTask(base, { core: true }), matchRounded, trueRounded],
})

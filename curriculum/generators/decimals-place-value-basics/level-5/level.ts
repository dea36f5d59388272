import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { besideTenths, trueThousandths, withReason } from './longer-decimals.ts'
import { orderedDecimals as base } from './numbers.ts'

/** Compare and order decimals to thousandths (5.NBT.A.3b), asked in four ways. */
export const level = taskLevel('decimals_place_value_basics/5', {
  version: 2,
  tasks: [doTask(base, { core: true }), besideTenths, withReason, trueThousandths],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { layDigits, matchWords } from './written-digits.ts'
import { toThousandths as base } from './numbers.ts'

/** Read and write decimals to thousandths (5.NBT.A.3a), asked in three ways. */
export const level = taskLevel('decimals_place_value_basics/4', {
  version: 2,
  tasks: [doTask(base, { core: true }), layDigits, matchWords],
})

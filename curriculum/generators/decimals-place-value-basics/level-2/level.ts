import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { matchHundredths, placeHundredths, shadeHundredths } from './hundredths-tasks.ts'
import { hundredGrid as base } from './numbers.ts'

/** Write and read hundredths with a hundred grid (4.NF.C.6), asked in four ways. */
export const level = taskLevel('decimals_place_value_basics/2', {
  version: 2,
  tasks: [doTask(base, { core: true }), shadeHundredths, placeHundredths, matchHundredths],
})

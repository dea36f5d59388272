import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { matchTenths, placeTenths, shadeTenths } from './tenths-tasks.ts'
import { tenthsTold as base } from './numbers.ts'

/** Write and read tenths as decimals and fractions (4.NF.C.6), asked in four ways. */
export const level = taskLevel('decimals_place_value_basics/1', {
  version: 3,
  tasks: [doTask(base, { core: true }), placeTenths, shadeTenths, matchTenths],
})

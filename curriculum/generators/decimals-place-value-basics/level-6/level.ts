import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { byPowersOfTen as base } from './numbers.ts'
import { matchPowers, missingPower, truePowers } from './power-tasks.ts'

/** Multiply and divide decimals by powers of ten (5.NBT.A.1, 5.NBT.A.2), asked in four ways. */
export const level = taskLevel('decimals_place_value_basics/6', {
  version: 2,
  tasks: [doTask(base, { core: true }), matchPowers, missingPower, truePowers],
})

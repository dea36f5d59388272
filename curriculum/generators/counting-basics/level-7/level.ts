import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { frogHops } from '../../number-line-basics/hops.ts'
import { range } from '../../wrong-answer.ts'
import { hopLoad, hopsByOnes } from '../count-hops.ts'
import { leftOut } from '../left-out.ts'
import { neighbors } from '../neighbors.ts'
import { trueCount } from '../true-count.ts'
import { onAndBack as base } from './numbers.ts'

const hops = hopsByOnes({ to: 110, back: true })

/** Count forward and back from any number to 120 (1.NBT.A.1), asked in five ways. */
export const level = taskLevel('counting_basics/7', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    neighbors({ least: 50, most: 120 }),
    frogHops({
      params: (chance, difficulty) => pickByDifficulty(chance, hops, difficulty),
      load: hopLoad,
      startCounted: 'count_off_by_one',
    }),
    trueCount({ tens: range(30, 110, 10), back: true }),
    leftOut({ least: 40, most: 120, back: true }),
  ],
})

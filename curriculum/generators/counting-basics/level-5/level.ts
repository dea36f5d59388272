import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { frogHops } from '../../number-line-basics/hops.ts'
import { range } from '../../wrong-answer.ts'
import { hopLoad, hopsByOnes } from '../count-hops.ts'
import { leftOut } from '../left-out.ts'
import { neighbors } from '../neighbors.ts'
import { trueCount } from '../true-count.ts'
import { onByOnes as base } from './numbers.ts'

const hops = hopsByOnes({ to: 90, back: false })

/** Carry on counting by ones from any number to 100 (K.CC.A.2), asked in five ways. */
export const level = taskLevel('counting_basics/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    neighbors({ least: 10, most: 100 }),
    frogHops({
      params: (chance, difficulty) => pickByDifficulty(chance, hops, difficulty),
      load: hopLoad,
      startCounted: 'count_off_by_one',
    }),
    trueCount({ tens: range(20, 90, 10), back: false }),
    leftOut({ least: 20, most: 99 }),
  ],
})

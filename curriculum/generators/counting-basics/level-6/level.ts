import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { frogHops } from '../../number-line-basics/hops.ts'
import { hopsByTens } from '../count-hops.ts'
import { leftOut } from '../left-out.ts'
import { buildTens, howManyTens } from './blocks-of-ten.ts'
import { onByTens as base } from './numbers.ts'

/** Count forward by tens to 100 (K.CC.A.1), asked in five ways. */
export const level = taskLevel('counting_basics/6', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    buildTens,
    howManyTens,
    frogHops({
      params: (chance, difficulty) => pickByDifficulty(chance, hopsByTens, difficulty),
      load: ({ mark, hops }) => mark + 2 * hops,
      space: hopsByTens.length,
      startCounted: 'count_off_by_one',
    }),
    leftOut({ least: 10, most: 100, step: 10 }),
  ],
})

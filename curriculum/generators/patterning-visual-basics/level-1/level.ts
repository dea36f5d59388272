import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fillGaps, samePattern, tapWrong } from '../row-tasks.ts'
import { unitsOf } from '../tile-rows.ts'
import { nextTile as base } from './numbers.ts'

/** Find what comes next in a repeating pattern (K.G.B.4), asked in four ways. */
export const level = taskLevel('patterning_visual_basics/1', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    fillGaps({ units: unitsOf.two }),
    tapWrong({ units: unitsOf.two }),
    samePattern({ units: unitsOf.two }),
  ],
})

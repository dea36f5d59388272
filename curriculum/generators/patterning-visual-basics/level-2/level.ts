import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fillGaps, samePattern, tapWrong } from '../row-tasks.ts'
import { unitsOf } from '../tile-rows.ts'
import { missingTile as base } from './numbers.ts'

/** Find the missing part of a repeating pattern (1.G.A.1), asked in four ways. */
export const level = taskLevel('patterning_visual_basics/2', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    fillGaps({ units: unitsOf.three }),
    tapWrong({ units: unitsOf.three }),
    samePattern({ units: unitsOf.three }),
  ],
})

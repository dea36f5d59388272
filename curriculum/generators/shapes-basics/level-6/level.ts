import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fourthCorner } from '../fourth-corner.ts'
import { sortShapes } from '../sort-shapes.ts'
import { tapOdd } from '../tap-odd.ts'
import { fourGroups, fours } from './fours.ts'
import { kindsOfFour as base } from './numbers.ts'

/** Sort rectangles, rhombuses and squares (3.G.A.1), asked in four ways. */
export const level = taskLevel('shapes_basics/6', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    sortShapes({ sets: fourGroups }),
    fourthCorner({ shapes: ['square', 'rectangle'] }),
    tapOdd({ classes: fours }),
  ],
})

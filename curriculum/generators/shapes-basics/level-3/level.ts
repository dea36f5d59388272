import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { sortShapes } from '../sort-shapes.ts'
import { tapAround } from '../tap-around.ts'
import { tapShapes } from '../tap-shapes.ts'
import { byCorners, cornerGroups } from './by-corners.ts'
import { sidesCounted as base } from './numbers.ts'

/** Describe shapes by the attributes that matter: sides and corners (1.G.A.1), asked in four ways. */
export const level = taskLevel('shapes_basics/3', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    tapAround({
      asks: ['sides', 'corners'],
      shapes: [
        'scalene_triangle',
        'rhombus',
        'kite',
        'trapezoid',
        'pentagon',
        'irregular_pentagon',
        'irregular_hexagon',
      ],
    }),
    tapShapes({ classes: byCorners }),
    sortShapes({ sets: cornerGroups }),
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { matchNames } from '../match-names.ts'
import { tapAround } from '../tap-around.ts'
import { tapShapes } from '../tap-shapes.ts'
import { namedShape as base } from './numbers.ts'
import { kindergartenShapes, kindergartenRules } from './kindergarten-shapes.ts'

/** Name circles, triangles, squares, rectangles and hexagons (K.G.A.2, K.G.B.4), asked in four ways. */
export const level = taskLevel('shapes_basics/1', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    tapShapes({ classes: kindergartenShapes }),
    tapAround({ asks: ['sides', 'corners'], shapes: ['triangle', 'right_triangle', 'square', 'rectangle', 'hexagon'] }),
    matchNames({
      named: {
        circle: ['circle'],
        triangle: ['triangle', 'isosceles_triangle', 'right_triangle', 'obtuse_triangle'],
        square: ['square'],
        rectangle: ['rectangle'],
        hexagon: ['hexagon', 'irregular_hexagon'],
      },
      rule: (name) => kindergartenRules[name] ?? '',
    }),
  ],
})

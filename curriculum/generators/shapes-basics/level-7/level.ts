import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { fourthCorner } from '../fourth-corner.ts'
import { sortShapes } from '../sort-shapes.ts'
import { tapAround } from '../tap-around.ts'
import { parallelOrSquare as base } from './numbers.ts'

/** Classify shapes by their sides and right angles (4.G.A.2), asked in five ways. */
export const level = taskLevel('shapes_basics/7', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    tapAround({
      id: 'tap_parallel',
      asks: ['parallel sides'],
      shapes: ['trapezoid', 'isosceles_trapezoid', 'irregular_pentagon'],
    }),
    tapAround({
      id: 'tap_right_angles',
      kind: 'choose',
      asks: ['square corners'],
      shapes: ['right_triangle', 'rectangle', 'irregular_pentagon'],
    }),
    sortShapes({
      sets: [
        [
          {
            name: '2 pairs of parallel sides',
            rule: 'Two pairs: each side has a partner that runs the same way.',
            shapes: ['square', 'rectangle', 'rhombus', 'parallelogram'],
          },
          {
            name: '1 pair',
            rule: 'One pair: only two sides run the same way.',
            shapes: ['trapezoid', 'isosceles_trapezoid', 'irregular_pentagon'],
          },
          {
            name: 'No parallel sides',
            rule: 'None: no two sides run the same way.',
            shapes: ['kite', 'quadrilateral', 'triangle', 'right_triangle', 'pentagon'],
          },
        ],
      ],
    }),
    fourthCorner({ shapes: ['parallelogram', 'rectangle'] }),
  ],
})

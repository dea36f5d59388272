import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { matchNames } from '../match-names.ts'
import { tapAround } from '../tap-around.ts'
import { tapShapes } from '../tap-shapes.ts'
import { namedBySides as base } from './numbers.ts'
import { bySides, namesBySides, rules } from './by-sides.ts'

/** Name triangles, quadrilaterals, pentagons and hexagons by their sides (2.G.A.1), asked in four ways. */
export const level = taskLevel('shapes_basics/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    tapShapes({ classes: bySides }),
    tapAround({ asks: ['square corners'], shapes: ['right_triangle', 'square', 'rectangle', 'irregular_pentagon'] }),
    matchNames({ named: namesBySides, rule: (name) => rules[name] ?? '' }),
  ],
})

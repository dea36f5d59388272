import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildGraph } from './build-graph.ts'
import { howManyEach } from './how-many-each.ts'
import { mixedShapes } from './numbers.ts'

/** Put objects in groups and count each group (K.MD.B.3), asked in three ways. */
export const level = taskLevel('data_sorting_basics/1', {
  version: 3,
  tasks: [doTask(mixedShapes, { core: true }), buildGraph, howManyEach],
})

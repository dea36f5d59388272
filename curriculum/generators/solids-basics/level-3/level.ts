import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { tapSolids } from '../solid-cards.ts'
import { byFaces, countFaces } from './face-tasks.ts'
import { partsCounted as base } from './numbers.ts'

/** Count faces, edges and vertices (2.G.A.1), asked in three ways. */
export const level = taskLevel('solids_basics/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), tapSolids({ classes: byFaces }), countFaces],
})

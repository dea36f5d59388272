import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { tapSolids } from '../solid-cards.ts'
import { namedSolid as base } from './numbers.ts'
import { flatOrSolid, kindergartenSolids, matchThings } from './solid-and-flat.ts'

/** Name spheres, cubes, cones and cylinders (K.G.A.2, K.G.A.3), asked in four ways. */
export const level = taskLevel('solids_basics/1', {
  version: 3,
  tasks: [doTask(base, { core: true }), tapSolids({ classes: kindergartenSolids }), matchThings, flatOrSolid],
})

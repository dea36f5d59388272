import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { tapSolids } from '../solid-cards.ts'
import { tellTower, withSolid } from './joined-tasks.ts'
import { joinedSolid as base } from './numbers.ts'

/** See which solids make a structure (1.G.A.2), asked in three ways. */
export const level = taskLevel('solids_basics/2', {
  version: 3,
  tasks: [doTask(base, { core: true }), tellTower, tapSolids({ classes: withSolid })],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { turningTile as base } from './numbers.ts'
import { nameTurn, tapWrongTurn } from './turn-tasks.ts'

/** Follow a pattern that turns (2.G.A.1), asked in three ways. */
export const level = taskLevel('patterning_visual_basics/4', {
  version: 3,
  tasks: [doTask(base, { core: true }), tapWrongTurn, nameTurn],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { whereItIs as base } from './numbers.ts'
import { sayPlace, tapPlace, whichPicture } from './place-tasks.ts'

/** Use above, below, beside, in front and behind (K.G.A.1), asked in four ways. */
export const level = taskLevel('shapes_basics/2', {
  version: 2,
  tasks: [doTask(base, { core: true }), tapPlace, sayPlace, whichPicture],
})

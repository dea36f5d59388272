import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { matchSituations } from './match-situations.ts'
import { equationFromStory } from './numbers.ts'
import { onPans } from './on-pans.ts'
import { storySolved } from './story-solved.ts'

/** Write and solve a two-step equation from a story (7.EE.B.4a), asked in four ways. */
export const level = taskLevel('equations_multi_step_practice/3', {
  version: 3,
  tasks: [doTask(equationFromStory, { core: true }), onPans, storySolved, matchSituations],
})

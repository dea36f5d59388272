import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { smallStories as base } from './numbers.ts'
import { actOutJoining, actOutTaking, moreNow, tellStory } from './story-tasks.ts'

/** Act out a joining or taking story (K.OA.A.2), asked in five ways. */
export const level = taskLevel('addition_subtraction_word_problems/1', {
  version: 3,
  tasks: [doTask(base, { core: true }), actOutJoining, actOutTaking, moreNow, tellStory],
})

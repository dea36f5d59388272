import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { testNumbers } from '../solution-tasks.ts'
import { bestNumber } from './best-number.ts'
import { inequalityStory } from './numbers.ts'
import { relation } from './relation.ts'

/** Model and solve 'at least' and 'at most' stories (7.EE.B.4b), asked in three ways. */
export const level = taskLevel('inequalities_practice/3', {
  version: 2,
  tasks: [doTask(inequalityStory, { core: true }), bestNumber, testNumbers(inequalityStory, { ...relation, least: 0 })],
})

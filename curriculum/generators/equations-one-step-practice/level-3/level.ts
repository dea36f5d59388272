import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { missingNumber } from '../missing-number.ts'
import { multipliedOnScale } from '../scale.ts'
import { multipliedStory } from '../stories.ts'
import { wrongLine } from '../wrong-line.ts'
import { multipliedNumber } from './numbers.ts'
import { asOneStep } from './one-step.ts'

/** Solve ax = b and x divided by a = b (6.EE.B.7), asked in five ways. */
export const level = taskLevel('equations_one_step_practice/3', {
  version: 3,
  tasks: [
    doTask(multipliedNumber, { core: true }),
    multipliedOnScale,
    multipliedStory,
    wrongLine(multipliedNumber, asOneStep),
    missingNumber(multipliedNumber, asOneStep),
  ],
})

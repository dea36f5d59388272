import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { missingNumber } from '../missing-number.ts'
import { addedOnScale } from '../scale.ts'
import { addedStory } from '../stories.ts'
import { wrongLine } from '../wrong-line.ts'
import { addedNumber } from './numbers.ts'
import { asOneStep } from './one-step.ts'

/** Solve x + a = b and x - a = b (6.EE.B.7), asked in five ways. */
export const level = taskLevel('equations_one_step_practice/2', {
  version: 2,
  tasks: [
    doTask(addedNumber, { core: true }),
    addedOnScale,
    addedStory,
    wrongLine(addedNumber, asOneStep),
    missingNumber(addedNumber, asOneStep),
  ],
})

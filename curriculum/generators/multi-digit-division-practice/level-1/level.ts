import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { leftOver } from '../../division-intro/by-hand.ts'
import { withRemainder as base } from './numbers.ts'
import { multiplyBack, restStory, trueRemainders } from './remainders.ts'

/** Divide a two-digit number and find a remainder (4.NBT.B.6), asked in five ways. */
export const level = taskLevel('multi_digit_division_practice/1', {
  version: 3,
  tasks: [doTask(base, { core: true }), leftOver('make'), multiplyBack, restStory, trueRemainders],
})

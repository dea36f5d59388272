import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { sumColumns, sumDigits, sumMistake, sumStory } from '../sum-tasks.ts'
import { standardSums as base } from './numbers.ts'
import { things } from './stories.ts'

/** Add large numbers with the standard algorithm (4.NBT.B.4), asked in five ways. */
export const level = taskLevel('multi_digit_addition_practice/7', {
  version: 2,
  tasks: [doTask(base, { core: true }), sumColumns(base), sumDigits(base), sumMistake(base), sumStory(base, things)],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpCount } from '../jump-count.ts'
import { missingTerm } from '../missing-term.ts'
import { whichCount } from '../which-count.ts'
import { wrongTerm } from '../wrong-term.ts'
import { byFivesAndTens as base } from './numbers.ts'

/** Count by fives, tens and hundreds within 1000 (2.NBT.A.2), asked in five ways. */
export const level = taskLevel('skip_counting_basics/2', {
  version: 2,
  tasks: [doTask(base, { core: true }), jumpCount(base), whichCount(base), missingTerm(base), wrongTerm(base)],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpCount } from '../jump-count.ts'
import { missingTerm } from '../missing-term.ts'
import { whichCount } from '../which-count.ts'
import { wrongTerm } from '../wrong-term.ts'
import { byTwosAndTens as base } from './numbers.ts'

/** Count by twos to 40 and by tens to 120 (1.NBT.C.5), asked in five ways. */
export const level = taskLevel('skip_counting_basics/1', {
  version: 2,
  tasks: [doTask(base, { core: true }), jumpCount(base), whichCount(base), missingTerm(base), wrongTerm(base)],
})

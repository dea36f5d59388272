import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpCount } from '../jump-count.ts'
import { missingTerm } from '../missing-term.ts'
import { whichCount } from '../which-count.ts'
import { wrongTerm } from '../wrong-term.ts'
import { byThreesFoursSixes as base } from './numbers.ts'

/** Skip count by threes, fours and sixes (3.OA.D.9), asked in five ways. */
export const level = taskLevel('skip_counting_basics/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), jumpCount(base), whichCount(base), missingTerm(base), wrongTerm(base)],
})

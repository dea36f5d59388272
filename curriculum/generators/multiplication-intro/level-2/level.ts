import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { wrongJump } from '../wrong-jump.ts'
import { makeRows } from './make-rows.ts'
import { equalRows } from './numbers.ts'
import { rowsFromTotal } from './rows-from-total.ts'
import { whichSum } from './which-sum.ts'

/** Find the total in an array (2.OA.C.4, 2.G.A.2), asked in five ways. */
export const level = taskLevel('multiplication_intro/2', {
  version: 3,
  tasks: [
    doTask(equalRows, { core: true }),
    makeRows,
    whichSum,
    rowsFromTotal,
    wrongJump({ noun: 'row', groups: [3, 4, 5], sizes: [2, 3, 4, 5, 6, 10] }),
  ],
})

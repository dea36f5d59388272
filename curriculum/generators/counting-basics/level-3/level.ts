import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { leftOut } from '../left-out.ts'
import { putMore } from '../put-more.ts'
import { framedCounters } from './numbers.ts'
import { whichFrames } from './which-frames.ts'

/** Count up to twenty objects using ten frames (K.CC.B.5), asked in four ways. */
export const level = taskLevel('counting_basics/3', {
  version: 2,
  tasks: [
    doTask(framedCounters, { core: true }),
    putMore({ wanted: range(11, 20), there: range(5, 15), places: { frame: 20 } }),
    whichFrames,
    leftOut({ least: 8, most: 20 }),
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { oneMore } from '../one-more.ts'
import { putMore } from '../put-more.ts'
import { whichGroup } from '../which-group.ts'
import { fewThings } from './numbers.ts'

/** Count up to five objects (K.CC.B.4, K.CC.B.5), asked in four ways. */
export const level = taskLevel('counting_basics/1', {
  version: 2,
  tasks: [
    doTask(fewThings, { core: true }),
    putMore({ wanted: range(1, 5), there: range(0, 4), places: { frame: 5, loose: 8 } }),
    whichGroup(fewThings),
    oneMore(fewThings, { most: 5, space: 4 * 6 * 3 }),
  ],
})

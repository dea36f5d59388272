import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { wholeAsFraction } from './numbers.ts'
import { openPart } from './open-part.ts'
import { shadeWholes } from './shade-wholes.ts'
import { whichFraction } from './which-fraction.ts'

/** Write whole numbers as fractions and find them on a line (3.NF.A.3c), asked in four ways. */
export const level = taskLevel('fractions_intro/8', {
  version: 3,
  tasks: [doTask(wholeAsFraction, { core: true }), shadeWholes, whichFraction, openPart],
})

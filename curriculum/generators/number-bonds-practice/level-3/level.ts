import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { pairUp } from '../pair-up.ts'
import { sortBonds } from '../sort-bonds.ts'
import { buildPart } from './build-part.ts'
import { bondsToHundred as base } from './numbers.ts'

/** Find the missing multiple of ten or five that makes 100 (2.NBT.B.5), asked in four ways. */
export const level = taskLevel('number_bonds_practice/3', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    buildPart,
    pairUp({ wholes: () => [100], least: 5, by: 5 }),
    sortBonds(base, 5),
  ],
})

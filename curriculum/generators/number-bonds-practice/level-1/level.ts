import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { everyBond } from '../every-bond.ts'
import { fillWhole } from '../fill-whole.ts'
import { sortBonds } from '../sort-bonds.ts'
import { bondsToTen as base } from './numbers.ts'

/** Find the missing part of ten or less (1.OA.C.6), asked in four ways. */
export const level = taskLevel('number_bonds_practice/1', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    fillWhole(base, { places: 10, space: 44 }),
    everyBond(base, { space: 39 }),
    sortBonds(base),
  ],
})

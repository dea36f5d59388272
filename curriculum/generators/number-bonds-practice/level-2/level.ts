import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { fillWhole } from '../fill-whole.ts'
import { pairUp } from '../pair-up.ts'
import { sortBonds } from '../sort-bonds.ts'
import { bondsToTwenty as base } from './numbers.ts'

/** Find the missing part of a number to twenty (1.OA.C.6), asked in four ways. */
export const level = taskLevel('number_bonds_practice/2', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    fillWhole(base, { places: 20, space: 125 }),
    pairUp({
      wholes: (difficulty) => range(11 + Math.round(3 * difficulty), 15 + Math.round(5 * difficulty)),
      least: 1,
      by: 1,
    }),
    sortBonds(base),
  ],
})

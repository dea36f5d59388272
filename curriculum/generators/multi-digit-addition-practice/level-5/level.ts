import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { writtenFrame } from '../../../tasks/written-frame.ts'
import { placesMistake } from '../places-mistake.ts'
import { firstPair } from './first-pair.ts'
import { makeTotal } from './make-total.ts'
import { addSeveral as base } from './numbers.ts'

/** Add up to four two-digit numbers (2.NBT.B.6), asked in five ways. */
export const level = taskLevel('multi_digit_addition_practice/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    writtenFrame(base, { id: 'columns', version: 1, layout: 'add', operands: (p) => p.addends.map(String) }),
    firstPair,
    makeTotal,
    placesMistake(base, (p) => p.addends),
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpAlong } from '../../open-line.ts'
import { takeBlocks } from '../../picture-numbers-subtraction-intro/take-blocks.ts'
import { subtractTens as base } from './numbers.ts'
import { plainTens, sameLeft, trueTens } from './plain-tens.ts'

/** Subtract multiples of ten (1.NBT.C.6), asked in five ways. */
export const level = taskLevel('multi_digit_subtraction_practice/1', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    takeBlocks(plainTens),
    jumpAlong(plainTens, (p) => ({ from: p.top, sign: '-', by: p.bottom }), {
      id: 'jump_back',
      space: plainTens.space,
    }),
    sameLeft,
    trueTens,
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { jumpAlong } from '../../open-line.ts'
import { smallThings } from '../small-things.ts'
import { splitSum } from '../split-sum.ts'
import { sumColumns, sumDigits, sumStory } from '../sum-tasks.ts'
import { addPlaces as base } from './numbers.ts'

/** Add two-digit numbers with no regrouping (2.NBT.B.5), asked in six ways. */
export const level = taskLevel('multi_digit_addition_practice/3', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    splitSum(base),
    jumpAlong(base, ({ a, b }) => ({ from: a, sign: '+', by: b }), { id: 'jump_sum' }),
    sumColumns(base),
    sumDigits(base),
    sumStory(base, smallThings),
  ],
})

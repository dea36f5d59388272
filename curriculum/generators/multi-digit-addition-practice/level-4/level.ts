import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { addBlocks } from '../add-blocks.ts'
import { placesMistake } from '../places-mistake.ts'
import { smallThings } from '../small-things.ts'
import { sumColumns, sumDigits, sumStory } from '../sum-tasks.ts'
import { addWithNewTen as base } from './numbers.ts'

/** Add two-digit numbers, making a new ten (2.NBT.B.5), asked in six ways. */
export const level = taskLevel('multi_digit_addition_practice/4', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    addBlocks(base),
    sumColumns(base),
    sumDigits(base),
    placesMistake(base, (p) => [p.a, p.b]),
    sumStory(base, smallThings),
  ],
})

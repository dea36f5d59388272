import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { smallThings } from '../../multi-digit-addition-practice/small-things.ts'
import { jumpAlong } from '../../open-line.ts'
import { differenceWrong } from '../../picture-numbers-subtraction-intro/difference-work.ts'
import { takeBlocks } from '../../picture-numbers-subtraction-intro/take-blocks.ts'
import { differenceColumns } from '../difference-columns.ts'
import { differenceStory } from '../difference-story.ts'
import { openATen as base } from './numbers.ts'

/** Subtract two-digit numbers, opening a ten (2.NBT.B.5), asked in six ways. */
export const level = taskLevel('multi_digit_subtraction_practice/3', {
  version: 3,
  tasks: [
    doTask(base, { core: true }),
    takeBlocks(base),
    jumpAlong(base, (p) => ({ from: p.top, sign: '-', by: p.bottom }), { id: 'jump_back' }),
    differenceColumns(base),
    differenceWrong(base),
    differenceStory(base, smallThings),
  ],
})

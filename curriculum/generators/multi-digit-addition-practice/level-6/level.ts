import { doTask } from '../../../tasks/do-task.ts'
import { estimateOf } from '../../../tasks/estimate-of.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { sumColumns, sumDigits, sumMistake, sumStory } from '../sum-tasks.ts'
import { largeSums as base } from './numbers.ts'
import { things } from './stories.ts'

/** Add three-digit numbers with regrouping (3.NBT.A.2, 2.NBT.B.7), asked in six ways. */
export const level = taskLevel('multi_digit_addition_practice/6', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    sumColumns(base),
    sumDigits(base),
    sumMistake(base),
    sumStory(base, things),
    estimateOf(base, {
      id: 'closest_hundred',
      version: 1,
      estimated: (p) => ({ first: p.a, sign: '+', second: p.b, place: 100 }),
    }),
  ],
})

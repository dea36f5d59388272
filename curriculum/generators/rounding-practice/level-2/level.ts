import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { edgeOfRounded } from '../edge-of-rounded.ts'
import { roundingNumbers } from '../on-a-line.ts'
import { placeAndRound } from '../place-and-round.ts'
import { roundedWrong } from '../rounded-wrong.ts'
import { sortRounded } from '../sort-rounded.ts'
import { roundToHundred as base } from './numbers.ts'

const numbers = roundingNumbers(base)

/** Round whole numbers to the nearest hundred (3.NBT.A.1), asked in five ways. */
export const level = taskLevel('rounding_practice/2', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    placeAndRound(numbers, { space: 81 }),
    sortRounded(numbers),
    edgeOfRounded(numbers, { space: 20 }),
    roundedWrong(numbers),
  ],
})

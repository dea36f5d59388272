import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { whichBetween, type Between } from '../between.ts'
import { frogHops, type Hops } from '../hops.ts'
import { placeNumber } from '../place-number.ts'
import { markByGaps } from './numbers.ts'
import type { Chance } from '../../../chance.ts'

/** Neighboring tens at first, then neighboring hundreds. */
function between(chance: Chance, difficulty: number): Between {
  const gap = difficulty < 0.4 ? 10 : chance.pick([20, 50, 100])
  const low = gap * chance.int(1, Math.floor(900 / gap) - 1)
  return { low, n: low + chance.int(Math.ceil(gap / 10), gap - Math.ceil(gap / 10)), high: low + gap }
}

/** Hops of five and ten to the right at first; then of 20, 50 and 100, to the left too. */
function hops(chance: Chance, difficulty: number): Hops {
  const gap = chance.pick(difficulty < 0.34 ? [5, 10] : difficulty < 0.67 ? [10, 50] : [20, 50, 100])
  const count = 10
  const from = gap * chance.int(0, Math.min(40, Math.floor(1000 / gap) - count))
  const many = chance.int(3, 6)
  const back = chance.happens(difficulty)
  return {
    from,
    gap,
    count,
    every: 5,
    mark: back ? chance.int(many, count) : chance.int(0, count - many),
    hops: back ? -many : many,
  }
}

/** Read marks on number lines that jump by fives, tens or hundreds (2.MD.B.6, 2.NBT.A.2), asked in four ways. */
export const level = taskLevel('number_line_basics/2', {
  version: 3,
  tasks: [
    doTask(markByGaps, { kind: 'read', core: true }),
    placeNumber(markByGaps),
    whichBetween({ params: between, load: ({ low, high }) => high - low }),
    frogHops({ params: hops, load: (p) => p.gap / 10 + (p.hops < 0 ? 4 : 0) }),
  ],
})

import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { whichBetween, type Between } from '../between.ts'
import { frogHops, type Hops } from '../hops.ts'
import { placeNumber } from '../place-number.ts'
import { markToTwenty } from './numbers.ts'

const gapLoad = ({ low, high }: Between): number => low / 2 + (high - low)
/** Numbers two to four apart, up to 20. */
const between = [2, 3, 4]
  .flatMap((gap) =>
    range(1, 20 - gap).flatMap((low) => range(low + 1, low + gap - 1).map((n) => ({ low, n, high: low + gap }))),
  )
  .toSorted((a, b) => gapLoad(a) - gapLoad(b))

const hopLoad = ({ mark, hops }: Hops): number => Math.abs(hops) + (hops < 0 ? 3 : 0) + mark / 10
/** Three to six hops to the right, later to the left, on the line to 20. */
const hops = range(0, 20)
  .flatMap((mark) =>
    [3, 4, 5, 6, -3, -4, -5, -6].map((many): Hops => ({ from: 0, gap: 1, count: 20, every: 5, mark, hops: many })),
  )
  .filter((p) => p.mark + p.hops >= 0 && p.mark + p.hops <= 20)
  .toSorted((a, b) => hopLoad(a) - hopLoad(b))

/** Find and place whole numbers to twenty on a number line (1.NBT.B.3), asked in four ways. */
export const level = taskLevel('number_line_basics/1', {
  version: 3,
  tasks: [
    doTask(markToTwenty, { kind: 'read', core: true }),
    placeNumber(markToTwenty),
    whichBetween({
      params: (chance, difficulty) => pickByDifficulty(chance, between, difficulty),
      load: gapLoad,
      space: between.length,
    }),
    frogHops({
      params: (chance, difficulty) => pickByDifficulty(chance, hops, difficulty),
      load: hopLoad,
      space: hops.length,
    }),
  ],
})

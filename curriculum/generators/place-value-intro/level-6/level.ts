import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { beforeChange } from '../before-change.ts'
import { threeColumns } from '../blocks.ts'
import { changeBlocks } from '../change-blocks.ts'
import { trueChange } from '../true-change.ts'
import { wrongJump } from '../wrong-jump.ts'
import { tenOrHundredMore } from './numbers.ts'

/** Ten or one hundred more or less (2.NBT.B.8), asked in five ways. */
export const level = taskLevel('place_value_intro/6', {
  version: 2,
  tasks: [
    doTask(tenOrHundredMore, { core: true }),
    changeBlocks(tenOrHundredMore, { columns: threeColumns, most: 699 }),
    beforeChange(tenOrHundredMore),
    trueChange(tenOrHundredMore),
    wrongJump({
      draw: (chance, difficulty) => {
        const change = (chance.happens(2 * difficulty - 0.9) ? -1 : 1) * chance.pick([10, 100])
        const start = chance.int(101 + Math.round(140 * difficulty), 250 + Math.round(330 * difficulty))
        return { change, start: change > 0 ? start : start + 400 }
      },
      load: (p) => (p.change < 0 ? 4 : p.start / 200),
    }),
  ],
})

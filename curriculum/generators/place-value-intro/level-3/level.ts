import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { beforeChange } from '../before-change.ts'
import { twoColumns } from '../blocks.ts'
import { changeBlocks } from '../change-blocks.ts'
import { trueChange } from '../true-change.ts'
import { wrongJump } from '../wrong-jump.ts'
import { tenMoreOrLess } from './numbers.ts'

/** Ten more or ten less without counting (1.NBT.C.5), asked in five ways. */
export const level = taskLevel('place_value_intro/3', {
  version: 2,
  tasks: [
    doTask(tenMoreOrLess, { core: true }),
    changeBlocks(tenMoreOrLess, { columns: twoColumns, most: 99, space: 168 }),
    beforeChange(tenMoreOrLess),
    trueChange(tenMoreOrLess),
    wrongJump({
      draw: (chance, difficulty) => {
        const change = chance.happens(2 * difficulty - 0.9) ? -10 : 10
        const start = chance.int(2 + Math.round(14 * difficulty), 25 + Math.round(34 * difficulty))
        return { change, start: change > 0 ? start : start + 40 }
      },
      load: (p) => (p.change < 0 ? 4 : p.start / 20),
    }),
  ],
})

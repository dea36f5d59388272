import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { anotherWay } from '../another-way.ts'
import { twoColumns } from '../blocks.ts'
import { readWrong } from '../blocks-work.ts'
import { buildNumber } from '../build-number.ts'
import { brokenTens } from '../other-piles.ts'
import { restOfNumber } from '../rest-of-number.ts'
import { whichBlocks } from '../which-blocks.ts'
import { numberOf, tensAndOnes } from './numbers.ts'

/** Tens and ones of a two-digit number (1.NBT.B.2), asked in six ways. */
export const level = taskLevel('place_value_intro/2', {
  version: 2,
  tasks: [
    doTask(tensAndOnes, { core: true }),
    buildNumber({
      columns: twoColumns,
      numbers: range(20, 99),
      prompt: ({ n }, words) => ({
        text: words.pick([
          `Build ${n}. Use as few blocks as you can.`,
          `Show ${n} with tens and ones. Use the fewest blocks.`,
          `Make ${n} with the fewest blocks.`,
        ]),
      }),
    }),
    anotherWay({ columns: twoColumns, all: brokenTens }),
    whichBlocks({ all: brokenTens }),
    restOfNumber({ all: brokenTens }),
    readWrong(tensAndOnes, numberOf),
  ],
})

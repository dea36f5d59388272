import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { threeColumns } from '../blocks.ts'
import { readWrong } from '../blocks-work.ts'
import { buildNumber } from '../build-number.ts'
import { brokenHundreds } from '../other-piles.ts'
import { restOfNumber } from '../rest-of-number.ts'
import { tradeBlocks } from '../trade-blocks.ts'
import { whichBlocks } from '../which-blocks.ts'
import { numberOf, threeDigits } from './numbers.ts'

/** Three-digit numbers of hundreds, tens and ones (2.NBT.A.1), asked in six ways. */
export const level = taskLevel('place_value_intro/4', {
  version: 2,
  tasks: [
    doTask(threeDigits, { core: true }),
    buildNumber({
      columns: threeColumns,
      numbers: range(101, 599).filter((n) => n % 100 !== 0),
      prompt: ({ n }, words) => ({
        text: words.pick([
          `Build ${n}. Use as few blocks as you can.`,
          `Show ${n} with hundreds, tens and ones. Use the fewest blocks.`,
          `Make ${n} with the fewest blocks.`,
        ]),
      }),
    }),
    tradeBlocks({ columns: threeColumns, all: brokenHundreds }),
    whichBlocks({ all: brokenHundreds.filter(({ n }) => n < 400) }),
    restOfNumber({ all: brokenHundreds }),
    readWrong(threeDigits, numberOf),
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range, windowOf } from '../../wrong-answer.ts'
import { pilesOf, twoColumns } from '../blocks.ts'
import { buildNumber } from '../build-number.ts'
import { matchNumbers, type Matched } from '../match-numbers.ts'
import { tradeBlocks } from '../trade-blocks.ts'
import { whichBlocks } from '../which-blocks.ts'
import { teenNumber, tenAnd } from './numbers.ts'

const teens = range(11, 19)
const load = ({ numbers }: Matched): number => numbers.reduce((sum, n) => sum + n, 0)
const threes: readonly Matched[] = teens
  .flatMap((a) => teens.flatMap((b) => teens.map((c) => ({ numbers: [a, b, c] }))))
  .filter(({ numbers: [a = 0, b = 0, c = 0] }) => a < b && b < c)
  .toSorted((p, q) => load(p) - load(q))

/** Numbers 11 to 19 as ten and some ones (K.NBT.A.1), asked in five ways. */
export const level = taskLevel('place_value_intro/1', {
  version: 4,
  tasks: [
    doTask(teenNumber, { core: true }),
    buildNumber({
      columns: twoColumns,
      numbers: teens,
      prompt: ({ n }, words) => ({
        text: words.pick([`Show ${n} with blocks. Use one ten.`, `Build ${n}. Start with a ten.`]),
      }),
    }),
    tradeBlocks({ columns: twoColumns, all: teens.map((n) => ({ n, piles: { hundreds: 0, tens: 0, ones: n } })) }),
    whichBlocks({ all: teens.map((n) => ({ n, piles: pilesOf(n) })) }),
    matchNumbers({
      params: (chance, difficulty) => chance.pick(windowOf(threes, difficulty)),
      space: threes.length,
      prompt: (_, words) => ({
        text: words.pick(['Match each number with its parts.', 'Ten and how many? Match the numbers.']),
      }),
      parts: tenAnd,
      hint: 'Take ten away in your mind. How many are left?',
      load,
    }),
  ],
})

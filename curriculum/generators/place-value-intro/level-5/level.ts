import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { threeColumns } from '../blocks.ts'
import { buildNumber } from '../build-number.ts'
import { expandedCells } from '../expanded-cells.ts'
import { expandedText, partsOf } from '../expanded-form.ts'
import { matchNumbers } from '../match-numbers.ts'
import { whichSum } from '../which-sum.ts'
import { worthWrong } from '../worth-work.ts'
import { expandedForm, expandedParts } from './numbers.ts'

/** Its parts, for odd numbers from the smallest up, so that their order has to be found. */
const sumOf = (n: number): string =>
  n % 2 === 0
    ? expandedText(n)
    : partsOf(n)
        .filter((part) => part > 0)
        .toReversed()
        .join(' + ')

/** Numbers and the sums of their place values (2.NBT.A.3), asked in six ways. */
export const level = taskLevel('place_value_intro/5', {
  version: 2,
  tasks: [
    doTask(expandedForm, { core: true }),
    expandedCells(expandedForm),
    buildNumber({
      columns: threeColumns,
      numbers: range(101, 599).filter((n) => n % 100 !== 0),
      prompt: ({ n }, words) => ({
        text: words.pick([
          'Build this sum with the fewest blocks.',
          'Show the sum with blocks. Use as few as you can.',
          'Put down blocks for this sum. Use as few as you can.',
        ]),
        latex: sumOf(n),
      }),
    }),
    whichSum(expandedForm),
    matchNumbers({
      params: (chance, difficulty) => {
        const [a = 1, b = 2, c = 3] = chance.sample(range(1, 9), 3)
        const hasZeros = chance.happens(2.4 * difficulty - 0.9)
        return {
          numbers: hasZeros
            ? [100 * a + c, 100 * a + 10 * c, 10 * a + b]
            : [100 * a + 10 * b + c, 100 * a + 10 * c + b, 100 * b + 10 * a + c],
        }
      },
      prompt: (_, words) => ({
        text: words.pick(['Match each number with its parts.', 'Which parts make which number? Match them.']),
      }),
      parts: expandedParts,
      hint: 'What is the first digit of each number worth?',
      load: ({ numbers }) => [...numbers.join('')].filter((digit) => digit === '0').length,
    }),
    worthWrong(expandedForm, ({ n }) => n),
  ],
})

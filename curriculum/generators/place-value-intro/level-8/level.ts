import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { matchNumbers } from '../match-numbers.ts'
import { whichSum } from '../which-sum.ts'
import { worthWrong } from '../worth-work.ts'
import { expandedLargeNumber, expandedParts } from './numbers.ts'

/** Expanded form of numbers to a million (4.NBT.A.2), asked in four ways. */
export const level = taskLevel('place_value_intro/8', {
  version: 2,
  tasks: [
    doTask(expandedLargeNumber, { core: true }),
    whichSum(expandedLargeNumber),
    matchNumbers({
      band: [0, 1],
      params: (chance, difficulty) => {
        const places = Math.min(6, 4 + Math.floor(2.6 * difficulty + 0.4 * chance.unit()))
        const [a = 1, b = 2, c = 3] = chance.sample(range(1, 9), 3)
        const [i = 0, j = 1, k = 2] = chance.sample(range(0, places - 2), 3)
        const first = a * 10 ** (places - 1)
        return {
          numbers: [
            first + b * 10 ** i + c * 10 ** j,
            first + c * 10 ** i + b * 10 ** j,
            first + b * 10 ** i + c * 10 ** k,
          ],
        }
      },
      prompt: (_, words) => ({
        text: words.pick([
          'Match each number with its expanded form.',
          'The digits are the same. Match each number with its parts.',
        ]),
      }),
      parts: expandedParts,
      hint: 'In which place does each digit stand?',
      load: ({ numbers: [n] }) => String(n).length,
    }),
    worthWrong(expandedLargeNumber, ({ n }) => n),
  ],
})

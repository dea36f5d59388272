import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { inOrder, type Ordered } from '../in-order.ts'
import { sortNumbers, type Sorted } from '../sort-numbers.ts'
import { wrongSentence } from '../wrong-sentence.ts'
import { betweenCounters } from './between-counters.ts'
import { twoNumerals } from './numbers.ts'

const numbers = range(0, 10)
/** Larger numbers and those that lie close together are harder. */
const hard = (list: readonly number[]): number => Math.max(...list) - (Math.max(...list) - Math.min(...list)) / 2
const threes: readonly Ordered[] = numbers
  .flatMap((a) => range(a + 1, 10).flatMap((b) => range(b + 1, 10).map((c) => [b, c, a])))
  .flatMap((list) => (['least', 'greatest'] as const).map((from): Ordered => ({ numbers: list, from })))
  .toSorted((p, q) => hard(p.numbers) - hard(q.numbers))
const load = ({ bound, numbers: list }: Sorted): number =>
  bound - list.reduce((sum, n) => sum + Math.abs(n - bound), 0) / 4

/** Which of two numbers to ten is greater or less (K.CC.C.7), asked in five ways. */
export const level = taskLevel('comparing_numbers_basics/2', {
  version: 3,
  tasks: [
    doTask(twoNumerals, { core: true }),
    betweenCounters,
    inOrder({
      signs: false,
      params: (chance, difficulty) => pickByDifficulty(chance, threes, difficulty, 0.55),
      load: (p) => hard(p.numbers),
      hint: 'Count up from 0. Which of them do you say first?',
    }),
    sortNumbers({
      params: (chance, difficulty) => {
        const bound = chance.int(2 + Math.round(3 * difficulty), 4 + Math.round(4 * difficulty))
        return {
          bound,
          numbers: chance.sample(
            numbers.filter((n) => n !== bound),
            4,
          ),
        }
      },
      load,
      hint: 'Count up. Do you say it before or after that number?',
    }),
    wrongSentence({ by: 'words', draw: twoNumerals.params, load: twoNumerals.load }),
  ],
})

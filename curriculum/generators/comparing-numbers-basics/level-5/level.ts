import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { inOrder } from '../in-order.ts'
import { alikeLoad, lookAlikes } from '../look-alikes.ts'
import { sortNumbers } from '../sort-numbers.ts'
import { whichDigits } from '../which-digits.ts'
import { wrongSentence } from '../wrong-sentence.ts'
import { largeNumberSigns } from './numbers.ts'

/** Numbers to a million compared (4.NBT.A.2), asked in five ways. */
export const level = taskLevel('comparing_numbers_basics/5', {
  version: 2,
  tasks: [
    doTask(largeNumberSigns, { core: true }),
    inOrder({
      signs: true,
      params: (chance, difficulty) => lookAlikes(chance, difficulty, 4 + Math.min(2, Math.floor(2.9 * difficulty))),
      load: (p) => alikeLoad(p) + 2 * String(p.numbers[0]).length,
      hint: 'Compare from the left, place by place.',
    }),
    sortNumbers({
      params: (chance, difficulty) => {
        const places = 4 + Math.min(2, Math.floor(2.6 * difficulty + 0.4 * chance.unit()))
        const bound = chance.int(10 ** (places - 1), 10 ** places - 1)
        const { numbers } = lookAlikes(chance, difficulty, places)
        const near = bound - (bound % 100) + chance.int(0, 99)
        return { bound, numbers: [...numbers.slice(0, 3), near, Math.floor(bound / 10)] }
      },
      load: ({ bound }) => String(bound).length,
      hint: 'Compare from the left, place by place. Fewer digits make a smaller number.',
    }),
    whichDigits({ length: 6 }),
    wrongSentence({ by: 'signs', draw: largeNumberSigns.params, load: largeNumberSigns.load }),
  ],
})

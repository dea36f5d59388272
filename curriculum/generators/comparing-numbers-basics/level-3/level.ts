import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { twoColumns } from '../../place-value-intro/blocks.ts'
import { greatestNumber } from '../greatest-number.ts'
import { inOrder } from '../in-order.ts'
import { alikeLoad, lookAlikes } from '../look-alikes.ts'
import { whichDigits } from '../which-digits.ts'
import { wrongSentence } from '../wrong-sentence.ts'
import { twoDigitSigns } from './numbers.ts'

/** Two-digit numbers compared (1.NBT.B.3), asked in five ways. */
export const level = taskLevel('comparing_numbers_basics/3', {
  version: 2,
  tasks: [
    doTask(twoDigitSigns, { core: true }),
    greatestNumber({ columns: twoColumns }),
    inOrder({
      signs: true,
      params: (chance, difficulty) => lookAlikes(chance, difficulty, 2),
      load: alikeLoad,
      hint: 'Compare the tens first.',
    }),
    whichDigits({ length: 2 }),
    wrongSentence({ by: 'signs', draw: twoDigitSigns.params, load: twoDigitSigns.load }),
  ],
})

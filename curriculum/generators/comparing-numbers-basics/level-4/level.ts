import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { threeColumns } from '../../place-value-intro/blocks.ts'
import { greatestNumber } from '../greatest-number.ts'
import { inOrder } from '../in-order.ts'
import { alikeLoad, lookAlikes } from '../look-alikes.ts'
import { whichDigits } from '../which-digits.ts'
import { wrongSentence } from '../wrong-sentence.ts'
import { threeDigitSigns } from './numbers.ts'

/** Three-digit numbers compared by place (2.NBT.A.4), asked in five ways. */
export const level = taskLevel('comparing_numbers_basics/4', {
  version: 2,
  tasks: [
    doTask(threeDigitSigns, { core: true }),
    greatestNumber({ columns: threeColumns }),
    inOrder({
      signs: true,
      params: (chance, difficulty) => lookAlikes(chance, difficulty, 3),
      load: alikeLoad,
      hint: 'Compare the hundreds first, then the tens.',
    }),
    whichDigits({ length: 3 }),
    wrongSentence({ by: 'signs', draw: threeDigitSigns.params, load: threeDigitSigns.load }),
  ],
})

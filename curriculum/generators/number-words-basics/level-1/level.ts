import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { putCounters } from '../build-words.ts'
import { matchWords, sortWords } from '../named-tasks.ts'
import { named as base } from './numbers.ts'

/** The base without wrong numerals that a child of this age cannot read, like 103. */
const toHundred: typeof base = {
  ...base,
  distractors: (p) => base.distractors(p).filter(({ value }) => value.kind === 'rational' && value.n <= 100n),
}

/** Match number words to numerals to 20 (K.CC.A.3), asked in four ways. */
export const level = taskLevel('number_words_basics/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    matchWords(base, { from: 0, to: 20, most: 4, hint: 'Say each number, too. Which one sounds the same?' }),
    sortWords(toHundred, 4),
    putCounters(base, 20, 20),
  ],
})

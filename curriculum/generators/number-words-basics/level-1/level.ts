import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { putCounters } from '../build-words.ts'
import { matchWords, sortWords } from '../named-tasks.ts'
import { named as base } from './numbers.ts'

/** Match number words to numerals to 20 (K.CC.A.3), asked in four ways. */
export const level = taskLevel('number_words_basics/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    matchWords(base, { from: 0, to: 20, most: 4 }),
    sortWords(base, 4),
    putCounters(base, 20, 20),
  ],
})

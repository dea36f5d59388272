import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildBlocks } from '../build-words.ts'
import { matchWords, sortWords } from '../named-tasks.ts'
import { named as base } from './numbers.ts'

/** Match numerals and number words to 100 (1.NBT.A.1), asked in four ways. */
export const level = taskLevel('number_words_basics/2', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    matchWords(base, { from: 11, to: 100, most: 5, hint: 'Look at the first digit. Does it fit the first word?' }),
    sortWords(base, 5),
    buildBlocks(base),
  ],
})

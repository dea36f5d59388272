import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { betweenWords } from '../between-words.ts'
import { matchWords, sortWords } from '../named-tasks.ts'
import { named as base } from './numbers.ts'

/** Read and write multi-digit numbers with periods and commas (4.NBT.A.2), asked in four ways. */
export const level = taskLevel('number_words_basics/4', {
  version: 4,
  tasks: [
    doTask(base, { core: true }),
    matchWords(base, {
      from: 10_000,
      to: 999_999,
      most: 4,
      hint: 'Look at the first digit. Does it fit the first word?',
    }),
    sortWords(base, 5),
    betweenWords,
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { timesTens as base } from './numbers.ts'
import { matchTens, tensApart, trueTens } from './tens-apart.ts'

/** Multiply a one-digit number by a multiple of ten (3.NBT.A.3), asked in five ways. */
export const level = taskLevel('multi_digit_multiplication_practice/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    tensApart,
    matchTens,
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      band: [0, 1],
      space: 256,
      sentence: ({ digit, tens, tensFirst }) => ({
        first: tensFirst ? 10 * tens : digit,
        sign: '×',
        second: tensFirst ? digit : 10 * tens,
        result: 10 * digit * tens,
      }),
    }),
    trueTens,
  ],
})

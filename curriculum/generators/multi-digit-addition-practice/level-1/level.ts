import { doTask } from '../../../tasks/do-task.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { claimsOf, trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { addBlocks } from '../add-blocks.ts'
import { jumpAlong } from '../../open-line.ts'
import { tellSum } from '../tell-sum.ts'
import { addOnes as base } from './numbers.ts'

/** Add ones to a two-digit number (1.NBT.C.4), asked in six ways. */
export const level = taskLevel('multi_digit_addition_practice/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    addBlocks(base),
    jumpAlong(base, ({ a, b }) => ({ from: a, sign: '+', by: b }), { id: 'jump_sum' }),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      band: [0, 1],
      sentence: (p) => ({ first: p.a, sign: '+', second: p.b, result: p.a + p.b }),
    }),
    trueFalseSort(base, {
      id: 'true_sums',
      version: 1,
      sets: 'each',
      most: 4,
      claims: claimsOf(base, {
        claim: (p, value) => `\\(${p.a} + ${p.b} = ${value.kind === 'rational' ? value.n : ''}\\)`,
        because: (p) => `\\(${p.b}\\) more than \\(${p.a}\\) is \\(${p.a + p.b}\\).`,
        whyNot: (p) => `\\(${p.a} + ${p.b}\\) is \\(${p.a + p.b}\\). Add the ones again.`,
        misconception: 'looks_alike',
      }),
      asks: () => [
        'Which sums are true? Sort them.',
        'Is each sum true? Put it where it belongs.',
        'Check each sum. Is it true?',
      ],
      hints: ['Add the ones first. Do they make a new ten?', 'Then look at the tens.'],
    }),
    tellSum(base, (p) => p),
  ],
})

import { doTask } from '../../../tasks/do-task.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { taskLevel, type Numbers } from '../../../tasks/task.ts'
import { addBlocks } from '../add-blocks.ts'
import { jumpAlong } from '../../open-line.ts'
import { tellSum } from '../tell-sum.ts'
import { addTens as base, firstOf, totalOf, type Params } from './numbers.ts'
import { sameSum } from './same-sum.ts'
import type { Sum } from '../column-sums.ts'

const sumOf = (p: Params): Sum => ({ a: firstOf(p), b: 10 * p.more })
const sums: Numbers<Sum> = {
  params: (chance, difficulty) => sumOf(base.params(chance, difficulty)),
  note: ({ a, b }) => `${a}+${b}`,
  load: ({ a, b }) => base.load({ tens: Math.floor(a / 10), ones: a % 10, more: b / 10 }),
}

/** All of them, as of the base. */
const space = 252

/** Add multiples of ten to a two-digit number (1.NBT.C.4), asked in six ways. */
export const level = taskLevel('multi_digit_addition_practice/2', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    addBlocks(sums, { space }),
    jumpAlong(sums, ({ a, b }) => ({ from: a, sign: '+', by: b }), { id: 'jump_sum', space }),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      band: [0, 1],
      sentence: (p) => ({ first: firstOf(p), sign: '+', second: 10 * p.more, result: totalOf(p) }),
    }),
    sameSum,
    tellSum(base, sumOf),
  ],
})

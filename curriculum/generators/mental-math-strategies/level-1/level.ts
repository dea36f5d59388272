import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { missingPart } from '../../../tasks/missing-part.ts'
import { pickStrategy } from '../../../tasks/pick-strategy.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { adjustMend, adjustSlips, adjustWork } from './adjusting.ts'
import { addByAdjusting as base, near } from './numbers.ts'
import { addingWays, thenAdd, twoNumbers } from './ways.ts'

/** Add a near-ten number by rounding and adjusting (2.NBT.B.9), asked in four ways. */
export const level = taskLevel('mental_math_strategies/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    pickStrategy(twoNumbers, {
      id: 'pick_way',
      version: 1,
      ways: addingWays,
      asks: ({ a, b }) => [
        `Which way makes \\(${a} + ${b}\\) easy? Is its reason true?`,
        `How would you add \\(${a} + ${b}\\) in your head?`,
        `Pick a good way to add \\(${a} + ${b}\\).`,
      ],
      hints: ['Read each reason. Is it true of these numbers?', 'Only one of the reasons is true.'],
      goesOn: thenAdd,
    }),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      band: [0, 1],
      sentence: (p) => ({ first: p.a, sign: '+', second: near(p), result: p.a + near(p) }),
    }),
    findError(base, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${p.a} + ${near(p)}\\)`,
      work: adjustWork,
      slips: adjustSlips,
      carries: true,
      hint: 'Is the round number more or less than the other one?',
      mend: adjustMend,
    }),
  ],
})

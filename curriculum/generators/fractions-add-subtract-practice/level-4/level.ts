import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { storyTask } from '../../../tasks/story-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { besideBenchmark } from './beside-benchmark.ts'
import { fractionMend, fractionSlips, fractionWork } from './mistakes.ts'
import { missingFraction } from './missing-fraction.ts'
import { tex, unlikeFractions as base } from './numbers.ts'
import { shadeSum } from './shade-sum.ts'
import { measured, otherSetUps, setUp, told } from './stories.ts'

/** Add and subtract fractions with different denominators (5.NF.A.1), asked in six ways. */
export const level = taskLevel('fractions_add_subtract_practice/4', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    shadeSum,
    missingFraction,
    findError(base, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${tex(p.a, p.b)} ${p.sign} ${tex(p.c, p.d)}\\)`,
      work: fractionWork,
      slips: fractionSlips,
      carries: true,
      hint: 'Check each line by itself. Are both sides equal?',
      mend: fractionMend,
    }),
    storyTask(base, {
      id: 'story',
      version: 1,
      things: measured,
      stories: told,
      suits: () => true,
      counted: (thing) => thing.unit,
      setUp,
      others: otherSetUps,
      hints: ['What does the story ask for?', 'Will the answer be more or less than the first fraction?'],
    }),
    besideBenchmark,
  ],
})

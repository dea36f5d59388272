import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { claims } from './claims.ts'
import { solvedFormula } from './numbers.ts'
import { matchSolved } from './match-solved.ts'
import { valueOf } from './value-of.ts'

/** Solve a formula for any letter (HSA-CED.A.4), asked in four ways. */
export const level = taskLevel('equations_multi_step_practice/8', {
  version: 2,
  tasks: [
    doTask(solvedFormula, { core: true }),
    trueFalseSort(solvedFormula, {
      id: 'solved_rightly',
      version: 2,
      sets: 'each',
      most: 5,
      claims,
      asks: () => [
        'Somebody solved these formulas for another letter. Which of them are right? Sort them.',
        'Is each formula solved correctly? Sort.',
        'Which of these follow, and which do not? Sort them.',
      ],
      hints: [
        'Put the solved letter back into the formula. Do both sides agree?',
        'What was done last has to be undone first, and on the whole side.',
      ],
    }),
    matchSolved,
    valueOf,
  ],
})

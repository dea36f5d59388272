import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { tableTask } from '../../../tasks/table-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { trueFalseSort } from '../../../tasks/true-false-sort.ts'
import { oneStepMachine as base } from './numbers.ts'
import {
  fourRows,
  howCell,
  machineClaims,
  machineFigure,
  outputMend,
  outputSlips,
  outputWork,
  rowsOf,
  wrongCell,
} from './rows.ts'

/** Find outputs and inputs of an add or subtract machine (2.OA.A.1), asked in four ways. */
export const level = taskLevel('input_output_machines/1', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    tableTask(fourRows, {
      id: 'fill_machine',
      version: 1,
      band: [0, 1],
      rows: rowsOf,
      figure: machineFigure,
      how: howCell,
      wrong: wrongCell,
      misconception: 'operation_swap',
      asks: [
        'Letters hide some numbers. Find them all.',
        'Which numbers do the letters hide?',
        'The machine follows its rule. Find the hidden numbers.',
      ],
      hints: () => ['Look at the rule in the middle.', 'Is the letter on the left? Then undo the rule.'],
    }),
    trueFalseSort(fourRows, {
      id: 'sort_pairs',
      version: 1,
      most: 5,
      claims: machineClaims,
      asks: (p) => {
        const rule = `This machine ${p.sign === '+' ? 'adds' : 'subtracts'} \\(${p.n}\\).`
        return [`${rule} Which pairs are true? Sort them.`, `${rule} Sort the pairs.`, `${rule} True or not true?`]
      },
      hints: ['Put the first number into the machine.', 'Does the second number come out?'],
    }),
    findError(fourRows, {
      id: 'find_mistake',
      version: 1,
      task: (p) => `the outputs for \\(${p.sign} ${p.n}\\)`,
      work: outputWork,
      slips: outputSlips,
      hint: 'Use the rule for each number that goes in.',
      mend: outputMend,
    }),
  ],
})

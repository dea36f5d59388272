import { doTask } from '../../../tasks/do-task.ts'
import { lineByLine } from '../../../tasks/line-by-line.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { groupsOnScale } from '../scale.ts'
import { wrongLines } from '../wrong-lines.ts'
import { expandedFirst } from './expanded-first.ts'
import { bracketEquation, left, right } from './numbers.ts'
import { given, slips, workOf } from './working.ts'

/** Solve p(x + q) = r in two ways (7.EE.B.4a), asked in five ways. */
export const level = taskLevel('equations_multi_step_practice/2', {
  version: 3,
  tasks: [
    doTask(bracketEquation, { core: true }),
    lineByLine(bracketEquation, {
      version: 1,
      letter: (p) => p.letter,
      given: (p) => `${left(p)} = ${right(p)}`,
    }),
    groupsOnScale,
    expandedFirst,
    wrongLines(bracketEquation, { version: 1, given, letter: (p) => p.letter, lines: workOf, slips }),
  ],
})

import { orderSteps } from '../../../tasks/order-steps.ts'
import { clearedFractions, type Params } from './numbers.ts'
import { given, workOf } from './working.ts'
import type { LevelTask } from '../../../tasks/task.ts'

/** The lines of a solution, mixed up. */
export const orderedSteps: LevelTask = orderSteps<Params>(
  {
    params: (chance, difficulty) => clearedFractions.params(chance, difficulty),
    note: (p) => clearedFractions.note(p),
    load: (p) => clearedFractions.load(p),
    reject: (p) => clearedFractions.reject?.(p) ?? null,
  },
  {
    id: 'order_lines',
    version: 1,
    band: [0.1, 1],
    steps: (p) => workOf(p, null).map((line) => `\\(${line}\\)`),
    asks: () => [
      'Put the lines of the solution in order, from the first below this equation to the last.',
      'These lines solve this equation, but they are mixed up. Put them in order.',
      'In which order do these lines solve this equation?',
    ],
    shown: given,
    hints: () => [
      'The first line has no denominators any more. Where do they go?',
      'Then the parentheses go, then the number beside \\(x\\), and \\(x\\) stands alone in the end.',
    ],
    why: (_, first, second) => `${second} follows from ${first}, so it comes after it.`,
    misconception: 'reversed_order',
  },
)

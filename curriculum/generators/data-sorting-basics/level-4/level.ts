import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildGraph } from '../build-graph.ts'
import { inOrder } from '../in-order.ts'
import { mendGraph } from '../mend-graph.ts'
import { trueSentence } from '../true-sentence.ts'
import { fourBars } from './numbers.ts'
import type { GraphLook } from '../graphed.ts'

const look: GraphLook = {
  mode: 'bar',
  groups: 4,
  reach: (difficulty) => [1 + Math.round(2 * difficulty), 6 + Math.round(4 * difficulty)],
}

/** Read graphs with up to four groups (2.MD.D.10), asked in five ways. */
export const level = taskLevel('data_sorting_basics/4', {
  version: 3,
  tasks: [
    doTask(fourBars, { kind: 'read', core: true }),
    buildGraph(look),
    trueSentence(look),
    inOrder(look),
    mendGraph(look),
  ],
})

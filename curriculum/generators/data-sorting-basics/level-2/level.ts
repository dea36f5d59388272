import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildGraph } from '../build-graph.ts'
import { inOrder } from '../in-order.ts'
import { mendGraph } from '../mend-graph.ts'
import { trueSentence } from '../true-sentence.ts'
import { tallyChart } from './numbers.ts'
import type { GraphLook } from '../graphed.ts'

const look: GraphLook = {
  mode: 'picture',
  groups: 3,
  tallied: true,
  reach: (difficulty) => [2 + Math.round(3 * difficulty), 6 + Math.round(4 * difficulty)],
}

/** Read tally charts (1.MD.C.4), asked in five ways. */
export const level = taskLevel('data_sorting_basics/2', {
  version: 3,
  tasks: [
    doTask(tallyChart, { kind: 'read', core: true }),
    buildGraph(look),
    trueSentence(look),
    inOrder(look),
    mendGraph(look),
  ],
})

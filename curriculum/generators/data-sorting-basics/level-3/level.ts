import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildGraph } from '../build-graph.ts'
import { finishGraph } from '../finish-graph.ts'
import { mendGraph } from '../mend-graph.ts'
import { trueSentence } from '../true-sentence.ts'
import { threeGroups } from './numbers.ts'
import type { GraphLook } from '../graphed.ts'

const look: GraphLook = {
  mode: 'picture',
  groups: 3,
  reach: (difficulty) => [1 + Math.round(difficulty), 6 + Math.round(4 * difficulty)],
}

/** Answer questions about charts with three groups (1.MD.C.4), asked in five ways. */
export const level = taskLevel('data_sorting_basics/3', {
  version: 3,
  tasks: [
    doTask(threeGroups, { kind: 'read', core: true }),
    buildGraph(look),
    trueSentence(look),
    finishGraph(look),
    mendGraph(look),
  ],
})

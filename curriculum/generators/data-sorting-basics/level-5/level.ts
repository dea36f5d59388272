import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildGraph } from '../build-graph.ts'
import { finishGraph } from '../finish-graph.ts'
import { mendGraph } from '../mend-graph.ts'
import { trueSentence } from '../true-sentence.ts'
import { comparedBars } from './numbers.ts'
import type { GraphLook } from '../graphed.ts'

const look: GraphLook = {
  mode: 'bar',
  groups: 4,
  reach: () => [1, 10],
  scales: (difficulty) => (difficulty < 0.5 ? [1] : [2]),
}

/** Add and compare using a bar graph (2.MD.D.10), asked in five ways. */
export const level = taskLevel('data_sorting_basics/5', {
  version: 4,
  tasks: [
    doTask(comparedBars, { kind: 'read', core: true }),
    buildGraph(look),
    trueSentence(look),
    finishGraph(look),
    mendGraph(look),
  ],
})

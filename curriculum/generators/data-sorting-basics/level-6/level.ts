import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildPlot } from './build-plot.ts'
import { mendPlot } from './mend-plot.ts'
import { measuredLengths } from './numbers.ts'
import { whichLengths } from './which-lengths.ts'

/** Read lengths on a line plot (2.MD.D.9), asked in four ways. */
export const level = taskLevel('data_sorting_basics/6', {
  version: 2,
  tasks: [doTask(measuredLengths, { kind: 'read', core: true }), buildPlot, whichLengths, mendPlot],
})

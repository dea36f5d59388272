import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildNext, howManyNew, whichFigure } from '../growing-tasks.ts'
import { tilesOfFigure as base } from './numbers.ts'

/** Count and predict tiles in a growing pattern (3.OA.D.9), asked in four ways. */
export const level = taskLevel('patterning_visual_basics/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    buildNext(base),
    howManyNew(base, { note: (p) => `${p.kind} ${p.start} ${p.step}`, space: (base.space ?? 0) / 2 }),
    whichFigure(base),
  ],
})

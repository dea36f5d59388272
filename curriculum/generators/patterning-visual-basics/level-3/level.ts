import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { buildNext, howManyNew } from '../growing-tasks.ts'
import { nextFigure as base } from './numbers.ts'

/** Find the next shape when a pattern grows (1.OA.C.5), asked in three ways. */
export const level = taskLevel('patterning_visual_basics/3', {
  version: 2,
  tasks: [doTask(base, { core: true }), buildNext(base), howManyNew(base, { note: base.note, space: base.space ?? 0 })],
})

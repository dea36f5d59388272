import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { bareLine } from './bare-line.ts'
import { halfway } from './halfway.ts'
import { betweenMarks } from './numbers.ts'
import { placeBetween } from './place-between.ts'

/** Points between marks are read, placed and estimated (3.NBT.A.1), in four ways. */
export const level = taskLevel('number_line_basics/3', {
  version: 3,
  tasks: [doTask(betweenMarks, { kind: 'read', core: true }), placeBetween, bareLine, halfway],
})

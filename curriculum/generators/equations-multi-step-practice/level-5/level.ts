import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { completed } from './completed.ts'
import { howManySolutions } from './numbers.ts'
import { sorted } from './sorted.ts'
import { whatItMeans } from './what-it-means.ts'

/** Tell how many solutions a linear equation has (8.EE.C.7a), asked in four ways. */
export const level = taskLevel('equations_multi_step_practice/5', {
  version: 2,
  tasks: [doTask(howManySolutions, { kind: 'choose', core: true }), sorted, completed, whatItMeans],
})

import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { howOften as base } from './numbers.ts'
import { counterexample, namesInOrder, sortStatements } from './family-tasks.ts'

/** Decide which names always, sometimes or never fit (5.G.B.3, 5.G.B.4), asked in four ways. */
export const level = taskLevel('shapes_basics/8', {
  version: 2,
  tasks: [doTask(base, { core: true }), sortStatements, counterexample, namesInOrder],
})

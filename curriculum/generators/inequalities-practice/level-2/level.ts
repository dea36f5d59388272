import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { linearTasks } from '../linear-tasks.ts'
import { oneSided, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** With two steps each, so that there is a work to look through. */
const twoSteps: TopicLevel<Params> = {
  ...oneSided,
  params: (chance, difficulty) => ({
    ...oneSided.params(chance, difficulty),
    a:
      chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(5 * difficulty)) *
      (chance.happens(0.2 + 0.6 * difficulty) ? -1 : 1),
    b:
      chance.int(1 + Math.round(5 * difficulty), 9 + Math.round(10 * difficulty)) *
      (chance.happens(0.6 * difficulty) ? -1 : 1),
  }),
}

/** Solve one- and two-step inequalities and flip when needed (7.EE.B.4b), asked in four ways. */
export const level = taskLevel('inequalities_practice/2', {
  version: 2,
  tasks: [doTask(oneSided, { core: true }), ...linearTasks(oneSided, twoSteps)],
})

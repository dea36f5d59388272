import type { AnyTask, TaskLevel } from './task.ts'

/**
 * The task whose question a lesson works through: the core that can also be asked as a choice, since that form has its figure,
 * else the first that can. Throws a RangeError for a level without such a task.
 */
export function exampleTask(level: TaskLevel): AnyTask {
  const shown = level.tasks.filter((each) => each.procedure().forms.includes('choice'))
  const found = shown.find(({ core }) => core) ?? shown[0]
  if (found === undefined) throw new RangeError(`${level.key} has no task that a lesson can show`)
  return found
}

import { legacyTaskOf, type LevelTask } from './task.ts'
import type { TopicLevel } from '../topic-level.ts'
import type { TaskKind } from './task-kinds.ts'

/**
 * What a level asked before it had tasks, as one of them: under its old streams, with its old version, so that stored questions
 * are made again as they were. Throws a RangeError in another level than its own.
 */
export function doTask(
  base: TopicLevel<unknown>,
  { kind = 'do', core = false }: { readonly kind?: TaskKind; readonly core?: boolean },
): LevelTask {
  return (key) => {
    if (base.key !== key) throw new RangeError(`${base.key} is no task of ${key}`)
    return legacyTaskOf(base, kind, core)
  }
}

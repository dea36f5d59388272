import { topicLevel } from '../catalogue/topic-levels.ts'
import { legacyTaskOf, type TaskLevel } from './task.ts'
import type { TopicLevel } from '../topic-level.ts'

/**
 * A level that was written before there were tasks, as a level of one task: its own procedure under its own streams, so that the
 * same seed goes on giving the same bytes. What shows something to be read off is of the kind `read`, all else `do`. A level of
 * tasks is given back as it is.
 */
export function asTaskLevel(level: TopicLevel<unknown> | TaskLevel): TaskLevel {
  if ('tasks' in level) return level
  const kind = topicLevel(level.key)?.questionType === 'interpret' ? 'read' : 'do'
  return { key: level.key, version: level.version, tasks: [legacyTaskOf(level, kind, true)] }
}

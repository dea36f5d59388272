import { topicLevel } from '../catalogue/topic-levels.ts'
import type { TopicLevel } from '../topic-level.ts'

/** The grade, 0 to 12, for which the questions of a level are worded: its own, or that of the catalogue. */
export function gradeOf<P>(level: TopicLevel<P>): number {
  return level.grade ?? topicLevel(level.key)?.gradeMin ?? 0
}

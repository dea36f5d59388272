import type { TopicLevelKey } from '../topic-level.ts'

/** How a unit is written down in the catalog; prior units, skills and descriptions follow from it. */
export interface UnitSource {
  readonly unitCode: string
  readonly unitName: string
  /** Lowest and highest grade, 0 to 12. */
  readonly grades: readonly [number, number]
  /** grade x 100 + place in the grade. */
  readonly sequence: number
  readonly themeCodes: readonly string[]
  readonly learningGoal: string
  /** Own and review levels, in the order of learning. */
  readonly topicLevels: readonly TopicLevelKey[]
  readonly reviewTopicLevels: readonly TopicLevelKey[]
  readonly nextUnits: readonly string[]
}

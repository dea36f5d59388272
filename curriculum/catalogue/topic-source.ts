import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'

/** How a level of a topic is written down in the catalog. */
export interface TopicLevelSource {
  readonly level: number
  readonly name: string
  /** At most 22 characters, for cards and maps. */
  readonly shortName: string
  readonly description: string
  /** Lowest and highest grade, 0 to 12. */
  readonly grades: readonly [number, number]
  /** On the grade scale 0 to 13; the learner model starts from it. */
  readonly difficulty: number
  /** Codes of the Common Core State Standards for Mathematics. */
  readonly ccss: readonly string[]
  readonly prerequisites: readonly `${string}/${number}`[]
  /** The default form first. */
  readonly forms: readonly AnswerForm[]
  /** The kind of figure that every question shows, or null. */
  readonly figure: string | null
  readonly renderKind: 'Text' | 'LaTex' | 'Svg'
  readonly targetSeconds: number
  readonly speedPlay: boolean
  readonly focus: boolean
  /** The order in which levels were built: 1 makes every unit work. */
  readonly wave: 1 | 2 | 3
}

/** A topic and its levels, 1 to n. */
export interface TopicSource {
  readonly topicCode: string
  readonly theme: string
  readonly questionType: 'none' | 'calculate' | 'interpret'
  readonly levels: readonly TopicLevelSource[]
}

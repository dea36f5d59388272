import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { CatalogTopicLevel } from '../catalogue/topic-levels.ts'
import type { ContestFamily } from '../families/family.ts'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'
import type { Figure, RichText, Value } from '../values/values.ts'

/** The checks that a topic level must pass, rows P0 to P39 of docs/requirements/bars.tsv. P0 is a level that cannot be run at all. */
export type CheckName =
  | 'P0'
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'P6'
  | 'P7'
  | 'P8'
  | 'P9'
  | 'P10'
  | 'P11'
  | 'P12'
  | 'P13'
  | 'P14'
  | 'P15'
  | 'P16'
  | 'P17'
  | 'P19'
  | 'P20'
  | 'P29'
  | 'P18'
  | 'P24'
  | 'P28'
  | 'P21'
  | 'P22'
  | 'P33'
  | 'P34'
  | 'P35'
  | 'P36'
  | 'P37'
  | 'P39'

/** One thing that is wrong, with the seed that shows it again; seed null when it is a matter of many. */
export interface Failure {
  readonly check: CheckName
  readonly key: string
  readonly seed: number | null
  readonly detail: string
}

/** What a `level-n.oracle.ts` exports: the answer by another way, and wrong rules recomputed from the numbers alone. */
export interface Oracle {
  readonly oracle: (p: never) => Value
  readonly wrong?: Readonly<Record<string, (p: never) => Value | readonly Value[]>>
  /** Whether numbers are an example of what is asked for, where any example is right. */
  readonly accepts?: (p: never, numbers: readonly number[]) => boolean
  /** The answer from the facts of the figure, where the figure is what the question is about. */
  readonly fromFacts?: (facts: Figure['facts']) => Value
}

/** One seed of a level: its numbers and its question in every form that the level accepts. */
export interface Sample {
  readonly seed: number
  readonly difficulty: number
  readonly params: unknown
  readonly answer: Value
  readonly question: GeneratedQuestion
  readonly choice: GeneratedQuestion
  readonly byForm: ReadonlyMap<AnswerForm, GeneratedQuestion>
  /** The question that this is a part of. */
  readonly whole?: GeneratedQuestion
}

/** Shared by the checks of one level. */
export interface Sweep {
  readonly level: TopicLevel<unknown>
  readonly entry: CatalogTopicLevel
  /** The family of contest problems that is swept; null for a topic level. */
  readonly family: ContestFamily<unknown> | null
  readonly oracle: Oracle | null
  readonly samples: readonly Sample[]
  /** Renders LaTeX with errors thrown and warnings as errors; passed in, since the curriculum draws no pages. */
  readonly renderMaths: (latex: string) => void
  readonly fail: (check: CheckName, seed: number | null, detail: string) => void
}

/** A text of a question and where it stands. */
export interface Piece {
  readonly where: string
  readonly text: RichText
}

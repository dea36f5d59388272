import type { Figure, RichText } from '../values/values.ts'

/** One picture and what is said to it. */
export interface LessonPart {
  readonly heading: string
  readonly say: RichText
  readonly latex?: string
  readonly figure?: Figure
}

/** The parts of a lesson that are written; the worked example stands between the picture and the mistake. */
export interface LessonParts {
  /** What it is. */
  readonly what: LessonPart
  /** A picture of it. */
  readonly picture: LessonPart
  /** The commonest misconception, shown and mended. */
  readonly mistake: LessonPart & { readonly misconception: string }
  /** How to check an answer. */
  readonly check: LessonPart
  /** One more part before the check, where the topic needs it. */
  readonly extra?: LessonPart
}

/** What the author of a topic writes; the worked example comes from a level of the topic itself. */
export interface LessonPlan extends LessonParts {
  readonly topicCode: string
  /** The level whose question is worked through where none is practiced, easy and always the same. */
  readonly example: { readonly level: number }
  /** Other parts for levels with a method of their own, so that no level is taught what comes after it. */
  readonly levels?: readonly (LessonParts & { readonly of: readonly number[] })[]
}

/** A part ready to be shown and heard. `seconds` is how long its words take at normal speed. */
export interface LessonSegment extends LessonPart {
  readonly speech: string
  readonly seconds: number
}

/** An assistance package: 5 to 8 segments. L-104, L-105. */
export interface Lesson {
  readonly topicCode: string
  readonly segments: readonly LessonSegment[]
}

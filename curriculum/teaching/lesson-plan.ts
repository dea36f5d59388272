import type { Figure, RichText } from '../values/values.ts'

/** One picture and what is said to it. */
export interface LessonPart {
  readonly heading: string
  readonly say: RichText
  readonly latex?: string
  readonly figure?: Figure
}

/** What the author of a topic writes; the worked example comes from a level of the topic itself. */
export interface LessonPlan {
  readonly topicCode: string
  /** What it is. */
  readonly what: LessonPart
  /** A picture of it. */
  readonly picture: LessonPart
  /** The level whose question is worked through, easy and always the same. */
  readonly example: { readonly level: number }
  /** The commonest misconception, shown and mended. */
  readonly mistake: LessonPart & { readonly misconception: string }
  /** How to check an answer. */
  readonly check: LessonPart
  /** One more part before the check, where the topic needs it. */
  readonly extra?: LessonPart
}

/** A part ready to be shown and heard. `seconds` is how long its words take at normal speed. */
export interface LessonSegment extends LessonPart {
  readonly speech: string
  readonly seconds: number
}

/** An assistance package: 5 to 8 segments, spec learning section 3 (skill, transcript segment). */
export interface Lesson {
  readonly topicCode: string
  readonly segments: readonly LessonSegment[]
}

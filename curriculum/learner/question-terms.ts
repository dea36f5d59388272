import { topicLevel } from '../catalogue/topic-levels.ts'
import { kindTraits, type TaskKind } from '../tasks/task-kinds.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'

/** Logits per grade: how steeply success falls when a question is one grade harder. Source: D-053, D-054. */
export const slope = 1.1

/** The share of wrong answers to what is known: a wrong key, a lapse. Source: D-054. */
export const slip = 0.04

/** How far the questions of one level reach, in grades, from difficulty 0 to 1. */
const spreadInsideLevel = 1.1

/**
 * The difficulty inside a level that stands where the catalogue puts the level. With it a child whose ability is the grade of a
 * level is right in 0.6 of the typed questions that a run begins with (difficulty 0.3), as D-053 defines ability.
 */
export const statedDifficulty = 0.7

/** A question as the learner model sees it. */
export interface LearnerQuestion {
  /** `topicCode/level`. */
  readonly topicCodeLevel: string
  /** Inside the level, 0 to 1. */
  readonly difficulty: number
  readonly form: AnswerForm
  /** Options to tap, where there are any; left out for typed answers, and 4 is meant for a choice that does not say. */
  readonly options?: number
  /** What the question has the child do; left out where the level alone says how hard it is, as for `do`. */
  readonly kind?: TaskKind | null
  /** The chance of a right guess, where the form does not say it. */
  readonly guess?: number | null
}

/** Where a question stands in the model. */
export interface QuestionTerms {
  readonly topicCode: string
  readonly themeCode: string
  readonly level: number
  /** On the grade scale, 0 to 13. */
  readonly grade: number
  /** The chance to be right without knowing. */
  readonly guess: number
}

const usualOptions: Partial<Record<AnswerForm, number>> = { choice: 4, comparison: 3, true_false: 2 }

/** The chance of a right guess: 0.22 of four options, as measured (D-053), 0.88 / n of n, and 0.02 of a typed answer. */
export function guessOf(form: AnswerForm, options?: number): number {
  const usual = usualOptions[form]
  if (usual === undefined) return 0.02
  return 0.88 / Math.max(2, options ?? usual)
}

/**
 * The grade of a question of a level whose catalogue difficulty is `ofLevel`; `difficulty` is the one inside the level, 0 to 1.
 * Some kinds of task are harder than plain work at the same difficulty.
 */
export function gradeOfQuestion(ofLevel: number, difficulty: number, kind?: TaskKind | null): number {
  const shift = kind === undefined || kind === null ? 0 : kindTraits[kind].shift
  return ofLevel + spreadInsideLevel * (difficulty - statedDifficulty) + shift
}

/** Terms of a question. Throws a RangeError for a topic level that the catalogue does not have. */
export function questionTerms(question: LearnerQuestion): QuestionTerms {
  const found = topicLevel(question.topicCodeLevel)
  if (found === null) throw new RangeError(`there is no topic level ${question.topicCodeLevel}`)
  return {
    topicCode: found.topicCode,
    themeCode: found.theme,
    level: found.level,
    grade: gradeOfQuestion(found.difficulty, question.difficulty, question.kind),
    guess: question.guess ?? guessOf(question.form, question.options),
  }
}

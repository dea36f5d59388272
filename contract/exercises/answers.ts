import { z } from 'zod'
import { PublicQuestion } from './questions.ts'
import { secondOutcomes } from './second-try.ts'

/**
 * What is known about a question after it has been answered. It is made on the server when the answer has been marked,
 * and is in no answer of the server before that.
 */

export const Misconception = z.object({
  /** Id of the misconception in the catalogue, or 'near' for a near value. */
  code: z.string(),
  /** One kind sentence that names what went wrong; may hold maths between \( and \). */
  why: z.string(),
})
export type Misconception = z.infer<typeof Misconception>

const RightAnswer = z.object({ text: z.string(), speech: z.string(), optionIds: z.array(z.string()) })

/** How one part of an answer went. */
export const PartAnswer = z.object({
  outcome: z.enum(['right', 'wrong', 'skipped']),
  /** What went wrong, or from what it is right; may hold maths between \( and \). */
  said: z.string().nullable(),
  /** Null as that of the whole answer. */
  rightAnswer: RightAnswer.nullable(),
})
export type PartAnswer = z.infer<typeof PartAnswer>

export const QuestionAnswer = z.object({
  outcome: z.enum(['right', 'wrong', 'skipped']),
  isCorrect: z.boolean(),
  /** What was sent; null when skipped. */
  response: z.string().nullable(),
  /** The right answer as shown, with maths between \( and \), and as spoken; null while a second try is open. */
  rightAnswer: RightAnswer.nullable(),
  /** Part by part, where the question has parts; of the second try once there was one. */
  parts: z.array(PartAnswer).optional(),
  misconception: Misconception.nullable(),
  /** How much of a wrong answer is right all the same, of 100; null where nothing was weighed. */
  credit: z.number().int().min(0).max(100).nullable(),
  timeTakenMs: z.number().int(),
  hasViewedHelp: z.boolean(),
  answeredAt: z.iso.datetime(),
  /** A wrong answer may be mended once: it still may, or how that went, or that the answer was shown. Null where it may not. */
  secondTry: z.enum(['open', ...secondOutcomes]).nullable(),
  /** What was sent the second time; null unless something was. */
  secondResponse: z.string().nullable(),
  /** What went wrong the second time, where that is known. */
  secondWhy: z.string().nullable(),
  /** The idea behind a contest problem; absent for others, and while a second try is open. */
  idea: z.string().optional(),
})
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/**
 * A question of a run. The members beyond PublicQuestion are those of the specification's Question entity; what that
 * entity calls answers and prompts is `widget` here. `answer` is null until it has been answered.
 */
export const StoredQuestion = PublicQuestion.extend({
  storedQuestionId: z.string(),
  /** The run it belongs to. */
  questionSetGuid: z.string(),
  /** Place in the run, from 1. */
  position: z.number().int().min(1),
  /** The title over the question: the name of the topic level. */
  questionDefinition: z.string(),
  level: z.number().int(),
  /** For GET /speech/:speechId.wav */
  promptSpeechId: z.string(),
  answer: QuestionAnswer.nullable(),
  timeTakenMs: z.number().int().nullable(),
  /** Hints opened before the answer. */
  hintsViewed: z.number().int(),
})
export type StoredQuestion = z.infer<typeof StoredQuestion>

/** Kinds other than text show themselves, so the title over them is hidden unless it is always shown (L-102). */
export function showsDefinition(kind: PublicQuestion['questionRenderType'], alwaysShow: boolean): boolean {
  return alwaysShow || kind === 'Text'
}

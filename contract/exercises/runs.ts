import { z } from 'zod'
import { StoredQuestion } from './answers.ts'
import { exerciseResults } from './completion.ts'
import { RunType } from './exercise-types.ts'

/** How far a run is. All counts are of questions. */
export const RunProgress = z.object({
  correct: z.number().int(),
  incorrect: z.number().int(),
  skipped: z.number().int(),
  answered: z.number().int(),
  /** Right answers in a row, up to now. */
  lastCorrectSequenceCount: z.number().int(),
  total: z.number().int(),
  required: z.number().int(),
  /** Right answers in a row that also suffice, or null. */
  inARow: z.number().int().nullable(),
  /** Null while the run goes on. */
  result: z.enum(exerciseResults).nullable(),
  passed: z.boolean(),
})
export type RunProgress = z.infer<typeof RunProgress>

/** `earned` is what the run has brought up to now; a visitor's run earns nothing and says 0. */
export const CoinsEarned = z.object({
  earned: z.number().int(),
  credited: z.boolean(),
  balance: z.number().int().nullable(),
})
export type CoinsEarned = z.infer<typeof CoinsEarned>

/** One exercise from its first question to its results. */
export const Run = z.object({
  /** Also the questionSetGuid of its questions. */
  runId: z.string(),
  type: RunType,
  topicCodeLevel: z.string().nullable(),
  unitCode: z.string().nullable(),
  /** Name of the topic level or unit. */
  name: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  progress: RunProgress,
  coins: CoinsEarned,
})
export type Run = z.infer<typeof Run>

/** Results of a run. `series` and `labels` are for the chart: seconds by question, and the questions' places. */
export const ExerciseResults = z.object({
  runId: z.string(),
  type: RunType,
  result: z.enum(exerciseResults),
  passed: z.boolean(),
  /** True when this account (or visitor) passed this target for the first time. */
  firstPass: z.boolean(),
  correct: z.number().int(),
  incorrect: z.number().int(),
  answered: z.number().int(),
  skipped: z.number().int(),
  total: z.number().int(),
  timeTakenSeconds: z.number(),
  hasViewedHelp: z.boolean(),
  /** Right answers by required ones, at most 1. */
  score: z.number(),
  series: z.array(z.number()),
  labels: z.array(z.string()),
  lastCorrectSequenceCount: z.number().int(),
  contestPlayerId: z.string().nullable(),
  coinsEarned: z.number().int(),
  /** Where 'Next Topic' and 'Next Unit' lead, or null. */
  nextTopicCodeLevel: z.string().nullable(),
  nextUnitCode: z.string().nullable(),
})
export type ExerciseResults = z.infer<typeof ExerciseResults>

/** A run with every question it has shown, in order; the last one is pending while the run goes on. */
export const OpenRun = z.object({ run: Run, questions: z.array(StoredQuestion) })
export type OpenRun = z.infer<typeof OpenRun>

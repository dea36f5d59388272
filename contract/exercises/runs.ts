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
  /** Questions of the run; null for levelling, which has no fixed number. */
  total: z.number().int().nullable(),
  /** Right answers that pass it, points for a contest paper; null for levelling, which nobody passes or fails. */
  required: z.number().int().nullable(),
  /** Points of a contest paper so far; null for other runs. */
  score: z.number().int().nullable(),
  /** 300 for a timed levelling, else null. */
  secondsAllowed: z.number().int().nullable(),
  /** When a timed levelling ends: so long after its first answer; null before that and for other runs. */
  endsAt: z.iso.datetime().nullable(),
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
  /** The theme of a levelling. */
  themeCode: z.string().nullable(),
  /** Contest level (1 to 10) of each question of a contest paper; null for other runs. */
  contestLevels: z.array(z.number().int().min(1).max(10)).nullable(),
  /** Name of the topic level, unit, theme or focus area. */
  name: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  progress: RunProgress,
  coins: CoinsEarned,
})
export type Run = z.infer<typeof Run>

/** Where a levelling has found the child to be. */
export const FoundThemeLevel = z.object({
  themeCode: z.string(),
  /** 0 to 25, two to a grade. */
  level: z.number().int().min(0).max(25),
  /** 0 to 1 */
  confidence: z.number().min(0).max(1),
  /** Right answers of this run, 0 to 100. */
  percentageCorrect: z.number().min(0).max(100),
  /** On the grade scale, one decimal: 4.7 is a good way through grade 4. */
  ability: z.number(),
  /** The band that holds the true ability 4 times in 5, in grades. */
  low: z.number(),
  high: z.number(),
  /** All of it in one sentence. */
  words: z.string(),
})
export type FoundThemeLevel = z.infer<typeof FoundThemeLevel>

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
  /** Questions of the run; null for levelling. */
  total: z.number().int().nullable(),
  timeTakenSeconds: z.number(),
  hasViewedHelp: z.boolean(),
  /** Right answers (or points of a contest paper) by required ones, at most 1; for levelling the share of right answers. */
  score: z.number(),
  /** Points of a contest paper, else null. */
  points: z.number().int().nullable(),
  themeLevel: FoundThemeLevel.nullable(),
  series: z.array(z.number()),
  labels: z.array(z.string()),
  lastCorrectSequenceCount: z.number().int(),
  contestPlayerId: z.string().nullable(),
  coinsEarned: z.number().int(),
  /** Why that is less than the answers are worth; null where it is not. */
  lessCoins: z.enum(['faster_than_reading', 'again_today']).nullable(),
  /** Where 'Next Topic' and 'Next Unit' lead, or null. */
  nextTopicCodeLevel: z.string().nullable(),
  nextUnitCode: z.string().nullable(),
})
export type ExerciseResults = z.infer<typeof ExerciseResults>

/** A run with every question it has shown, in order; the last one is pending while the run goes on. */
export const OpenRun = z.object({ run: Run, questions: z.array(StoredQuestion) })
export type OpenRun = z.infer<typeof OpenRun>

import { z } from 'zod'
import { completionLevels, type CompletionLevel } from '../exercises/completion.ts'
import type { RunType } from '../exercises/exercise-types.ts'

/** Kinds of history items. */
export const historyItemTypes = ['Contest', 'UnitMastery', 'Levelling', 'Practice', 'Speed', 'Game'] as const
export type HistoryItemType = (typeof historyItemTypes)[number]

export const historyTypeOfRun = {
  practice: 'Practice',
  speed: 'Speed',
  unit_mastery: 'UnitMastery',
  levelling: 'Levelling',
  contest_problems: 'Contest',
  game: 'Game',
} as const satisfies Record<RunType, HistoryItemType>

export const HistoryItem = z.object({
  /** The questionSetGuid, by which the answered questions are read. */
  id: z.string(),
  name: z.string(),
  itemType: z.enum(historyItemTypes),
  activityAt: z.iso.datetime(),
  themeCode: z.string().nullable(),
  focusAreaCode: z.string().nullable(),
  unitCode: z.string().nullable(),
  topicCodeLevel: z.string().nullable(),
  totalQuestions: z.number().int(),
  correct: z.number().int(),
  incorrect: z.number().int(),
  percentCorrect: z.number(),
  timeTakenMs: z.number().int(),
  passed: z.boolean(),
})
export type HistoryItem = z.infer<typeof HistoryItem>

const levels = Object.keys(completionLevels) as [CompletionLevel, ...CompletionLevel[]]

/** A row of the activity table: a unit or a topic level with all work on it; child rows lie below a unit. */
export const ActivityRow = z.object({
  id: z.string(),
  activityAt: z.iso.datetime(),
  name: z.string(),
  itemType: z.enum(historyItemTypes),
  percentCorrect: z.number(),
  correct: z.number().int(),
  incorrect: z.number().int(),
  totalQuestions: z.number().int(),
  timeTakenMs: z.number().int(),
  unitCode: z.string().nullable(),
  topicCodeLevel: z.string().nullable(),
  isChild: z.boolean(),
  completion: z.enum(levels),
  /** Of a unit: whether its mastery was tried, and not only topics of it practiced. True for all other rows. */
  triedItself: z.boolean(),
})
export type ActivityRow = z.infer<typeof ActivityRow>

/** Work on one topic level, as the unit page shows it. */
export const UnitActivity = z.object({
  topicCode: z.string(),
  level: z.number().int(),
  unitCodes: z.array(z.string()),
  totalQuestions: z.number().int(),
  correct: z.number().int(),
  completion: z.enum(levels),
})
export type UnitActivity = z.infer<typeof UnitActivity>

/** Percent of right answers among all questions, skipped ones too; 0 when there are none; one decimal. */
export function percentCorrect(correct: number, totalQuestions: number): number {
  return totalQuestions === 0 ? 0 : Math.round((1000 * correct) / totalQuestions) / 10
}

/** Page sizes of the activity table (L-082). */
export const activityPageSizes = [10, 25, 50] as const

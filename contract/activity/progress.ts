import { z } from 'zod'
import { HistoryItem } from './history.ts'
import { TodaysMathCard } from './stack-items.ts'
import { Trend } from './trend.ts'

/** The periods a page of progress can look back over, in days; the first one is shown first. */
export const progressDays = [7, 28] as const
export type ProgressDays = (typeof progressDays)[number]

/** At most this much of the time of one question counts as practice: who leaves the room has not practiced. */
export const countedSeconds = 180
/** How often a wrong idea must have shown in a period before it is told of: once may be a slip. */
export const timesBeforeTold = 2

/** What was done in a period. */
export const PeriodFigures = z.object({
  answers: z.number().int(),
  right: z.number().int(),
  skipped: z.number().int(),
  /** Right answers after a hint or a lesson had been opened. */
  rightWithHelp: z.number().int(),
  /** Time on questions, each counted at most `countedSeconds`. */
  seconds: z.number().int(),
  daysPracticed: z.number().int(),
  /** Exercises that were finished. */
  activities: z.number().int(),
})
export type PeriodFigures = z.infer<typeof PeriodFigures>

export const DayFigures = z.object({
  /** The child's own calendar day. */
  day: z.iso.date(),
  answers: z.number().int(),
  right: z.number().int(),
  seconds: z.number().int(),
})
export type DayFigures = z.infer<typeof DayFigures>

/** A topic level that was worked on in the period. */
export const PracticedTopic = z.object({
  topicCode: z.string(),
  level: z.number().int(),
  name: z.string(),
  icon: z.string(),
  answers: z.number().int(),
  right: z.number().int(),
  seconds: z.number().int(),
  latestAt: z.iso.datetime(),
})
export type PracticedTopic = z.infer<typeof PracticedTopic>

/** A unit or topic level that was passed, and when for the first time. */
export const Passed = z.object({
  kind: z.enum(['unit', 'topic_level']),
  /** The unit code, or topicCode/level. */
  code: z.string(),
  name: z.string(),
  icon: z.string(),
  passedAt: z.iso.datetime(),
  inPeriod: z.boolean(),
})
export type Passed = z.infer<typeof Passed>

/** How far a theme has been measured. */
export const ThemeProgress = z.object({
  themeCode: z.string(),
  themeName: z.string(),
  level: z.number().int(),
  /** Which grade and half of it the level is. */
  levelWords: z.string(),
  confidence: z.number().min(0).max(1),
  /** The band that holds the true ability 4 times in 5, in grades. */
  low: z.number(),
  high: z.number(),
  /** Answers behind it. */
  answers: z.number().int(),
  measuredAt: z.iso.datetime(),
})
export type ThemeProgress = z.infer<typeof ThemeProgress>

/** A wrong idea that has shown in wrong answers, in plain words, with what helps. */
export const MetMisconception = z.object({
  id: z.string(),
  name: z.string(),
  example: z.string(),
  helps: z.string(),
  times: z.number().int(),
  latestAt: z.iso.datetime(),
  /** Where it showed last. */
  topicCode: z.string(),
  level: z.number().int(),
  topicName: z.string(),
  /** False when the level is practiced in units only. */
  practices: z.boolean(),
})
export type MetMisconception = z.infer<typeof MetMisconception>

/** Everything a page of progress shows. All figures are counts of what was done; there is no score. */
export const Progress = z.object({
  accountId: z.uuid(),
  publicName: z.string(),
  avatar: z.string(),
  grade: z.number().int().min(0).max(12).nullable(),
  /** Whose calendar days are meant. */
  timeZone: z.string(),
  days: z.number().int(),
  /** False until a first question has been answered. */
  begun: z.boolean(),
  now: PeriodFigures,
  before: PeriodFigures,
  /** Every day of the period, oldest first. */
  byDay: z.array(DayFigures),
  /** Most answers first. */
  practiced: z.array(PracticedTopic),
  /** Newest first; at most `mostPassed`, of `passedUnits` + `passedTopicLevels` in all. */
  passed: z.array(Passed),
  passedUnits: z.number().int(),
  passedTopicLevels: z.number().int(),
  themeLevels: z.array(ThemeProgress),
  next: z.array(TodaysMathCard),
  trend: Trend,
  misconceptions: z.array(MetMisconception),
  /** The last exercises, newest first. */
  last: z.array(HistoryItem),
})
export type Progress = z.infer<typeof Progress>

/** How much of each list a page of progress shows. */
export const progressLists = { practiced: 12, passed: 12, misconceptions: 5, last: 5, next: 4 } as const

/** Whole minutes of a time on questions; under half a minute counts as one, nothing as none. */
export function practiceMinutes(seconds: number): number {
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60))
}

/** How sure a level is, in a sentence: the share of certainty, what it rests on, and the band of grades. */
export function confidenceWords({ confidence, answers, low, high }: ThemeProgress): string {
  const grade = (ability: number): string =>
    ability < 1 ? 'kindergarten' : `grade ${Math.floor(Math.min(ability, 12))}`
  const band =
    grade(low) === grade(high)
      ? grade(low)
      : low < 1
        ? `${grade(low)} to ${grade(high)}`
        : `grades ${Math.floor(low)} to ${Math.floor(Math.min(high, 12))}`
  const sure = confidence >= 0.7 ? 'Quite sure' : confidence >= 0.4 ? 'Fairly sure' : 'A first guess'
  return `${sure} (${Math.round(100 * confidence)}%), from ${answers} answers: ${band}.`
}

/** How minutes were counted, in words. */
export const minutesWords = 'Time on questions, with at most 3 minutes counted for each.'

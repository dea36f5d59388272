import { z } from 'zod'
import { TopicCodeLevel } from '../curriculum/curriculum.ts'
import { ExerciseResults, OpenRun } from '../exercises/runs.ts'
import { ThemeCode, UnitCode } from '../exercises/exercise-types.ts'

const code = z
  .string()
  .max(100)
  .regex(/^[a-z0-9_]+$/, 'A code has small letters, digits and underscores.')

/** How long a game lasts unless its route says so, in seconds, and within which limits. */
export const playTime = { usual: 300, least: 10, most: 7200 } as const
/** Levels of a game go from 0 to 9. */
export const lastStage = 9

/**
 * Which game, and what its questions are about: a topic level, a unit, a theme or a grade, the narrowest of those that are given;
 * with none, what the child should do next.
 */
export const GameTarget = z.object({
  type: z.literal('game'),
  contestType: code,
  gameScene: code,
  startingStage: z.number().int().min(0).max(lastStage).default(0),
  playTime: z.number().int().min(playTime.least).max(playTime.most).default(playTime.usual),
  topicCodeLevel: TopicCodeLevel.optional(),
  unitCode: UnitCode.optional(),
  themeCode: ThemeCode.optional(),
  gradeLevel: z.number().int().min(0).max(12).optional(),
})
export type GameTarget = z.infer<typeof GameTarget>

/** What the card of a game says. */
export const GameType = z.object({
  contestType: code,
  /** Its number in the specification. */
  number: z.number().int(),
  displayName: z.string(),
  /** Why one plays, as the beginning of a story. */
  details: z.string(),
  contestGoal: z.string(),
  controls: z.array(z.object({ keys: z.array(z.string()), does: z.string() })),
  hint: z.string(),
  points: z.string(),
  /** What it brings, and what it asks of a device. */
  rewards: z.string(),
  issues: z.string(),
  boosters: z.array(z.string()),
  scenes: z.array(z.object({ code, name: z.string(), twist: z.string() })),
  minimumPlayerAge: z.number().int(),
  minimumPlayerCount: z.number().int(),
  maxPlayTimeSeconds: z.number().int(),
})
export type GameType = z.infer<typeof GameType>

/** A game that is recommended, in one of its scenes. */
export const RecommendedGame = z.object({
  contestType: code,
  contestOptionDisplayName: z.string(),
  /** The name of its picture: scene and level. */
  displayImage: z.string(),
  contestSceneChoice: code,
  contestSceneStartingStage: z.number().int(),
  maxPlayTimeSeconds: z.number().int(),
  minimumPlayerAge: z.number().int(),
  minimumPlayerCount: z.number().int(),
  /** 0 to 100; more is better. */
  recommendationScore: z.number(),
})
export type RecommendedGame = z.infer<typeof RecommendedGame>

/** A game as it was played. */
export const GamePlay = z.object({
  runId: z.string(),
  contestType: code,
  gameScene: code,
  startingStage: z.number().int(),
  playTime: z.number().int(),
  /** Null until it is over. */
  score: z.number().int().nullable(),
  won: z.boolean().nullable(),
  /** The highest score in this type of game before it; null where there was none, and for visitors. */
  bestBefore: z.number().int().nullable(),
})
export type GamePlay = z.infer<typeof GamePlay>

/** A game that has begun: its run with the first question, as every exercise has it. */
export const StartedGame = OpenRun.extend({ play: GamePlay })
export type StartedGame = z.infer<typeof StartedGame>

/** A game that is over. `results` are those of its answers; null where nothing was answered. */
export const EndedGame = z.object({ play: GamePlay, results: ExerciseResults.nullable() })
export type EndedGame = z.infer<typeof EndedGame>

/** What an account has done in one type of game. */
export const OwnGame = z.object({
  contestType: code,
  times: z.number().int(),
  wins: z.number().int(),
  bestScore: z.number().int(),
})
export type OwnGame = z.infer<typeof OwnGame>

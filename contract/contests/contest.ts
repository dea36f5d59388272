import { z } from 'zod'
import { UnitCode } from '../exercises/exercise-types.ts'
import { readContestCode } from './contest-limits.ts'
import { StoredContestConfig } from './contest-types.ts'

/** Contests and who takes part in them. */

export const contestStates = ['plan', 'register', 'active', 'complete'] as const
export type ContestState = (typeof contestStates)[number]

/** The one state in which each call moves a contest on, and where to; in any other it does nothing (L-162). */
export const contestMoves = {
  register: { from: 'plan', to: 'register' },
  play: { from: 'register', to: 'active' },
  complete: { from: 'active', to: 'complete' },
} as const satisfies Record<string, { from: ContestState; to: ContestState }>
export type ContestCall = keyof typeof contestMoves

/** What a paper is about. */
export const contestSubjects = ['unit', 'focus_area'] as const

export const ContestCode = z.string().transform((typed, context) => {
  const code = readContestCode(typed)
  if (code === null) context.addIssue({ code: 'custom', message: 'A code has 6 letters and digits.' })
  return code ?? z.NEVER
})

export const Contest = z.object({
  contestId: z.string(),
  /** By which others join. */
  code: z.string(),
  codeType: z.enum(contestSubjects),
  unitCode: z.string().nullable(),
  focusAreaCode: z.string().nullable(),
  gradeLevel: z.number().int().min(0).max(12),
  /** Name of the unit or focus area. */
  name: z.string(),
  state: z.enum(contestStates),
  config: StoredContestConfig,
  isHost: z.boolean(),
  /** How the host is called for others; null when the host's account is gone. */
  hostName: z.string().nullable(),
  /** Made for others to join; false for a paper that somebody plays alone. */
  shared: z.boolean(),
  playerCount: z.number().int(),
  computerPlayerCount: z.number().int(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
})
export type Contest = z.infer<typeof Contest>

/** How a player wants to be seen. */
export const PlayerSettings = z.object({
  /** False: other players read 'A player'. */
  showName: z.boolean().default(true),
})
export type PlayerSettings = z.infer<typeof PlayerSettings>

/** How a player wants to work. */
export const MathSettings = z.object({
  /** Goes on at once after each answer. */
  advanceAtOnce: z.boolean().default(false),
})
export type MathSettings = z.infer<typeof MathSettings>

/** What a host has settled for everybody. */
export const HostSettings = z.object({
  /** Nobody new can join. */
  locked: z.boolean().default(false),
  /** Points of others are shown only when the contest is over. */
  hideScores: z.boolean().default(false),
})
export type HostSettings = z.infer<typeof HostSettings>

/** A seat in a contest, as its own player sees it. Ids of other players' accounts are in no answer. */
export const ContestPlayer = z.object({
  contestPlayerGuid: z.string(),
  contestPlayerId: z.number().int(),
  /** Null for a visitor. */
  userId: z.string().nullable(),
  contestId: z.string(),
  /** How others see the player. */
  name: z.string(),
  playerSettings: PlayerSettings,
  mathSettings: MathSettings,
  /** Null unless this player is the host. */
  hostSettings: HostSettings.nullable(),
  /** The run in which the paper is answered, once it has begun. */
  runId: z.string().nullable(),
  runFinished: z.boolean(),
  contest: Contest,
})
export type ContestPlayer = z.infer<typeof ContestPlayer>

/** What a seat is wanted in: a contest by its own code, or a paper of one's own about a unit or a focus area. */
export const contestCodeTypes = ['contest', ...contestSubjects] as const
export const SeatWanted = z.object({
  codeType: z.enum(contestCodeTypes),
  /** The code of the contest, the unit or the focus area. */
  code: UnitCode,
  /** For a focus area: the grade; the nearest one that the area has is taken. */
  gradeLevel: z.number().int().min(0).max(12).optional(),
  /** A new paper, also when one is begun. */
  forceNew: z.boolean().default(false),
})
export type SeatWanted = z.infer<typeof SeatWanted>

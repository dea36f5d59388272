import { z } from 'zod'
import { contestStates } from './contest.ts'

/** One player on a leaderboard: a name and points, and nothing by which an account could be found. */
export const LeaderboardRow = z.object({
  /** Equal points share a place. */
  rank: z.number().int().min(1),
  name: z.string(),
  avatar: z.string(),
  isComputer: z.boolean(),
  isYou: z.boolean(),
  isHost: z.boolean(),
  /** Null while the host hides the points of others. */
  points: z.number().int().nullable(),
  /** Questions used up. */
  answered: z.number().int(),
  finished: z.boolean(),
})
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

export const Leaderboard = z.object({
  code: z.string(),
  state: z.enum(contestStates),
  scoresHidden: z.boolean(),
  rows: z.array(LeaderboardRow),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** The best paper of each account about one unit or focus area. */
export const BestPaper = z.object({
  rank: z.number().int().min(1),
  name: z.string(),
  avatar: z.string(),
  isYou: z.boolean(),
  points: z.number().int(),
  finishedAt: z.iso.datetime(),
})
export type BestPaper = z.infer<typeof BestPaper>

type Scored = { readonly points: number; readonly name: string }

/** Rows with their places: most points first, equal points share a place, and among them the names are in order. */
export function ranked<Row extends Scored>(rows: readonly Row[]): (Row & { rank: number })[] {
  const sorted = rows.toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  let rank = 0
  return sorted.map((row, place) => {
    if (place === 0 || row.points !== sorted[place - 1]?.points) rank = place + 1
    return { ...row, rank }
  })
}

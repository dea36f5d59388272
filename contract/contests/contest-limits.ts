/** Every figure about contests that the specification leaves open; the points and the price of a hint stand in exercises/limits.ts. */

/** A code to join by: 6 of 31 letters and digits that cannot be taken for one another (31^6 is 887 million). */
export const contestCode = {
  length: 6,
  letters: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
  pattern: /^[2-9A-HJKMNP-Z]{6}$/,
} as const

/** A contest that is not ended by its host ends by itself, in hours from its creation. */
export const contestOpenHours = 12

/** Seats of one contest: a large class, and room for a second one. */
export const mostContestPlayers = 100

/** Computer players: at most so many, and so many beside a child who plays alone. */
export const computerPlayers = { most: 8, alone: 3 } as const

/** The leaderboard of a unit: the best papers of so many days, and so many rows of them. */
export const unitLeaderboard = { days: 30, rows: 10 } as const

/** Contest questions that can be listed by focus area. */
export const listedContestQuestions = 100

/** How others see a child under 13 whose parent has not said yes. */
export const namelessPlayer = 'A player'

/** A typed code as it is stored: capitals, without spaces and hyphens; null when it cannot be one. */
export function readContestCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return contestCode.pattern.test(code) ? code : null
}

import { noteOf } from './generate.ts'
import type { Chance } from '../chance.ts'
import type { TopicLevel } from '../topic-level.ts'

/** Questions back within which none may come again. */
export const notesRemembered = 60

const mostTries = 80

/**
 * The seed of the next question for a child: the first drawn whose note is not among the last 60 seen (`recentNotes`, oldest
 * first). A level with a small space gives the note seen longest ago when it has no fresh one.
 */
export function nextSeed<P>(
  level: TopicLevel<P>,
  options: { readonly difficulty: number; readonly recentNotes: readonly string[]; readonly chance: Chance },
): number {
  const recent = options.recentNotes.slice(-notesRemembered)
  let oldest = { seed: 0, place: Number.POSITIVE_INFINITY }
  for (let i = 0; i < mostTries; i++) {
    const seed = options.chance.bits()
    const place = recent.lastIndexOf(noteOf(level, seed, options.difficulty))
    if (place < 0) return seed
    if (place < oldest.place) oldest = { seed, place }
  }
  return oldest.seed
}

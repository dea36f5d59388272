import { topicLevels } from './topic-levels.ts'
import { units } from './units.ts'
import type { CatalogTopicLevel } from './topic-levels.ts'
import type { Unit } from './units.ts'

/** The words of a text in small letters, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^a-z0-9]+/)
    .filter((w) => w !== '')

/** 3 for a word of the name, 1 for a word elsewhere, by beginnings; 0 as soon as one searched word is found nowhere. */
function score(search: readonly string[], name: string, rest: string): number {
  const inName = wordsOf(name)
  const inRest = wordsOf(rest)
  let total = 0
  for (const word of search) {
    if (inName.some((w) => w.startsWith(word))) total += 3
    else if (inRest.some((w) => w.startsWith(word))) total += 1
    else return 0
  }
  return total
}

function best<T>(all: readonly T[], search: string, textOf: (t: T) => readonly [string, string]): T[] {
  const wanted = wordsOf(search)
  if (wanted.length === 0) return [...all]
  return all
    .map((t) => ({ t, points: score(wanted, ...textOf(t)) }))
    .filter((found) => found.points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map((found) => found.t)
}

/** Units that hold every searched word (by its beginning), names before descriptions; all of them for an empty search. */
export function searchUnits(search: string): Unit[] {
  return best(units, search, (u) => [u.unitName, `${u.learningGoal} ${u.unit100WordDescription} ${u.unitCode}`])
}

const byDifficulty = topicLevels.toSorted((a, b) => a.difficulty - b.difficulty)

/** Topic levels that hold every searched word, as `searchUnits`; of equals the easier first. */
export function searchTopicLevels(search: string): CatalogTopicLevel[] {
  return best(byDifficulty, search, (t) => [t.name, `${t.description} ${t.topicCode} ${t.ccss.join(' ')}`])
}

import { foundIn, searchedWords, wordsOf, type SearchedWord } from './search-words.ts'
import { topicLevels } from './topic-levels.ts'
import { units } from './units.ts'
import type { CatalogTopicLevel } from './topic-levels.ts'
import type { Unit } from './units.ts'

const points = { whole: 3, alike: 2 } as const

/** 3 for a word of the name, 2 for one that means the same, 1 for a word elsewhere; 0 as soon as one searched word is found nowhere. */
function score(search: readonly SearchedWord[], name: string, rest: string): number {
  const inName = wordsOf(name)
  const inRest = wordsOf(rest)
  let total = 0
  for (const searched of search) {
    const found = foundIn(inName, searched)
    if (found !== null) total += points[found]
    else if (foundIn(inRest, searched) !== null) total += 1
    else return 0
  }
  return total
}

function best<T>(all: readonly T[], search: string, textOf: (t: T) => readonly [string, string]): T[] {
  const wanted = searchedWords(search)
  if (wanted.length === 0) return [...all]
  return all
    .map((t) => ({ t, total: score(wanted, ...textOf(t)) }))
    .filter((found) => found.total > 0)
    .toSorted((a, b) => b.total - a.total)
    .map((found) => found.t)
}

/** Units that hold every searched word (by its beginning, its stem or what means the same), names before descriptions; all of them for an empty search. */
export function searchUnits(search: string): Unit[] {
  return best(units, search, (u) => [u.unitName, `${u.learningGoal} ${u.unit100WordDescription} ${u.unitCode}`])
}

const byDifficulty = topicLevels.toSorted((a, b) => a.difficulty - b.difficulty)

/** Topic levels that hold every searched word, as `searchUnits`; of equals the easier first. */
export function searchTopicLevels(search: string): CatalogTopicLevel[] {
  return best(byDifficulty, search, (t) => [t.name, `${t.description} ${t.topicCode} ${t.ccss.join(' ')}`])
}

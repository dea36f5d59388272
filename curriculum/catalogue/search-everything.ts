import { gradeOfThemeLevel } from './theme-levels.ts'
import { searchTopicLevels, searchUnits } from './search.ts'
import { foundIn, searchedWords, wordsOf, type SearchedWord } from './search-words.ts'
import { type Skill, skills } from './skills.ts'
import { standardsByGrade, type Standard } from './standards.ts'
import { type Theme, themes } from './themes.ts'
import { type CatalogTopicLevel, topicLevel, topicLevels } from './topic-levels.ts'
import { type Unit, units } from './units.ts'

/** What a search in the whole curriculum finds, the best first in each kind. */
export interface FoundInCurriculum {
  readonly units: readonly Unit[]
  readonly topicLevels: readonly CatalogTopicLevel[]
  readonly themes: readonly Theme[]
  readonly skills: readonly Skill[]
  readonly standards: readonly Standard[]
}

const standards = standardsByGrade.flatMap((grade) => grade.domains.flatMap((domain) => domain.standards))

const holds = (text: string, words: readonly SearchedWord[]): boolean => {
  const there = wordsOf(text)
  return words.every((word) => foundIn(there, word) !== null)
}

/** A code of a standard may be typed without its points and in small letters, and only as far as it is known. */
const plainCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
const looksLikeCode = (text: string): boolean => /^(?:[k1-8]\W?[a-z]|hs[a-z])[a-z]*(?:\W?[a-z\d]+)*$/i.test(text.trim())

function searchStandards(search: string): Standard[] {
  if (!looksLikeCode(search)) return []
  const wanted = plainCode(search)
  return wanted.length < 2 ? [] : standards.filter((standard) => plainCode(standard.code).startsWith(wanted))
}

/** Finds everything that holds every searched word, by its beginning, its stem or what means the same; nothing for a search without words. */
export function searchCurriculum(search: string): FoundInCurriculum {
  const words = searchedWords(search)
  if (words.length === 0) return { units: [], topicLevels: [], themes: [], skills: [], standards: [] }
  const found = searchStandards(search)
  // The levels of a standard are what whoever types its code looks for; its letters mean nothing in names.
  const ofStandards = found.flatMap((standard) => standard.topicLevels).map((key) => topicLevel(key))
  const levels =
    found.length > 0 ? [...new Set(ofStandards)].filter((level) => level !== null) : searchTopicLevels(search)
  return {
    units: found.length > 0 ? [] : searchUnits(search),
    topicLevels: levels,
    themes: themes.filter((theme) => holds(`${theme.themeName} ${theme.themeDescription}`, words)),
    skills: skills.filter((skill) => holds(skill.skillName, words)),
    standards: found,
  }
}

/** The grade range of a theme, 0 to 12. */
export function gradesOfTheme(theme: Theme): readonly [number, number] {
  return [gradeOfThemeLevel(theme.minimumLevel), gradeOfThemeLevel(theme.maximumLevel)]
}

const vocabulary: readonly string[] = [
  ...new Set(
    wordsOf([...units.map((unit) => unit.unitName), ...topicLevels.map((level) => level.name)].join(' ')).filter(
      (word) => word.length >= 4,
    ),
  ),
]

/** Whether two words differ by one letter: one more, one less, one other, or two neighbors in the wrong order. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (a.length === b.length) {
    const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
    return swapped || restA.slice(1) === restB.slice(1)
  }
  return a.length > b.length ? restA.slice(1) === restB : restB.slice(1) === restA
}

/** A search with each unknown word put right by one letter, or null when that finds nothing either. */
export function meantSearch(search: string): string | null {
  const words = wordsOf(search)
  const put = words.map((word) => {
    if (word.length < 4 || vocabulary.some((known) => known.startsWith(word))) return word
    return vocabulary.find((known) => isOneOff(word, known)) ?? null
  })
  if (put.includes(null) || put.every((word, i) => word === words[i])) return null
  const meant = put.join(' ')
  const { units: foundUnits, topicLevels: foundLevels } = searchCurriculum(meant)
  return foundUnits.length + foundLevels.length > 0 ? meant : null
}

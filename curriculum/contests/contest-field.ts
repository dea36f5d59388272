import { focusAreas } from '../catalogue/focus-areas.ts'
import { type CatalogTopicLevel, topicLevel, topicLevels } from '../catalogue/topic-levels.ts'
import { topicLevelsOfUnit, unit } from '../catalogue/units.ts'
import { reachOf } from './contest-level.ts'

/** What a paper is about: a unit, or a focus area at a grade. */
export type PaperOf = { readonly unitCode: string } | { readonly focusAreaCode: string; readonly grade: number }

/** Where the questions of a paper come from, nearest to its subject first. Every list is of levels that can be asked. */
export interface ContestField {
  readonly grade: number
  /** Challenge topics and word problems that have to do with the subject, then such of the same grade. */
  readonly challenges: readonly CatalogTopicLevel[]
  readonly furtherChallenges: readonly CatalogTopicLevel[]
  /** Levels that join two different topics, at least one of which is taught here. */
  readonly joined: readonly CatalogTopicLevel[]
  /** What the subject itself teaches and reviews. */
  readonly own: readonly CatalogTopicLevel[]
  /** Levels that build on the subject, up to two grades on. */
  readonly ahead: readonly CatalogTopicLevel[]
  /** The same themes in the same grade. */
  readonly theme: readonly CatalogTopicLevel[]
  /** The whole grade. */
  readonly rest: readonly CatalogTopicLevel[]
}

/** True for the topics that contests take first: challenges, puzzles and word problems. */
export function isChallenge(topicCode: string): boolean {
  return (
    topicCode === 'number_theory_challenge' ||
    topicCode === 'visual_logic_puzzles' ||
    topicCode.endsWith('_word_problems')
  )
}

const topicOf = (key: string): string => key.slice(0, key.indexOf('/'))

/** The lowest and the highest grade at which a focus area has questions; null for an unknown code. */
export function gradesOfFocusArea(focusAreaCode: string): { lowest: number; highest: number } | null {
  if (!focusAreas.some((area) => area.focusAreaCode === focusAreaCode)) return null
  const difficulties = topicLevels.filter((t) => t.focusArea === focusAreaCode).map((t) => t.difficulty)
  const grade = (difficulty: number): number => Math.min(12, Math.floor(difficulty))
  return { lowest: grade(Math.min(...difficulties)), highest: grade(Math.max(...difficulties)) }
}

interface Subject {
  readonly grade: number
  readonly own: readonly CatalogTopicLevel[]
}

function subjectOf(of: PaperOf): Subject | null {
  if ('unitCode' in of) {
    const found = unit(of.unitCode)
    return found && { grade: found.lowestGradeLevel, own: topicLevelsOfUnit(of.unitCode) }
  }
  const range = gradesOfFocusArea(of.focusAreaCode)
  if (range === null) return null
  const grade = Math.min(range.highest, Math.max(range.lowest, of.grade))
  const area = topicLevels.filter((t) => t.focusArea === of.focusAreaCode)
  const atGrade = area.filter((t) => Math.floor(t.difficulty) === grade || (t.gradeMin <= grade && grade <= t.gradeMax))
  const known = area.filter((t) => t.difficulty < grade + 1).toSorted((a, b) => b.difficulty - a.difficulty)
  return { grade, own: atGrade.length >= 4 ? atGrade : known.slice(0, 6) }
}

/** Levels whose prerequisites lead back to one of `keys`, not farther than `until` on the grade scale. */
function buildingOn(keys: ReadonlySet<string>, until: number): CatalogTopicLevel[] {
  const reached = new Set(keys)
  const found: CatalogTopicLevel[] = []
  // Difficulty never falls along a prerequisite, so one walk in its order meets every level after what it builds on.
  for (const level of topicLevels.toSorted((a, b) => a.difficulty - b.difficulty)) {
    if (level.difficulty >= until) break
    if (reached.has(level.key) || !level.prerequisites.some((key) => reached.has(key))) continue
    reached.add(level.key)
    found.push(level)
  }
  return found
}

const joinsTopics = (level: CatalogTopicLevel): boolean => new Set(level.prerequisites.map(topicOf)).size >= 2

/**
 * Where a paper about a subject finds its questions; null when there is no such unit or focus area. `isReady` says which
 * levels can be asked. D-031.
 */
export function contestField(of: PaperOf, isReady: (key: string) => boolean): ContestField | null {
  const subject = subjectOf(of)
  if (subject === null) return null
  const { grade } = subject
  const ownKeys = new Set<string>(subject.own.map((t) => t.key))
  const themes = new Set(subject.own.map((t) => t.theme))
  const areas = new Set(subject.own.map((t) => t.focusArea))
  const inReach = (t: CatalogTopicLevel): boolean => {
    const reach = reachOf(t, grade)
    return reach > -1.5 && reach < 3 && isReady(t.key)
  }
  const ofGrade = topicLevels.filter((t) => inReach(t) && reachOf(t, grade) < 1)
  const following = buildingOn(ownKeys, grade + 3).filter(inReach)
  const challenges = topicLevels.filter((t) => isChallenge(t.topicCode) && inReach(t))
  const isNear = (t: CatalogTopicLevel): boolean => areas.has(t.focusArea) || themes.has(t.theme) || ownKeys.has(t.key)
  const known = new Set([...subject.own, ...following].map((t) => t.key))
  return {
    grade,
    challenges: challenges.filter(isNear),
    furtherChallenges: challenges.filter((t) => !isNear(t)),
    joined: [...known]
      .map(topicLevel)
      .filter((t) => t !== null && inReach(t) && joinsTopics(t))
      .filter((t) => t !== null),
    own: subject.own.filter((t) => isReady(t.key)),
    ahead: following,
    theme: ofGrade.filter((t) => themes.has(t.theme) || areas.has(t.focusArea)),
    rest: ofGrade,
  }
}

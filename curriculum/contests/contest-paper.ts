import type { Chance } from '../chance.ts'
import type { CatalogTopicLevel } from '../catalogue/topic-levels.ts'
import type { TopicLevelKey } from '../topic-level.ts'
import { type ContestField, contestField, isChallenge, type PaperOf } from './contest-field.ts'
import { difficultyFor, reachOf } from './contest-level.ts'

/** One question of a paper: which level, how hard inside it, and the contest level (1 to 10) that comes to. */
export interface PaperQuestion {
  readonly topicCodeLevel: TopicLevelKey
  /** In hundredths from 0 to 1, as the database holds it. */
  readonly difficulty: number
  readonly contestLevel: number
}

export const paperQuestions = 10

/** Of one level; papers are about many things. */
const mostOfLevel = 2
/** Challenge topics come first, but a paper about fractions stays one about fractions. */
const mostChallenges = 4
/** Questions from beyond the end of the grade. */
const mostAhead = 2

/**
 * The contest levels of a paper, easiest first: at most one easy, at most two medium, the rest hard. All right then comes
 * to 73 at least and 78 at most, so that a top scorer's 72 can be reached. D-031.
 */
export function paperMix(chance: Chance): number[] {
  const easy = chance.int(0, 1)
  const medium = chance.int(1, 2)
  const hard = paperQuestions - easy - medium
  const levels = [
    ...Array.from({ length: easy }, () => chance.int(2, 3)),
    ...Array.from({ length: medium }, () => chance.int(4, 7)),
    ...Array.from({ length: hard }, (_, i) => (i < mostAhead ? 10 : i < 5 ? 9 : 8)),
  ]
  return levels.toSorted((a, b) => a - b)
}

class Taken {
  readonly byLevel = new Map<string, number>()
  challenges = 0
  ahead = 0

  count(key: string): number {
    return this.byLevel.get(key) ?? 0
  }

  add(level: CatalogTopicLevel, grade: number): void {
    this.byLevel.set(level.key, this.count(level.key) + 1)
    if (isChallenge(level.topicCode)) this.challenges += 1
    if (reachOf(level, grade) >= 1) this.ahead += 1
  }
}

/** Which lists are looked through for a question, nearest first. Hard ones come from joining and from looking ahead. */
function sources(field: ContestField, contestLevel: number, taken: Taken): readonly (readonly CatalogTopicLevel[])[] {
  const { challenges, furtherChallenges, joined, own, ahead, theme, rest } = field
  const puzzle = taken.challenges === 0 ? [furtherChallenges] : []
  return contestLevel >= 8
    ? [challenges, joined, own, ahead, theme, ...puzzle, rest]
    : [challenges, own, joined, theme, ...puzzle, rest]
}

interface Choice {
  readonly level: CatalogTopicLevel
  readonly difficulty: number
}

/** The levels of a list that can come to a contest level, those that the paper has had least. */
function choices(
  list: readonly CatalogTopicLevel[],
  contestLevel: number,
  field: ContestField,
  taken: Taken,
): readonly Choice[] {
  const possible: Choice[] = []
  for (const level of list) {
    if (taken.count(level.key) >= mostOfLevel) continue
    if (isChallenge(level.topicCode) && taken.challenges >= mostChallenges) continue
    if (reachOf(level, field.grade) >= 1 && taken.ahead >= mostAhead) continue
    const difficulty = difficultyFor(level, contestLevel, field.grade)
    if (difficulty !== null) possible.push({ level, difficulty })
  }
  const least = Math.min(...possible.map(({ level }) => taken.count(level.key)))
  return possible.filter(({ level }) => taken.count(level.key) === least)
}

function question(field: ContestField, wanted: number, taken: Taken, chance: Chance): PaperQuestion | null {
  for (const list of sources(field, wanted, taken)) {
    const possible = choices(list, wanted, field, taken)
    if (possible.length === 0) continue
    const { level, difficulty } = chance.pick(possible)
    taken.add(level, field.grade)
    return { topicCodeLevel: level.key, difficulty, contestLevel: wanted }
  }
  return null
}

/** The contest levels to try when a paper has no question of the one wanted: of the same worth first. */
const instead: Readonly<Record<number, readonly number[]>> = {
  10: [9, 8],
  9: [8, 10],
  8: [9, 10],
  3: [2, 1],
  2: [3, 1],
}

/**
 * The paper of a contest: 10 questions, easiest first, from challenge topics, from levels that join what is taught, from the
 * subject itself and from up to two grades on. The same subject and chance give the same paper. Null when there is no such
 * unit or focus area. Throws an Error when the curriculum cannot fill it, which a test of every unit and area excludes.
 */
export function contestPaper(
  of: PaperOf,
  chance: Chance,
  isReady: (key: string) => boolean,
): { readonly grade: number; readonly questions: readonly PaperQuestion[] } | null {
  const field = contestField(of, isReady)
  if (field === null) return null
  const taken = new Taken()
  const questions: PaperQuestion[] = []
  // The hardest find their questions first, because fewest levels reach them.
  for (const wanted of paperMix(chance).toReversed()) {
    const tries = [wanted, ...(instead[wanted] ?? [4, 5, 6, 7].filter((level) => level !== wanted))]
    const found = tries.reduce<PaperQuestion | null>((had, level) => had ?? question(field, level, taken, chance), null)
    if (found === null) throw new Error(`no question of contest level ${wanted} for ${JSON.stringify(of)}`)
    questions.push(found)
  }
  return { grade: field.grade, questions: questions.toSorted((a, b) => a.contestLevel - b.contestLevel) }
}

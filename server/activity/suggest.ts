import { type CatalogTopicLevel, isReady, topicLevels, type Unit, units } from '@polyhex/curriculum'
import type { Suggestion } from './stack.ts'

/** What an account has done, as far as suggestions need it: targets by kind of run. */
export interface Done {
  /** Topic levels practised or played, and those passed, latest first. */
  readonly tried: ReadonlySet<string>
  readonly passed: ReadonlySet<string>
  readonly passedUnits: ReadonlySet<string>
}

const ofGrade = (level: CatalogTopicLevel, grade: number): boolean => level.gradeMin <= grade && grade <= level.gradeMax

const toSuggestion = (level: CatalogTopicLevel, type: Suggestion['type']): Suggestion => ({
  type,
  unitCode: null,
  topicCode: level.topicCode,
  level: level.level,
})

/** Takes one topic after another, so that a stack is not all of one kind. */
function spread(levels: readonly CatalogTopicLevel[], count: number): CatalogTopicLevel[] {
  const rounds = new Map<string, number>()
  const ranked = levels.map((level) => {
    const round = rounds.get(level.focusArea) ?? 0
    rounds.set(level.focusArea, round + 1)
    return { level, round }
  })
  return ranked
    .toSorted((a, b) => a.round - b.round)
    .slice(0, count)
    .map((entry) => entry.level)
}

/**
 * Topic levels to practise: first what was tried and not passed, then what those passed lead to, then the rest of the
 * grade from its beginning; when the grade has none left, the grade before and after.
 */
export function suggestPractice(grade: number, done: Done, count: number): Suggestion[] {
  const open = topicLevels.filter((level) => isReady(level.key) && level.supportsFocus && !done.passed.has(level.key))
  const started = open.filter((level) => done.tried.has(level.key))
  const next = open.filter(
    (level) => level.prerequisites.some((key) => done.passed.has(key)) && level.gradeMin <= grade + 1,
  )
  const byDifficulty = open.toSorted((a, b) => a.difficulty - b.difficulty)
  const now = byDifficulty.filter((level) => ofGrade(level, grade))
  const near = byDifficulty.filter((level) => ofGrade(level, grade - 1) || ofGrade(level, grade + 1))
  const ordered = [
    ...new Set([...started.slice(0, 2), ...spread(next, 2), ...spread(now, count), ...spread(near, count)]),
  ]
  return ordered.slice(0, count).map((level) => toSuggestion(level, 'topic_level_practice'))
}

/** Topic levels for speed play: those passed already first, since speed comes after understanding; then easy ones of the grade. */
export function suggestSpeedPlay(grade: number, done: Done, count: number): Suggestion[] {
  const able = topicLevels.filter((level) => isReady(level.key) && level.supportsSpeedPlay)
  const known = able.filter((level) => done.passed.has(level.key))
  const easy = able
    .filter((level) => level.gradeMin <= grade)
    .toSorted((a, b) => Math.abs(a.difficulty - grade) - Math.abs(b.difficulty - grade))
  const ordered = [...new Set([...spread(known, count), ...spread(easy, count)])]
  return ordered.slice(0, count).map((level) => toSuggestion(level, 'topic_level_speed_play'))
}

const isUnitReady = (unit: Unit): boolean =>
  unit.topicLevels.some((key) => !unit.reviewTopicLevels.includes(key) && isReady(key))

/** Units to master: those of the grade in their order, then those of the grade after. */
export function suggestUnits(grade: number, done: Done, count: number): Suggestion[] {
  const open = units.filter((unit) => isUnitReady(unit) && !done.passedUnits.has(unit.unitCode))
  const of = (wanted: number): Unit[] =>
    open.filter((unit) => unit.lowestGradeLevel <= wanted && wanted <= unit.highestGradeLevel)
  const ordered = [...new Set([...of(grade), ...of(grade + 1)])]
  return ordered
    .slice(0, count)
    .map((unit) => ({ type: 'unit_game', unitCode: unit.unitCode, topicCode: null, level: null }))
}

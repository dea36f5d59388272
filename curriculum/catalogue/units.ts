import { everyUnitSource } from './every-unit.ts'
import { topicLevel } from './topic-levels.ts'
import type { TopicLevelKey } from '../topic-level.ts'
import type { CatalogTopicLevel } from './topic-levels.ts'
import type { UnitSource } from './unit-source.ts'

/** From the unit that starts a step to the unit it leads to. L-095. */
export interface UnitStep {
  readonly startingUnitCode: string
  readonly nextStepUnitCode: string
}

/** A unit as the product lists it. Mastery is 14 right of 20 questions [L-159]. */
export interface Unit {
  readonly unitCode: string
  readonly unitName: string
  readonly unit100WordDescription: string
  readonly learningGoal: string
  readonly lowestGradeLevel: number
  readonly highestGradeLevel: number
  readonly sequence: number
  readonly themeCodes: readonly string[]
  readonly topicLevels: readonly TopicLevelKey[]
  readonly reviewTopicLevels: readonly TopicLevelKey[]
  /** Topic codes of its own levels; each has an assistance package (see skills.ts). */
  readonly skills: readonly string[]
  readonly priorSteps: readonly UnitStep[]
  readonly nextSteps: readonly UnitStep[]
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function describe(source: UnitSource, own: readonly CatalogTopicLevel[], review: readonly CatalogTopicLevel[]): string {
  const sentences = [source.learningGoal, `You will work on ${listed(own.map((t) => t.name))}.`]
  sentences.push(...own.map((t) => t.description))
  if (review.length > 0) sentences.push(`Along the way you meet ${listed(review.map((t) => t.name))} again.`)
  const kept: string[] = []
  let words = 0
  for (const sentence of sentences) {
    words += sentence.split(/\s+/).length
    if (words > 100) break
    kept.push(sentence)
  }
  return kept.join(' ')
}

function toUnit(source: UnitSource): Unit {
  const review = source.reviewTopicLevels
  const own = source.topicLevels.filter((key) => !review.includes(key))
  const known = (keys: readonly string[]): CatalogTopicLevel[] => keys.map(topicLevel).filter((t) => t !== null)
  const prior = everyUnitSource.filter((u) => u.nextUnits.includes(source.unitCode))
  return {
    unitCode: source.unitCode,
    unitName: source.unitName,
    unit100WordDescription: describe(source, known(own), known(review)),
    learningGoal: source.learningGoal,
    lowestGradeLevel: source.grades[0],
    highestGradeLevel: source.grades[1],
    sequence: source.sequence,
    themeCodes: source.themeCodes,
    topicLevels: source.topicLevels,
    reviewTopicLevels: review,
    skills: [...new Set(own.map((key) => key.slice(0, key.indexOf('/'))))],
    priorSteps: prior.map((u) => ({ startingUnitCode: u.unitCode, nextStepUnitCode: source.unitCode })),
    nextSteps: source.nextUnits.map((code) => ({ startingUnitCode: source.unitCode, nextStepUnitCode: code })),
  }
}

/** Every unit in its order, kindergarten first. */
export const units: readonly Unit[] = everyUnitSource.map(toUnit)

const byCode = new Map(units.map((u) => [u.unitCode, u]))

/** The unit of a code, or null. */
export function unit(code: string): Unit | null {
  return byCode.get(code) ?? null
}

/** The topic levels of a unit in the order of learning, own and review; empty for an unknown code. */
export function topicLevelsOfUnit(code: string): readonly CatalogTopicLevel[] {
  return (byCode.get(code)?.topicLevels ?? []).map(topicLevel).filter((t) => t !== null)
}

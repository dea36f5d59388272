import { isReady, topicLevel, topicLevelsOfTopic, topicLevelsOfUnit, unit } from '@polyhex/curriculum'

const canPractice = (level: { key: string; supportsFocus: boolean }): boolean =>
  isReady(level.key) && level.supportsFocus

/**
 * The topic level to go on to: the next level of the same topic that can be practiced, else the next one in the unit that
 * teaches it; null at the end.
 */
export function nextTopicLevel(current: string): string | null {
  const here = topicLevel(current)
  if (here === null) return null
  const further = topicLevelsOfTopic(here.topicCode).find((level) => level.level > here.level && canPractice(level))
  if (further !== undefined) return further.key
  const inUnit = topicLevelsOfUnit(here.homeUnit)
  const place = inUnit.findIndex((level) => level.key === here.key)
  return inUnit.slice(place + 1).find((level) => canPractice(level) && level.topicCode !== here.topicCode)?.key ?? null
}

/** True when a unit can be mastered: some topic level of its own has questions. */
export function isUnitReady(unitCode: string): boolean {
  const found = unit(unitCode)
  if (found === null) return false
  return found.topicLevels.some((key) => !found.reviewTopicLevels.includes(key) && isReady(key))
}

/** The first unit after this one that can be mastered, or null. */
export function nextUnit(current: string): string | null {
  const steps = unit(current)?.nextSteps ?? []
  return steps.find((step) => isUnitReady(step.nextStepUnitCode))?.nextStepUnitCode ?? null
}

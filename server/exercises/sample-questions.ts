import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import { firstWidgetSet } from '@polyhex/contract/exercises/widget-set'
import {
  focusAreas,
  generateQuestion,
  inBand,
  isReady,
  loadTopicLevel,
  toPublicQuestion,
  topicLevel,
  type TopicLevelKey,
  topicLevelsOfField,
  topicLevelsOfUnit,
  unit,
} from '@polyhex/curriculum'
import { Refusal } from '../http/refusal.ts'

/** What example questions are wanted of; the first that is given counts. */
export interface SampleOf {
  readonly unitCode?: string | undefined
  readonly topicCodeLevel?: string | undefined
  readonly topicCode?: string | undefined
  readonly level?: number | undefined
  readonly focusAreaCode?: string | undefined
}

function levelsOf(wanted: SampleOf): readonly TopicLevelKey[] {
  if (wanted.unitCode !== undefined) {
    if (unit(wanted.unitCode) === null) throw new Refusal('unit_not_found')
    return topicLevelsOfUnit(wanted.unitCode).map((level) => level.key)
  }
  const key =
    wanted.topicCodeLevel ?? (wanted.topicCode === undefined ? undefined : `${wanted.topicCode}/${wanted.level ?? 1}`)
  if (key !== undefined) {
    const level = topicLevel(key)
    if (level === null) throw new Refusal('topic_not_found')
    return [level.key]
  }
  if (wanted.focusAreaCode === undefined) throw new Refusal('invalid_request')
  if (!focusAreas.some((area) => area.focusAreaCode === wanted.focusAreaCode)) throw new Refusal('focus_area_not_found')
  return topicLevelsOfField(wanted.focusAreaCode).map((level) => level.key)
}

/** Example questions, going round the levels and the tasks of each, always the same ones: they may be kept, and they tell nothing about a run. */
export async function sampleQuestions(wanted: SampleOf, count: number): Promise<PublicQuestion[]> {
  const ready = levelsOf(wanted).filter((key) => isReady(key))
  if (ready.length === 0) throw new Refusal('topic_level_not_ready')
  const places = Array.from({ length: count }, (_, place) => place)
  return Promise.all(
    places.map(async (place) => {
      const key = ready[place % ready.length] ?? ready[0]
      if (key === undefined) throw new Refusal('topic_level_not_ready')
      const { tasks } = await loadTopicLevel(key)
      const shown = tasks.filter((each) => !each.retired && each.widgetSet === firstWidgetSet)
      const each = shown[Math.floor(place / ready.length) % shown.length] ?? tasks[0]
      return toPublicQuestion(generateQuestion(each.procedure(), 1000 + place, { difficulty: inBand(each, 0.3) }))
    }),
  )
}

import { misconceptionsOfTopic } from './misconceptions.ts'
import { topicsByFocusArea } from './topics-by-focus-area.ts'
import { everyUnitSource } from './every-unit.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { TopicLevelKey } from '../topic-level.ts'
import type { TopicCodeIcon } from './icons.ts'

/** A level of a topic as the product lists it. L-097. */
export interface CatalogTopicLevel {
  readonly key: TopicLevelKey
  readonly topicCode: string
  readonly level: number
  readonly name: string
  readonly shortName: string
  readonly description: string
  readonly questionType: 'none' | 'calculate' | 'interpret'
  readonly icon: TopicCodeIcon
  readonly theme: string
  readonly focusArea: TopicCodeIcon
  readonly gradeMin: number
  readonly gradeMax: number
  readonly difficulty: number
  readonly ccss: readonly string[]
  readonly prerequisites: readonly TopicLevelKey[]
  readonly answerForms: readonly AnswerForm[]
  readonly figure: string | null
  readonly renderKind: 'Text' | 'LaTex' | 'Svg'
  readonly targetSeconds: number
  readonly supportsSpeedPlay: boolean
  readonly supportsFocus: boolean
  /** The unit that teaches it; the other units review it. */
  readonly homeUnit: string
  readonly unitCodes: readonly string[]
  readonly misconceptions: readonly string[]
  readonly wave: 1 | 2 | 3
}

function unitsByKey(): Map<string, { home: string; all: string[] }> {
  const found = new Map<string, { home: string; all: string[] }>()
  for (const unit of everyUnitSource) {
    for (const key of unit.topicLevels) {
      const entry = found.get(key) ?? { home: '', all: [] }
      if (!unit.reviewTopicLevels.includes(key)) entry.home = unit.unitCode
      entry.all.push(unit.unitCode)
      found.set(key, entry)
    }
  }
  return found
}

function everyTopicLevel(): CatalogTopicLevel[] {
  const units = unitsByKey()
  const all: CatalogTopicLevel[] = []
  for (const [focusArea, topics] of Object.entries(topicsByFocusArea) as [
    TopicCodeIcon,
    (typeof topicsByFocusArea)[TopicCodeIcon],
  ][]) {
    for (const topic of topics) {
      const wrongIdeas = misconceptionsOfTopic(topic.topicCode).map((m) => m.id)
      for (const level of topic.levels) {
        const { grades, forms, speedPlay, focus, ...same } = level
        const key: TopicLevelKey = `${topic.topicCode}/${level.level}`
        const where = units.get(key)
        all.push({
          ...same,
          key,
          topicCode: topic.topicCode,
          questionType: topic.questionType,
          icon: focusArea,
          theme: topic.theme,
          focusArea,
          gradeMin: grades[0],
          gradeMax: grades[1],
          answerForms: forms,
          supportsSpeedPlay: speedPlay,
          supportsFocus: focus,
          homeUnit: where?.home ?? '',
          unitCodes: where?.all ?? [],
          misconceptions: wrongIdeas,
        })
      }
    }
  }
  return all
}

/** Every topic level of the curriculum, by focus area, topic and level. */
export const topicLevels: readonly CatalogTopicLevel[] = everyTopicLevel()

const byKey = new Map<string, CatalogTopicLevel>(topicLevels.map((t) => [t.key, t]))

/** The topic level of a key such as 'fractions_intro/2', or null when there is none. */
export function topicLevel(key: string): CatalogTopicLevel | null {
  return byKey.get(key) ?? null
}

/** The levels of a topic, 1 first; empty for an unknown code. */
export function topicLevelsOfTopic(topicCode: string): readonly CatalogTopicLevel[] {
  return topicLevels.filter((t) => t.topicCode === topicCode)
}

/** The levels of a focus area or of a theme, easiest first. */
export function topicLevelsOfField(code: string): readonly CatalogTopicLevel[] {
  return topicLevels
    .filter((t) => t.focusArea === code || t.theme === code)
    .toSorted((a, b) => a.difficulty - b.difficulty)
}

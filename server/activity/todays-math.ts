import type { StackItem, TodaysMathCard } from '@polyhex/contract/activity/stack-items'
import { runFigures } from '@polyhex/contract/exercises/completion'
import { isReady, topicLevel, topicLevelsOfUnit, unit } from '@polyhex/curriculum'

const exerciseOf: Partial<Record<StackItem['type'], TodaysMathCard['exercise']>> = {
  unit_game: 'unit_mastery',
  unit_homework: 'unit_mastery',
  topic_level_practice: 'practice',
  topic_level_speed_play: 'speed',
}

function unitCard(item: StackItem, total: number): TodaysMathCard | null {
  const found = unit(item.unitCode ?? '')
  const levels = topicLevelsOfUnit(item.unitCode ?? '').filter((level) => isReady(level.key))
  if (found === null || levels.length === 0) return null
  const seconds = levels.reduce((sum, level) => sum + level.targetSeconds, 0) / levels.length
  return {
    ...item,
    name: found.unitName,
    description: found.learningGoal,
    icon: levels[0]?.icon ?? 'numeracy',
    exercise: 'unit_mastery',
    questionCount: total,
    seconds: Math.round(seconds * total),
  }
}

/** What a card of 'Today's Math' shows of a stack item; null for what cannot be started now. */
export function toCard(item: StackItem): TodaysMathCard | null {
  const exercise = exerciseOf[item.type]
  if (exercise === undefined) return null
  const { total } = runFigures(exercise)
  if (exercise === 'unit_mastery') return unitCard(item, total)
  const level = topicLevel(`${item.topicCode}/${item.level}`)
  if (level === null || !isReady(level.key)) return null
  return {
    ...item,
    name: level.name,
    description: level.description,
    icon: level.icon,
    exercise,
    questionCount: total,
    seconds: level.targetSeconds * total,
  }
}

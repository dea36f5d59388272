import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { gradeName } from '../curriculum/grade-name.ts'
import type { GameSubject } from './game-subject.ts'

/** What games are about, in words; null while it is not known yet. */
export function useSubjectWords({ topic, unit, theme, grade }: GameSubject): string | null {
  const isTopic = topic !== undefined
  const isUnit = !isTopic && unit !== undefined
  const isTheme = !isTopic && !isUnit && theme !== undefined
  const topics = useAsk(
    curriculumOperations.listLevelledTopics,
    isTopic ? { query: { topicCodeLevel: topic, fields: 'name' } } : null,
  )
  const units = useAsk(
    curriculumOperations.listUnits,
    isUnit ? { query: { unitCode: unit, fields: 'unitName' } } : null,
  )
  const themes = useAsk(curriculumOperations.listThemes, isTheme ? {} : null)
  if (isTopic) return topics.data === undefined ? null : (topics.data.topicLevels[0]?.name ?? 'A mix for you')
  if (isUnit) return units.data === undefined ? null : (units.data.units[0]?.unitName ?? 'A mix for you')
  if (isTheme) {
    const found = themes.data?.themes.find(({ themeCode }) => themeCode === theme)
    return themes.data === undefined ? null : (found?.themeName ?? 'A mix for you')
  }
  return grade === undefined ? 'A mix for you' : gradeName(grade)
}

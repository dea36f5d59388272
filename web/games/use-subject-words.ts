import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { gradeName } from '../curriculum/grade-name.ts'
import type { GameSubject } from './game-subject.ts'

/** What games are about, in words, and its grade where it has one; the words are null while they are not known yet. */
interface SubjectWords {
  readonly words: string | null
  readonly grade: number | null
}

const mix = 'A mix for you'

/** Follows the curriculum for what games are about. */
export function useSubjectWords({ topic, unit, theme, grade }: GameSubject): SubjectWords {
  const isTopic = topic !== undefined
  const isUnit = !isTopic && unit !== undefined
  const isTheme = !isTopic && !isUnit && theme !== undefined
  const topics = useAsk(curriculumOperations.listLevelledTopics, isTopic ? { query: { topicCodeLevel: topic } } : null)
  const units = useAsk(curriculumOperations.listUnits, isUnit ? { query: { unitCode: unit } } : null)
  const themes = useAsk(curriculumOperations.listThemes, isTheme ? {} : null)
  if (isTopic) {
    const found = topics.data?.topicLevels[0]
    return { words: topics.data === undefined ? null : (found?.name ?? mix), grade: found?.gradeMin ?? null }
  }
  if (isUnit) {
    const found = units.data?.units[0]
    return { words: units.data === undefined ? null : (found?.unitName ?? mix), grade: found?.lowestGradeLevel ?? null }
  }
  if (isTheme) {
    const found = themes.data?.themes.find(({ themeCode }) => themeCode === theme)
    return { words: themes.data === undefined ? null : (found?.themeName ?? mix), grade: null }
  }
  return grade === undefined ? { words: mix, grade: null } : { words: gradeName(grade), grade }
}

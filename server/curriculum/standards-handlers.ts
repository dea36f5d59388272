import {
  type Found,
  type FoundKind,
  type standardsOperations,
  standardsGrades,
  standardsNotice,
} from '@polyhex/contract/curriculum/standards-operations'
import {
  beyondStandards,
  gradesOfTheme,
  meantSearch,
  searchCurriculum,
  standardsByGrade,
  topicLevel,
  topicLevels,
} from '@polyhex/curriculum'
import type { Handlers } from '../http/handlers.ts'
import { toUnit } from './catalogue-view.ts'

/** 'Grade 4', 'Grades 4 to 6', 'Kindergarten to grade 2'. */
function gradeWords(from: number, to: number): string {
  if (from === to) return from === 0 ? 'Kindergarten' : `Grade ${from}`
  return from === 0 ? `Kindergarten to grade ${to}` : `Grades ${from} to ${to}`
}

/** What was found of every kind, as the browser sees it. */
function foundBy(search: string): Record<FoundKind, Found[]> {
  const found = searchCurriculum(search)
  return {
    unit: found.units.map(toUnit).map((unit) => ({
      kind: 'unit',
      code: unit.unitCode,
      name: `Unit ${unit.number}: ${unit.unitName}`,
      detail: gradeWords(unit.lowestGradeLevel, unit.highestGradeLevel),
      icon: unit.icon,
    })),
    topic_level: found.topicLevels.map((level) => ({
      kind: 'topic_level',
      code: level.key,
      name: level.name,
      detail: `Level ${level.level}, ${gradeWords(level.gradeMin, level.gradeMax).toLowerCase()}`,
      icon: level.icon,
    })),
    theme: found.themes.map((theme) => ({
      kind: 'theme',
      code: theme.themeCode,
      name: theme.themeName,
      detail: gradeWords(...gradesOfTheme(theme)),
      icon: theme.focusAreaCodes[0] ?? 'numeracy',
    })),
    skill: found.skills.map((skill) => ({
      kind: 'skill',
      code: skill.skillCode,
      name: skill.skillName,
      detail: `Levels ${skill.minLevel} to ${skill.maxLevel}`,
      icon: topicLevel(`${skill.skillCode}/${skill.minLevel}`)?.icon ?? 'numeracy',
    })),
    standard: found.standards.map((standard) => ({
      kind: 'standard',
      code: standard.code,
      name: standard.code,
      detail: topicLevel(standard.topicLevels[0] ?? '')?.name ?? standard.why ?? `Part of ${standard.within}`,
      icon: topicLevel(standard.topicLevels[0] ?? '')?.icon ?? 'numeracy',
    })),
  }
}

export const standardsHandlers: Handlers<typeof standardsOperations> = {
  listStandards: async () => ({
    notice: standardsNotice,
    grades: standardsByGrade.map((one) => ({
      grade: standardsGrades.find((grade) => grade === one.grade) ?? 'HS',
      name: one.name,
      domains: one.domains.map((domain) => ({
        ...domain,
        standards: domain.standards.map((standard) => ({ ...standard, topicLevels: [...standard.topicLevels] })),
      })),
    })),
    topicLevels: topicLevels.map((level) => ({
      topicCode: level.topicCode,
      level: level.level,
      topicCodeLevel: level.key,
      name: level.name,
      description: level.description,
      gradeMin: level.gradeMin,
      gradeMax: level.gradeMax,
    })),
    beyond: [...beyondStandards],
  }),

  searchCurriculum: async ({ query }) => {
    const kinds = foundBy(query.search)
    const { unit, topic_level, theme, skill, standard } = kinds
    const all = [unit, topic_level, theme, skill, standard]
    return {
      found: all.flatMap((some) => some.slice(0, query.count)),
      totals: {
        unit: unit.length,
        topic_level: topic_level.length,
        theme: theme.length,
        skill: skill.length,
        standard: standard.length,
      },
      meant: all.every((some) => some.length === 0) ? meantSearch(query.search) : null,
    }
  },
}

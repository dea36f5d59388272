import type { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { pickFields } from '@polyhex/contract/paging'
import { focusAreas, grades, isReady, skills, themes, topicLevelsOfField } from '@polyhex/curriculum'
import type { Handlers } from '../http/handlers.ts'
import { toSkill } from './catalogue-view.ts'
import { listTopicLevels, listUnits } from './list-curriculum.ts'
import { themeLevelWords } from './theme-level-words.ts'

const themeCore = ['themeCode', 'themeName'] as const

export const curriculumHandlers: Handlers<typeof curriculumOperations> = {
  listGradeLevels: async () => ({ grades: [...grades] }),

  listThemes: async ({ query }) => {
    const { themeCode, gradeLevel, fields } = query
    const fitting = themes.filter(
      (theme) =>
        (themeCode === undefined || theme.themeCode === themeCode) &&
        (gradeLevel === undefined || (theme.lowestGradeLevel <= gradeLevel && gradeLevel <= theme.highestGradeLevel)),
    )
    return {
      themes: fitting.map((theme) => {
        const { minimumLevel: _least, maximumLevel: _most, focusAreaCodes, ...shown } = theme
        return pickFields({ ...shown, focusAreaCodes: [...focusAreaCodes] }, fields, themeCore)
      }),
    }
  },

  listFocusAreas: async () => ({
    focusAreas: focusAreas.map((area) => ({
      focusAreaCode: area.focusAreaCode,
      focusAreaName: area.focusAreaName,
      readyForProduction: topicLevelsOfField(area.focusAreaCode).some((level) => isReady(level.key)),
      minimumLevel: area.minimumLevel,
      maximumLevel: area.maximumLevel,
    })),
  }),

  listUnits: async ({ query }) => listUnits(query),

  listLevelledTopics: async ({ query }) => listTopicLevels(query),

  listSkills: async ({ query }) => {
    const search = (query.search ?? '').toLowerCase()
    const fitting = skills
      .filter((skill) => query.skillCode === undefined || skill.skillCode === query.skillCode)
      .filter((skill) => `${skill.skillName} ${skill.description}`.toLowerCase().includes(search))
      .toSorted((a, b) => a.skillName.localeCompare(b.skillName, 'en'))
    const ordered = query.sort === 'skillName' ? fitting : fitting.toReversed()
    return { skills: ordered.slice(query.offset, query.offset + query.count).map(toSkill), total: fitting.length }
  },

  listTopicSkills: async ({ query }) => ({
    topicSkills: skills
      .filter((skill) => query.skillCode === undefined || skill.skillCode === query.skillCode)
      .map((skill) => ({
        skillCode: skill.skillCode,
        topicCode: skill.skillCode,
        minLevel: skill.minLevel,
        maxLevel: skill.maxLevel,
      }))
      .filter((entry) => query.topicCode === undefined || entry.topicCode === query.topicCode),
  }),

  getThemeLevels: async ({ db, subject, query }) => {
    let asked = db.queries
      .selectFrom('theme_levels')
      .select(['theme_code', 'level', 'confidence', 'percentage_correct', 'ability', 'low', 'high', 'answers'])
      .select(['strongest', 'weakest', 'changed_at'])
      .where('account_id', '=', subject.accountId)
    if (query.themeCode !== undefined) asked = asked.where('theme_code', '=', query.themeCode)
    const rows = await asked.orderBy('theme_code').execute()
    return {
      themeLevels: rows.map((row) => ({
        themeCode: row.theme_code,
        accountId: subject.accountId,
        level: row.level,
        confidence: row.confidence,
        percentageCorrect: row.percentage_correct,
        ability: row.ability,
        low: row.low,
        high: row.high,
        answers: row.answers,
        foundAt: row.changed_at.toISOString(),
        words: themeLevelWords(row),
      })),
    }
  },
}

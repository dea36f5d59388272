import { z } from 'zod'
import { cacheSeconds } from '../cache-lifetimes.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, page } from '../paging.ts'
import { FocusArea, Grade, Skill, Theme, ThemeLevel, TopicCodeLevel, TopicLevel, Unit } from './curriculum.ts'

/** Curriculum answers may be kept for 6 hours. */
export const curriculumCaching = { seconds: cacheSeconds.curriculum, scope: 'public' } as const

const code = z.string().min(1).max(100)
const grade = z.coerce.number<number>().int().min(0).max(12)
const search = z.string().trim().max(100)

/** Names of the optional members of Unit, TopicLevel and Theme that `fields` may ask for. */
export const unitFields = [
  'videoPath',
  'unit100WordDescription',
  'learningGoal',
  'skills',
  'themeCodes',
  'nextSteps',
  'priorSteps',
  'assistancePackages',
  'unitTopics',
] as const
export const topicLevelFields = ['description', 'unitCodes', 'questionType', 'themeCode', 'focusAreaCode'] as const
export const themeFields = ['themeDescription', 'lowestGradeLevel', 'highestGradeLevel', 'focusAreaCodes'] as const

/** `sort`: a member, with `-` before it for the other direction. Without it a search gives its best first, a list its own order. */
export const unitSorts = ['sequence', '-sequence', 'unitName', '-unitName'] as const
export const topicLevelSorts = ['difficulty', '-difficulty', 'name', '-name'] as const
export const skillSorts = ['skillName', '-skillName'] as const

export const curriculumOperations = {
  listGradeLevels: operation({
    method: 'GET',
    path: '/curriculum/grades',
    access: 'everyone',
    summary: 'Lists kindergarten and the grades 1 to 12.',
    response: z.object({ grades: z.array(Grade) }),
    caching: curriculumCaching,
  }),
  listThemes: operation({
    method: 'GET',
    path: '/curriculum/themes',
    access: 'everyone',
    summary: 'Lists the themes of mathematics.',
    query: z.object({ themeCode: code.optional(), gradeLevel: grade.optional(), fields: nameList(themeFields) }),
    response: z.object({ themes: z.array(Theme) }),
    caching: curriculumCaching,
  }),
  listFocusAreas: operation({
    method: 'GET',
    path: '/curriculum/focus-areas',
    access: 'everyone',
    summary: 'Lists the focus areas with their range of theme levels.',
    response: z.object({ focusAreas: z.array(FocusArea) }),
    caching: curriculumCaching,
  }),
  listUnits: operation({
    method: 'GET',
    path: '/curriculum/units',
    access: 'everyone',
    summary: 'Lists units, filtered by what they hold; without readyForProduction, ready or not.',
    query: z.object({
      readyForProduction: z.stringbool().or(z.boolean()).optional(),
      gradeLevel: grade.optional(),
      themeCode: code.optional(),
      unitCode: code.optional(),
      topicCode: code.optional(),
      search: search.optional(),
      sort: z.enum(unitSorts).optional(),
      fields: nameList(unitFields),
      ...page,
    }),
    response: z.object({ units: z.array(Unit), total: z.number().int() }),
    caching: curriculumCaching,
  }),
  listLevelledTopics: operation({
    method: 'GET',
    path: '/curriculum/topic-levels',
    access: 'everyone',
    summary: 'Lists topic levels, by unit, by key, by theme and grade, or by a search in their names.',
    query: z.object({
      unitCode: code.optional(),
      topicCodeLevel: TopicCodeLevel.optional(),
      topicCode: code.optional(),
      themeCode: code.optional(),
      gradeLevel: grade.optional(),
      search: search.optional(),
      sort: z.enum(topicLevelSorts).optional(),
      fields: nameList(topicLevelFields),
      ...page,
    }),
    response: z.object({ topicLevels: z.array(TopicLevel), total: z.number().int() }),
    caching: curriculumCaching,
  }),
  listSkills: operation({
    method: 'GET',
    path: '/curriculum/skills',
    access: 'everyone',
    summary: 'Lists the skills, which are the assistance packages that teach a topic.',
    query: z.object({
      skillCode: code.optional(),
      search: search.optional(),
      sort: z.enum(skillSorts).default('skillName'),
      ...page,
    }),
    response: z.object({ skills: z.array(Skill), total: z.number().int() }),
    caching: curriculumCaching,
  }),
  listTopicSkills: operation({
    method: 'GET',
    path: '/curriculum/topic-skills',
    access: 'everyone',
    summary: 'Lists which skill teaches which topic levels.',
    query: z.object({ skillCode: code.optional(), topicCode: code.optional() }),
    response: z.object({
      topicSkills: z.array(
        z.object({
          skillCode: z.string(),
          topicCode: z.string(),
          minLevel: z.number().int(),
          maxLevel: z.number().int(),
        }),
      ),
    }),
    caching: curriculumCaching,
  }),
  getThemeLevels: operation({
    method: 'GET',
    path: '/accounts/:accountId/theme-levels',
    access: 'self-or-viewer',
    summary: 'Gives how far an account is in each theme, as far as it is known.',
    params: z.object({ accountId: AccountId }),
    query: z.object({ themeCode: code.optional() }),
    response: z.object({ themeLevels: z.array(ThemeLevel) }),
    refusals: ['account_not_found'],
  }),
}

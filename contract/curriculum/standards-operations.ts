import { z } from 'zod'
import { operation } from '../operation.ts'
import { curriculumCaching } from './curriculum-operations.ts'

/** The notice that stands wherever codes of the standards are listed; its words are prescribed by their license. */
export const standardsNotice =
  '© Copyright 2010. National Governors Association Center for Best Practices and Council of Chief State School Officers. All rights reserved.'

/** Codes of grades as the standards write them. */
export const standardsGrades = ['K', '1', '2', '3', '4', '5', '6', '7', '8', 'HS'] as const

export const Standard = z.object({
  code: z.string(),
  /** topicCode/level, the easiest first. */
  topicLevels: z.array(z.string()),
  /** The standard whose levels teach this part of it. */
  within: z.string().nullable(),
  /** Why nothing here teaches it. */
  why: z.string().nullable(),
})
export type Standard = z.infer<typeof Standard>

export const StandardsGrade = z.object({
  grade: z.enum(standardsGrades),
  name: z.string(),
  domains: z.array(z.object({ code: z.string(), name: z.string(), standards: z.array(Standard) })),
})
export type StandardsGrade = z.infer<typeof StandardsGrade>

/** A topic level as the list of standards names it: our own name and description. */
export const StandardsLevel = z.object({
  topicCode: z.string(),
  level: z.number().int(),
  topicCodeLevel: z.string(),
  name: z.string(),
  description: z.string(),
  gradeMin: z.number().int(),
  gradeMax: z.number().int(),
})
export type StandardsLevel = z.infer<typeof StandardsLevel>

/** What a search can find, in the order in which the kinds are shown. */
export const foundKinds = ['unit', 'topic_level', 'theme', 'skill', 'standard'] as const
export type FoundKind = (typeof foundKinds)[number]

export const Found = z.object({
  kind: z.enum(foundKinds),
  /** Unit, theme, skill or standard code, or topicCode/level. */
  code: z.string(),
  name: z.string(),
  /** One line more. */
  detail: z.string(),
  icon: z.string(),
})
export type Found = z.infer<typeof Found>

export const standardsOperations = {
  listStandards: operation({
    method: 'GET',
    path: '/curriculum/standards',
    access: 'everyone',
    summary: 'Lists the codes of the Common Core State Standards with the topic levels that teach them.',
    response: z.object({
      notice: z.literal(standardsNotice),
      grades: z.array(StandardsGrade),
      topicLevels: z.array(StandardsLevel),
      /** topicCode/level of levels that go beyond the standards. */
      beyond: z.array(z.string()),
    }),
    caching: curriculumCaching,
  }),
  searchCurriculum: operation({
    method: 'GET',
    path: '/curriculum/search',
    access: 'everyone',
    summary: 'Finds units, topic levels, themes, skills and standards by words or codes.',
    query: z.object({
      search: z.string().trim().min(1, 'Type what to look for.').max(100),
      /** Most of each kind. */
      count: z.coerce.number<number>().int().min(1).max(50).default(8),
    }),
    response: z.object({
      found: z.array(Found),
      /** How many there are of each kind in all. */
      totals: z.record(z.enum(foundKinds), z.number().int()),
      /** Nothing was found: the search with its words taken for the nearest that are known, or null. */
      meant: z.string().nullable(),
    }),
    caching: curriculumCaching,
  }),
}

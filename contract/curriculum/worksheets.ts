import { z } from 'zod'
import { TopicCodeLevel } from './curriculum.ts'

/** Paper on which a sheet is set. */
export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

/** Countries that print on Letter (ISO 3166-1); all others print on A4. */
const letterCountries: ReadonlySet<string> = new Set('BO CA CL CO CR DO GT HN MX NI PA PE PH PR SV US VE'.split(' '))

/** The usual paper of a country; A4 where the country is not known. */
export function paperOfCountry(country: string | null): Paper {
  return country !== null && letterCountries.has(country.toUpperCase()) ? 'letter' : 'a4'
}

/** Questions on a sheet unless another number is asked for. */
export const worksheetQuestions = { topic: 10, unit: 16, least: 4, most: 20 } as const

/** The version of a sheet that everybody gets who does not ask for another; versions are seeds. */
export const firstWorksheetSeed = 1
export const lastWorksheetSeed = 999_999

/** Width and height of the preview on a card, in pixels. */
export const worksheetPreview = { width: 204, height: 288 } as const

/** Roles that may get the answers: everybody but children. */
export const worksheetKeyRoles = ['guardian', 'parent', 'tutor', 'teacher', 'admin'] as const

/** Whether an account may get answer keys. `roles` of nobody in particular, a visitor, are none. */
export function mayGetWorksheetKey(roles: readonly string[]): boolean {
  return roles.some((role) => (worksheetKeyRoles as readonly string[]).includes(role))
}

/** What a sheet looks like: the same values make the same sheet. */
export const worksheetForm = {
  /** Left out: as in the visitor's country. */
  paper: z.enum(papers).optional(),
  seed: z.coerce.number<number>().int().min(firstWorksheetSeed).max(lastWorksheetSeed).default(firstWorksheetSeed),
  questions: z.coerce.number<number>().int().min(worksheetQuestions.least).max(worksheetQuestions.most).optional(),
}

/** Which sheet: one of both. */
export const worksheetSubject = {
  topicCodeLevel: TopicCodeLevel.optional(),
  unitCode: z.string().min(1).max(100).optional(),
}

/** All that a page shows of a sheet before it is opened. */
export const Worksheet = z.object({
  title: z.string(),
  /** Level and grade. */
  subtitle: z.string(),
  questions: z.number().int(),
  paper: z.enum(papers),
  seed: z.number().int(),
  /** What stands at the foot of every page. */
  code: z.string(),
  /** `fractions-intro-level-1.pdf` */
  fileName: z.string(),
  /** Below this host: the sheet as it is stored, under a name that changes with its content. */
  pdfPath: z.string(),
  /** Every page as a picture, first to last. */
  pagePaths: z.array(z.string()),
})
export type Worksheet = z.infer<typeof Worksheet>

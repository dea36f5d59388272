import { z } from 'zod'

/** Entities of the curriculum as the browser sees them. */

export const Grade = z.object({
  /** `grade_3` */
  gradeLevelCode: z.string(),
  gradeLevelName: z.string(),
  gradeLevelDescription: z.string(),
  /** 0 is kindergarten. */
  grade: z.number().int().min(0).max(12),
})
export type Grade = z.infer<typeof Grade>

export const Theme = z.object({
  themeCode: z.string(),
  themeName: z.string(),
  themeDescription: z.string().optional(),
  lowestGradeLevel: z.number().int().optional(),
  highestGradeLevel: z.number().int().optional(),
  focusAreaCodes: z.array(z.string()).optional(),
})
export type Theme = z.infer<typeof Theme>

export const ThemeLevel = z.object({
  themeCode: z.string(),
  accountId: z.uuid(),
  /** 0 to 25, two to a grade: 2g is the first half of grade g. */
  level: z.number().int().min(0).max(25),
  /** 0 to 1 */
  confidence: z.number().min(0).max(1),
  /** Right answers in the last levelling, 0 to 100. */
  percentageCorrect: z.number().min(0).max(100),
  /** On the grade scale, one decimal: 4.7 is a good way through grade 4. */
  ability: z.number(),
  /** The band that holds the true ability 4 times in 5, in grades. */
  low: z.number(),
  high: z.number(),
  /** Answers in the last levelling. */
  answers: z.number().int(),
  /** The last levelling. */
  foundAt: z.iso.datetime(),
  /** 'Level 9 (grade 4, second half). Strongest: place value. Practice next: rounding. We are 72% sure, from 14 answers.' */
  words: z.string(),
})
export type ThemeLevel = z.infer<typeof ThemeLevel>

export const FocusArea = z.object({
  focusAreaCode: z.string(),
  focusAreaName: z.string(),
  readyForProduction: z.boolean(),
  minimumLevel: z.number().int(),
  maximumLevel: z.number().int(),
})
export type FocusArea = z.infer<typeof FocusArea>

/** What a topic's questions ask for. */
export const questionTypes = ['none', 'calculate', 'interpret'] as const

/** `topicCode/level` */
export const TopicCodeLevel = z.string().regex(/^[a-z0-9_]+\/\d{1,2}$/, 'A topic level reads topicCode/level.')

export const TopicLevel = z.object({
  topicCode: z.string(),
  level: z.number().int().min(1),
  topicCodeLevel: z.string(),
  /** One of the 32 icons. */
  icon: z.string(),
  name: z.string(),
  shortName: z.string(),
  supportsFocus: z.boolean(),
  supportsSpeedPlay: z.boolean(),
  gradeMin: z.number().int(),
  gradeMax: z.number().int(),
  /** True when questions can be practised now. */
  ready: z.boolean(),
  description: z.string().optional(),
  unitCodes: z.array(z.string()).optional(),
  questionType: z.enum(questionTypes).optional(),
  themeCode: z.string().optional(),
  focusAreaCode: z.string().optional(),
})
export type TopicLevel = z.infer<typeof TopicLevel>

export const UnitStep = z.object({ startingUnitCode: z.string(), nextStepUnitCode: z.string() })

export const Skill = z.object({
  skillCode: z.string(),
  skillName: z.string(),
  assistancePackageSkillName: z.string(),
  mediumName: z.string(),
  shortName: z.string(),
  minLevel: z.number().int(),
  maxLevel: z.number().int(),
  description: z.string(),
  assistancePackageType: z.literal('lesson'),
})
export type Skill = z.infer<typeof Skill>

/** A topic level as a unit holds it; `review` ones repeat earlier units. */
export const UnitTopic = z.object({
  topicCode: z.string(),
  level: z.number().int(),
  topicCodeLevel: z.string(),
  name: z.string(),
  shortName: z.string(),
  icon: z.string(),
  review: z.boolean(),
  ready: z.boolean(),
  supportsFocus: z.boolean(),
})
export type UnitTopic = z.infer<typeof UnitTopic>

/** Members with `?` are left out when `fields` does not ask for them; without `fields` all are there. */
export const Unit = z.object({
  unitCode: z.string(),
  unitName: z.string(),
  /** grade x 100 + place within the grade */
  sequence: z.number().int(),
  /** The n of 'Unit {n}: {name}', its place within the grade. */
  number: z.number().int(),
  lowestGradeLevel: z.number().int(),
  highestGradeLevel: z.number().int(),
  /** True when it can be mastered: some topic level of its own has questions. */
  readyForProduction: z.boolean(),
  icon: z.string(),
  videoPath: z.string().nullable().optional(),
  unit100WordDescription: z.string().optional(),
  learningGoal: z.string().optional(),
  skills: z.array(z.string()).optional(),
  themeCodes: z.array(z.string()).optional(),
  nextSteps: z.array(UnitStep).optional(),
  priorSteps: z.array(UnitStep).optional(),
  assistancePackages: z.array(Skill).optional(),
  unitTopics: z.array(UnitTopic).optional(),
})
export type Unit = z.infer<typeof Unit>

/** The grade meant by `grade_3` or `3` (both forms lead to the same page), or null. */
export function gradeOfCode(code: string): number | null {
  const match = /^(?:grade_)?(\d{1,2})$/.exec(code)
  const grade = match ? Number(match[1]) : Number.NaN
  return grade >= 0 && grade <= 12 ? grade : null
}

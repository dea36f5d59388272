import { z } from 'zod'

/** Groups of classes; being in one lets a student join its classes. */
export const classGroups = {
  explorers: { name: 'Explorers', grades: [1, 3], gradeAtSignUp: 2 },
  navigators: { name: 'Navigators', grades: [4, 6], gradeAtSignUp: 5 },
  challengers: { name: 'Challengers', grades: [7, 9], gradeAtSignUp: 8 },
  ms_moore_lessons: { name: 'Ms Moore Lessons', grades: [6, 8], gradeAtSignUp: 5 },
  visst: { name: 'VISST', grades: [9, 9], gradeAtSignUp: 5 },
  summer_program: { name: 'Summer Program', grades: [0, 12], gradeAtSignUp: 5 },
} as const
export type ClassGroup = keyof typeof classGroups
export const ClassGroup = z.enum(Object.keys(classGroups) as [ClassGroup, ...ClassGroup[]])

/** The tiers by grade, lowest first. */
const tiers = ['explorers', 'navigators', 'challengers'] as const satisfies readonly ClassGroup[]

/** The tier of classes that a grade belongs to; null for a grade without one. Decision 0031. */
export function tierOfGrade(grade: number | null): ClassGroup | null {
  if (grade === null) return null
  return tiers.find((tier) => classGroups[tier].grades[0] <= grade && grade <= classGroups[tier].grades[1]) ?? null
}

/** The message under the field in the manage variant. A-212. */
export const classGroupsHelp = 'Choose one or more of the groups.'

/** A new student's grade where nothing else says it.. */
export const gradeAtSignUp = 5

/** The grade a sign-up starts with: by what the link to it intends, else by the groups of who creates the account.. */
export function startingGrade(intent: string | null, creatorGroups: readonly string[]): number {
  const tiers = ['challengers', 'navigators', 'explorers'] as const
  const tier = tiers.find((group) => group === intent) ?? tiers.find((group) => creatorGroups.includes(group))
  return tier === undefined ? gradeAtSignUp : classGroups[tier].gradeAtSignUp
}

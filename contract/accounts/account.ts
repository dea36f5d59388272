import { z } from 'zod'
import { AccountId, Role } from '../identity/accounts.ts'
import { Avatar } from './avatars.ts'
import { BirthMonth } from './birth-month.ts'
import { ClassGroup } from './class-groups.ts'
import { LearningGoal, LearningGoals } from './learning-goals.ts'
import { Email, PersonName, PublicName, Username } from './names.ts'
import { TimeZone } from './time-zones.ts'

/** What anybody may see of an account. A-248. */
export const PublicAccount = z.object({
  id: AccountId,
  username: z.string().nullable(),
  avatarName: z.string(),
  avatarUrl: z.string(),
})
export type PublicAccount = z.infer<typeof PublicAccount>

/** Whether an account can be signed in to. A-146. */
export const accountStatuses = ['active', 'deactivated'] as const

/**
 * An account with its details, for its owner, whoever holds viewDetails, and administrators. Members with `?` are left
 * out when `fields` does not ask for them..
 */
export const Account = PublicAccount.extend({
  /** A number that counts up with each account. */
  pk: z.number().int(),
  /** The same as id, by the name under which histories know it. */
  guid: z.uuid(),
  displayName: z.string().nullable().optional(),
  /** Of a student who is not a parent this is the parent's, and signs nobody in. A-107. */
  email: z.string().nullable().optional(),
  /** Somebody has followed a link that was mailed to the email, so that it counts. */
  emailProven: z.boolean().optional(),
  timeZone: z.string().optional(),
  /** `2017/06`; students only. A-108. */
  birthDate: z.string().nullable().optional(),
  /** 0 to 12; from the birth date where not set by hand; null for accounts without one. A-109. */
  gradeLevel: z.number().int().min(0).max(12).nullable().optional(),
  /** The grade was set by hand and does not follow the birth date. */
  gradeIsManual: z.boolean().optional(),
  learningGoals: z.array(LearningGoal).optional(),
  /** Theme codes; empty means that the curriculum adapts. A-111. */
  focusAreas: z.array(z.string()).optional(),
  /** Theme codes of the topic levels practised in the last four weeks, most practised first. */
  learningAreas: z.array(z.string()).optional(),
  classGroups: z.array(ClassGroup).optional(),
  roles: z.array(Role).optional(),
  status: z.enum(accountStatuses).optional(),
  /** Numbers by key. A-112. */
  state: z.record(z.string(), z.number().int()).optional(),
  createdDate: z.iso.datetime().optional(),
  /** Accounts that this one may switch to. A-113. */
  authTo: z.array(PublicAccount).optional(),
  externalId: z.string().nullable().optional(),
  idp: z.string().nullable().optional(),
  /** When the account is removed, if its family asked for that. */
  deletionDueAt: z.iso.datetime().nullable().optional(),
  /** Tutors only: what families read and what they teach. */
  biography: z.string().nullable().optional(),
  videoLink: z.string().nullable().optional(),
  teachesGrades: z.array(z.number().int()).optional(),
  teachesThemes: z.array(z.string()).optional(),
})
export type Account = z.infer<typeof Account>

/** Names of members that can be asked for one by one. A-260. */
export const accountFields = [
  'displayName',
  'email',
  'emailProven',
  'timeZone',
  'birthDate',
  'gradeLevel',
  'gradeIsManual',
  'learningGoals',
  'focusAreas',
  'learningAreas',
  'classGroups',
  'roles',
  'status',
  'state',
  'createdDate',
  'authTo',
  'externalId',
  'idp',
  'deletionDueAt',
  'biography',
  'videoLink',
  'teachesGrades',
  'teachesThemes',
] as const
export type AccountField = (typeof accountFields)[number]

/** Focus areas: theme codes, at most five. A-207. */
export const FocusAreas = z.array(z.string().max(60)).max(5, 'Choose up to 5 math themes to focus on')

/** A grade set by hand. A-200. */
export const GradeLevel = z
  .number('Grade level is required to set the starting curriculum.')
  .int('Grade level is required to set the starting curriculum.')
  .min(0, 'Grade level is required to set the starting curriculum.')
  .max(12, 'Grade level is required to set the starting curriculum.')

/** What an account, who manages it, or an administrator can change about it: only what is given changes.. */
export const AccountChanges = z.strictObject({
  displayName: PersonName.optional(),
  avatarName: PublicName.optional(),
  avatarUrl: Avatar.optional(),
  username: Username.optional(),
  /** Refused for a student who is not a parent: there it is the parent's. A-250. */
  email: Email.optional(),
  timeZone: TimeZone.optional(),
  birthDate: BirthMonth.optional(),
  /** A number sets the grade by hand, null lets it follow the birth date again. */
  gradeLevel: GradeLevel.nullable().optional(),
  learningGoals: LearningGoals.optional(),
  focusAreas: FocusAreas.optional(),
  /** Administrators only. */
  classGroups: z.array(ClassGroup).optional(),
  biography: z.string().trim().max(1000, 'This can be at most 1000 characters long.').optional(),
  videoLink: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'Please enter an address that begins with https://' })])
    .optional(),
  teachesGrades: z.array(z.number().int().min(0).max(12)).max(13).optional(),
  teachesThemes: z.array(z.string().max(60)).max(20).optional(),
})
export type AccountChanges = z.infer<typeof AccountChanges>

/** A student whose email is the parent's: the field is called 'Parent Email' and is read-only. Decision. */
export function emailIsParents(account: { roles: readonly Role[] }): boolean {
  const { roles } = account
  return roles.includes('student') && !roles.includes('parent') && !roles.includes('guardian')
}

import { z } from 'zod'
import { AccountId, Role } from '../identity/accounts.ts'
import { page } from '../paging.ts'
import { PublicAccount, accountStatuses } from './account.ts'
import { ClassGroup } from './class-groups.ts'

/** Columns by which the table of accounts can be sorted.. */
export const accountSorts = ['created', 'name', 'grade', 'timeZone'] as const
export const AccountSort = z.enum(accountSorts)
export type AccountSort = z.infer<typeof AccountSort>

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date.')
const grade = z.coerce.number<number>().int().min(0).max(12).optional()

/** What the table of accounts is narrowed down to.. */
export const AccountFilter = z.object({
  /** One account. */
  id: AccountId.optional(),
  /** Part of a name, username, public name or email, in any case. */
  text: z.string().trim().max(100).optional(),
  gradeFrom: grade,
  gradeTo: grade,
  /** Groups joined by commas: accounts that are in any of them. */
  classGroup: z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter((name) => name !== ''))
    .pipe(z.array(ClassGroup))
    .optional(),
  /** First and last day of creation, in UTC. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  sort: AccountSort.default('created'),
  descending: z.stringbool().default(false),
  ...page,
})
export type AccountFilter = z.infer<typeof AccountFilter>

/** A row of the table of accounts. */
export const AccountRow = PublicAccount.extend({
  displayName: z.string().nullable(),
  roles: z.array(Role),
  gradeLevel: z.number().int().nullable(),
  classGroups: z.array(ClassGroup),
  timeZone: z.string(),
  status: z.enum(accountStatuses),
  createdDate: z.iso.datetime(),
  /** Accounts it manages, such as a parent's children. */
  children: z.number().int(),
})
export type AccountRow = z.infer<typeof AccountRow>

/** What a list calls an account: a tutor who is not a student as well is a tutor account. A-249. */
export function kindOfAccount(roles: readonly Role[]): Role | null {
  const order: readonly Role[] = ['admin', 'student', 'tutor', 'teacher', 'parent', 'guardian']
  return order.find((role) => roles.includes(role)) ?? null
}

/** The key of an account state.. */
export const StateKey = z
  .string('A key is needed.')
  .trim()
  .min(1, 'A key is needed.')
  .regex(
    /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/,
    'A key begins with a letter and holds letters, numbers, dots, dashes and underscores.',
  )

/** The value of an account state. A-105. */
export const StateValue = z
  .number('A value is a whole number.')
  .int('A value is a whole number.')
  .min(-2_147_483_648, 'This number is too small.')
  .max(2_147_483_647, 'This number is too large.')

/** One line of the audit log, with the public names of those who are still there. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: PublicAccount.nullable(),
  onBehalfOf: PublicAccount.nullable(),
  subject: PublicAccount.nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A name that the word lists caught and that its owner wants all the same. */
export const NameReview = z.object({
  id: z.uuid(),
  account: PublicAccount,
  kind: z.enum(['username', 'public_name']),
  identifier: z.string(),
  reason: z.string(),
  askedAt: z.iso.datetime(),
})
export type NameReview = z.infer<typeof NameReview>

/** Somebody who asks for a role that a person has to grant. */
export const RoleRequest = z.object({
  id: z.uuid(),
  account: PublicAccount,
  displayName: z.string().nullable(),
  email: z.string().nullable(),
  role: Role,
  askedAt: z.iso.datetime(),
})
export type RoleRequest = z.infer<typeof RoleRequest>

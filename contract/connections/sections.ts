import { z } from 'zod'
import { PublicAccount } from '../accounts/account.ts'
import { AccountId } from '../identity/accounts.ts'
import type { SectionPermission } from './permissions.ts'

export const sectionRoles = ['instructor', 'assistant', 'student'] as const
export const SectionRole = z.enum(sectionRoles)
export type SectionRole = z.infer<typeof SectionRole>

/** A group of students that somebody leads. */
export const Section = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The caller's own role; null for an administrator who is no member. */
  role: SectionRole.nullable(),
})
export type Section = z.infer<typeof Section>

/** */
export const SectionMember = z.object({
  id: z.uuid(),
  accountId: AccountId,
  sectionId: z.uuid(),
  role: SectionRole,
  account: PublicAccount,
})
export type SectionMember = z.infer<typeof SectionMember>

export const SectionName = z
  .string('Please enter a name.')
  .trim()
  .min(1, 'Please enter a name.')
  .max(100, 'Names can be at most 100 characters long.')

/** The role of a member that is added with these permissions regarding the section. A-228. */
export function roleInSection(permissions: readonly SectionPermission[]): SectionRole {
  return permissions.includes('manageSection') ? 'assistant' : 'student'
}

/** Whether a member of this role may add and remove members. */
export function managesSection(role: SectionRole | null): boolean {
  return role === 'instructor' || role === 'assistant'
}

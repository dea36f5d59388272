import { needsConsent } from '@polyhex/contract/accounts/birth-month'
import type { Role } from '@polyhex/contract/identity/accounts'

/**
 * Whether an account is of a child too young to accept other people alone: a student who is nothing else, and under 13 by
 * the month of birth or without one. A grade says nothing, since anybody can set their own.
 */
export function needsGuardian(
  member: { readonly roles: readonly Role[]; readonly birthMonth: string | null },
  now: Date,
): boolean {
  if (!member.roles.includes('student') || member.roles.some((role) => role !== 'student')) return false
  return member.birthMonth === null || needsConsent(member.birthMonth, now)
}

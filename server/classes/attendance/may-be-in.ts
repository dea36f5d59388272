import { maySignUp, type Restriction } from '@polyhex/contract/classes/class-statuses'
import type { ClassAccount } from '../class-viewer.ts'

/** Who is signed up, and whether an administrator does it. */
export interface SignUp {
  readonly account: Pick<ClassAccount, 'id' | 'groups' | 'isStudent'>
  readonly byAdmin: boolean
}

/**
 * Whether a student may be in classes with these restrictions. By itself: by its groups. An administrator adds whom it
 * wants, but nobody new where no new students are taken. C-141, S-031.
 */
export function mayBeIn(restrictions: readonly string[], { account, byAdmin }: SignUp): boolean {
  if (byAdmin) return !restrictions.includes('deprecated')
  return account.isStudent && maySignUp(restrictions as Restriction[], account.groups)
}

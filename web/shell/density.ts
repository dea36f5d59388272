import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { Settings } from '../theme/settings.ts'

/** The last grade that has large targets and type. Source: visual system, principle 5. */
const lastYoungGrade = 3

/** How large things are for whom: young to grade 3, adult for everybody who is not a student; visitors are students. */
export function densityFor(account: Pick<SessionAccount, 'roles' | 'grade'> | null): Settings['density'] {
  if (account === null) return 'student'
  if (!account.roles.includes('student')) return 'adult'
  return account.grade !== null && account.grade <= lastYoungGrade ? 'young' : 'student'
}

import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { Settings } from '../theme/settings.ts'

type Density = Settings['density']

/** The last grade that has large targets and type. Source: visual system, principle 5. */
const lastYoungGrade = 3
/** The last grade whose questions stand in the middle density; above it there is more room for working. Decision 59. */
const lastMiddleGrade = 5

/** How large things are on the pages of a student of `grade` (kindergarten is 0): young to grade 3. */
const densityOfPages = (grade: number): Density => (grade <= lastYoungGrade ? 'young' : 'student')

/** How large things are on the stage of a question for `grade`: as on the pages, and smaller keys from grade 6 up. */
export function densityOfQuestion(grade: number): Density {
  return grade > lastMiddleGrade ? 'senior' : densityOfPages(grade)
}

/** How large things are for whom: by grade for students, adult for everybody else; visitors are students. */
export function densityFor(account: Pick<SessionAccount, 'roles' | 'grade'> | null): Density {
  if (account === null) return 'student'
  if (!account.roles.includes('student')) return 'adult'
  return account.grade === null ? 'student' : densityOfPages(account.grade)
}

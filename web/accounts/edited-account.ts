import { type Account, AccountChanges } from '@polyhex/contract/accounts/account'
import { faultOfBirthMonth } from '@polyhex/contract/accounts/birth-month'

/** What the edit dialog holds while it is open; '' and null where nothing is said. */
export interface EditedAccount {
  readonly displayName: string
  readonly avatarName: string
  readonly avatarUrl: string
  readonly email: string
  readonly timeZone: string
  readonly birthDate: string | null
  /** Null while the grade follows the birth date. */
  readonly gradeLevel: number | null
  readonly learningGoals: readonly string[]
  readonly focusAreas: readonly string[]
  readonly classGroups: readonly string[]
  readonly biography: string
  readonly videoLink: string
  readonly teachesGrades: readonly number[]
  readonly teachesThemes: readonly string[]
}

/** The dialog's contents for an account. */
export function editedFrom(account: Account): EditedAccount {
  return {
    displayName: account.displayName ?? '',
    avatarName: account.avatarName,
    avatarUrl: account.avatarUrl,
    email: account.email ?? '',
    timeZone: account.timeZone ?? '',
    birthDate: account.birthDate ?? null,
    gradeLevel: account.gradeIsManual === false ? null : (account.gradeLevel ?? null),
    learningGoals: account.learningGoals ?? [],
    focusAreas: account.focusAreas ?? [],
    classGroups: account.classGroups ?? [],
    biography: account.biography ?? '',
    videoLink: account.videoLink ?? '',
    teachesGrades: account.teachesGrades ?? [],
    teachesThemes: account.teachesThemes ?? [],
  }
}

/** Only what differs, since only that is sent. A-222. */
export function changesBetween(before: EditedAccount, after: EditedAccount): Partial<EditedAccount> {
  const differing = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof EditedAccount]),
  )
  return Object.fromEntries(differing)
}

/** What is wrong with the changes, by field and in the words of the contract; empty when they can be sent. */
export function faultsOf(changes: Partial<EditedAccount>, now: Date): Readonly<Record<string, string>> {
  const result = AccountChanges.safeParse(changes)
  const faults: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message
  const { birthDate } = changes
  if (birthDate !== undefined && birthDate !== null && faults['birthDate'] === undefined) {
    const fault = faultOfBirthMonth(birthDate, now)
    if (fault !== null) faults['birthDate'] = fault
  }
  return faults
}

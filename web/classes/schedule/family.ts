import { nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'

/** Somebody who goes to classes and whom the account may sign up: itself, or a child it manages. C-176. */
export interface FamilyStudent {
  readonly accountId: string
  readonly name: string
  readonly isSelf: boolean
}

/** The students of an account: itself where it is one, then its children. */
export function studentsOf(account: SessionAccount): readonly FamilyStudent[] {
  const self = account.roles.includes('student')
    ? [{ accountId: account.accountId, name: nameAtHome(account), isSelf: true }]
    : []
  const children = account.children.map((child) => ({
    accountId: child.accountId,
    name: nameAtHome(child),
    isSelf: false,
  }))
  return [...self, ...children]
}

/** `Noor`, `Noor and Sami`, `Noor, Sami and Tess`. */
export function namesOf(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

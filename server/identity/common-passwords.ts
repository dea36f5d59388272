import { dictionary } from '@zxcvbn-ts/language-common'
import { nameLimits } from '@polyhex/contract/accounts/names'

const refused = 3000
let first: ReadonlySet<string> | undefined

/**
 * Whether a password is one of the 3,000 that are used most (of those long enough to be chosen here), whatever its case.
 * I-021, OWASP ASVS 6.2.4.
 */
export function isTooCommon(password: string): boolean {
  first ??= new Set(
    dictionary['passwords-common'].filter((word) => word.length >= nameLimits.password.least).slice(0, refused),
  )
  return first.has(password.toLowerCase())
}

/** Whether a password is one of these names of its account, whatever its case: the username or the email, which others know. */
export function isOneOf(password: string, names: readonly (string | null | undefined)[]): boolean {
  return names.some((name) => name?.trim().toLowerCase() === password.trim().toLowerCase())
}

import { dictionary } from '@zxcvbn-ts/language-common'
import { nameLimits } from '@polyhex/contract/accounts/names'

const refused = 3000
let first: ReadonlySet<string> | undefined

/**
 * Whether a password is one of the 3,000 that are used most (of those long enough to be chosen here), whatever its case.
 * Check 21 of the identity design, OWASP ASVS 6.2.4.
 */
export function isTooCommon(password: string): boolean {
  first ??= new Set(
    dictionary['passwords-common'].filter((word) => word.length >= nameLimits.password.least).slice(0, refused),
  )
  return first.has(password.toLowerCase())
}

import type { FactorKind } from '@polyhex/contract/identity/second-factor'
import type { IconName } from '../../kit/icon.tsx'

/** What the ways of the second step are called. */
export const factorNames: Readonly<Record<FactorKind, string>> = { totp: 'Authenticator app', passkey: 'Passkey' }

/** Their pictures. */
export const factorIcons: Readonly<Record<FactorKind, IconName>> = { totp: 'device', passkey: 'key' }

/** How many recovery codes are left, in words. */
export function codesLeftWords(left: number): string {
  if (left === 0) return 'No recovery codes are left.'
  return left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`
}

import type { IdentitySettings } from '@polyhex/contract/identity/identity-operations'
import { refusals } from '@polyhex/contract/refusals'
import type { Challenge } from './flow-client.ts'

/** Where a failure of signing in is shown, and its words. */
export interface SignInFailure {
  readonly entry: 'username' | 'password' | 'root'
  readonly message: string
}

const codes = ['unknown-email', 'unknown-username', 'invalid-password-or-inactive', 'invalid-password'] as const
type SignInCode = (typeof codes)[number]

/** What a bare `invalid` of another server means: the stage and the form of what was typed decide. */
function codeOf(challenge: Challenge, typed: string): SignInCode {
  const byEmail = typed.includes('@')
  if (challenge.component === 'ak-stage-identification') return byEmail ? 'unknown-email' : 'unknown-username'
  return byEmail ? 'invalid-password-or-inactive' : 'invalid-password'
}

function hintOf({ hint }: Pick<IdentitySettings, 'hint'>, typed: string): string {
  return hint !== null && typed.trim().toLowerCase().endsWith(`@${hint.domain.toLowerCase()}`) ? ` ${hint.text}` : ''
}

/**
 * A failed flow in words for the form. Our own server gives the code and the text; for one that only says `invalid` both
 * are found here. Requirements.
 */
export function failureOf(
  challenge: Challenge,
  typed: string,
  settings: Pick<IdentitySettings, 'hint'>,
): SignInFailure {
  if (challenge.component === 'ak-stage-access-denied') {
    // After five wrong passwords the flow ends in these words of the identity server; the person has typed one more wrong
    // password, and the next try begins a new flow.
    if (challenge.error_message === 'Invalid password') {
      const code = typed.includes('@') ? 'invalid-password-or-inactive' : 'invalid-password'
      return { entry: 'password', message: refusals[code].message }
    }
    return { entry: 'root', message: challenge.error_message || 'You cannot sign in with this account.' }
  }
  const error = Object.values(challenge.response_errors ?? {}).flat()[0]
  if (error === undefined) {
    return { entry: 'root', message: 'Something went wrong on our side. Please try again in a moment.' }
  }
  const entry = challenge.component === 'ak-stage-identification' ? 'username' : 'password'
  if (codes.some((code) => code === error.code)) return { entry, message: error.string }
  if (error.code !== 'invalid') return { entry, message: error.string }
  const code = codeOf(challenge, typed)
  const hint = code === 'invalid-password-or-inactive' ? hintOf(settings, typed) : ''
  return { entry, message: `${refusals[code].message}${hint}` }
}

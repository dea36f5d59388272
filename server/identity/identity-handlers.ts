import type { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { refusals } from '@polyhex/contract/refusals'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { findCredentials, sessionAccount } from './accounts.ts'
import { beginSession, leaveSession } from './begin-session.ts'
import { hintFor, type IdentitySettings } from './identity-settings.ts'
import { oidcPaths } from './oidc/oidc-paths.ts'
import { tryPassword } from './try-password.ts'

/** A wrong password by email, with the hint of the one mail domain. */
function invalidPasswordOrInactive(settings: IdentitySettings, typed: string): Refusal {
  const code = 'invalid-password-or-inactive'
  const hint = hintFor(settings, typed)
  if (hint === null) return new Refusal(code)
  const { field, message } = refusals[code]
  return new Refusal(code, [{ field, code, message: `${message} ${hint}` }])
}

/** The handlers of the chapter, for the ways to sign in that the settings offer. */
export function identityHandlers(settings: IdentitySettings): Handlers<typeof identityOperations> {
  return {
    signIn: async ({ body, ...request }) => {
      const { db, now, caller, log, address } = request
      const byEmail = body.username.includes('@')
      const found = await findCredentials(db, body.username)
      const { deviceHash } = caller
      const given = { typed: body.username, password: body.password, found, address, deviceHash }
      const tried = await tryPassword(db, given, now)
      switch (tried.verdict) {
        case 'held':
          log.warn({}, 'sign-in refused after too many tries')
          throw new Refusal('too_many_sign_ins')
        case 'unknown':
          throw new Refusal(byEmail ? 'unknown-email' : 'unknown-username')
        case 'wrong':
          throw byEmail ? invalidPasswordOrInactive(settings, body.username) : new Refusal('invalid-password')
        case 'inactive':
          throw invalidPasswordOrInactive(settings, body.username)
        case 'fits':
          await beginSession(db, tried.accountId, request, 'password', now)
          return { account: await sessionAccount(db, tried.accountId) }
      }
    },

    signOut: async ({ db, caller, cookies, now }) => {
      await leaveSession(db, { caller, cookies }, now)
      return {}
    },

    getSession: async ({ db, caller, cookies }) => {
      const session = await caller.session()
      // Said once: from now on this browser is a visitor, who may practise.
      if (session.state === 'expired') cookies.clearSession()
      if (session.state !== 'authenticated') return { state: session.state }
      return {
        state: 'authenticated',
        account: await sessionAccount(db, session.account.accountId, session.account.actorId),
      }
    },

    getIdentitySettings: async () => ({
      flowBase: `${settings.external?.url ?? ''}/api/v3`,
      sessionStart: settings.external === null ? null : oidcPaths.identity.start,
      googleStart: settings.google === null ? null : oidcPaths.google.start,
      hint: settings.hint,
    }),
  }
}

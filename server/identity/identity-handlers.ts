import type { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { refusals } from '@polyhex/contract/refusals'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { SecondFactorSettings } from '../http/serve.ts'
import { credentialsOf, findCredentials, sessionAccount } from './accounts.ts'
import { beginSession, leaveSession } from './begin-session.ts'
import { hintFor, type IdentitySettings } from './identity-settings.ts'
import { oidcPaths } from './oidc/oidc-paths.ts'
import { keepProof, proofUntil } from './step-up.ts'
import { heldWords, tryPassword } from './try-password.ts'

/** A wrong password by email, with the hint of the one mail domain. */
function invalidPasswordOrInactive(settings: IdentitySettings, typed: string): Refusal {
  const code = 'invalid-password-or-inactive'
  const hint = hintFor(settings, typed)
  if (hint === null) return new Refusal(code)
  const { field, message } = refusals[code]
  return new Refusal(code, [{ field, code, message: `${message} ${hint}` }])
}

/** The handlers of the chapter, for the ways to sign in that the settings offer. */
export function identityHandlers(
  settings: IdentitySettings,
  secondFactor: Pick<SecondFactorSettings, 'demanded'>,
): Handlers<typeof identityOperations> {
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
          throw new Refusal('too_many_sign_ins', undefined, heldWords(tried.seconds))
        case 'unknown':
          throw new Refusal(byEmail ? 'unknown-email' : 'unknown-username')
        case 'wrong':
          throw byEmail ? invalidPasswordOrInactive(settings, body.username) : new Refusal('invalid-password')
        case 'inactive':
          throw invalidPasswordOrInactive(settings, body.username)
        case 'fits':
          if ((await beginSession(db, tried.accountId, request, 'password', now)) === 'second_step')
            throw new Refusal('second_step_needed')
          return { account: await sessionAccount(db, tried.accountId) }
      }
    },

    proveSession: async ({ db, account, body, caller, address, log, now }) => {
      const found = await credentialsOf(db, account.accountId)
      if (found === null || found.passwordHash === null || caller.sessionHash === null)
        throw new Refusal('no_password_here')
      const given = { typed: '', password: body.password, found, address, deviceHash: caller.deviceHash }
      const tried = await tryPassword(db, given, now)
      if (tried.verdict === 'held') {
        log.warn({}, 'a password was held off after too many tries')
        throw new Refusal('too_many_sign_ins')
      }
      if (tried.verdict !== 'fits') throw new Refusal('invalid-password')
      await keepProof(db.queries, caller.sessionHash, now)
      return { until: proofUntil(now).toISOString() }
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
        ...(secondFactor.demanded && session.account.factorMissing ? { mustEnroll: true } : {}),
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

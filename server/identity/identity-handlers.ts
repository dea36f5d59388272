import type { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { createSession, endSession } from '../http/session.ts'
import { findCredentials, sessionAccount } from './accounts.ts'
import { passwordFits } from './passwords.ts'
import { forgetTries, maySignIn } from './sign-in-tries.ts'

export const identityHandlers: Handlers<typeof identityOperations> = {
  signIn: async ({ body, db, now, caller, cookies, log, userAgent }) => {
    if (!(await maySignIn(db, body.username, now))) {
      log.warn({}, 'sign-in refused after too many tries')
      throw new Refusal('too_many_sign_ins')
    }
    const byEmail = body.username.includes('@')
    const found = await findCredentials(db, body.username)
    const fits = await passwordFits(body.password, found?.passwordHash ?? null)
    if (found === null) throw new Refusal(byEmail ? 'unknown-email' : 'unknown-username')
    if (!fits) throw new Refusal(byEmail ? 'invalid-password-or-inactive' : 'invalid-password')
    if (!found.active) throw new Refusal('invalid-password-or-inactive')
    await forgetTries(db, body.username)
    const { token, expiresAt } = await createSession(db, found.accountId, caller.sessionHash, now, { userAgent })
    cookies.setSession(token, expiresAt)
    return { account: await sessionAccount(db, found.accountId) }
  },

  signOut: async ({ db, caller, cookies }) => {
    await endSession(db, caller.sessionHash)
    cookies.clearSession()
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
}

import type { Database } from '../database/database.ts'
import type { Caller, Cookies } from '../http/handlers.ts'
import { createSession, endSession } from '../http/session.ts'
import { recordEvent } from '../outside/analytics/record-event.ts'
import { writeAudit } from './audit.ts'
import { rememberBrowser } from './known-devices.ts'
import { tellOfNewDevice } from './new-device-mail.ts'
import { holdSignIn, type SignInWay } from './second-factor/pending-sign-ins.ts'

/** The browser that signs in or out. */
export interface Browser {
  readonly caller: Caller
  readonly cookies: Cookies
  readonly userAgent: string
  readonly declinesTracking: boolean
  /** Network address. */
  readonly address: string
}

/** `second_step`: nobody is signed in yet; the browser stands before the second step. */
export type SignInOutcome = 'signed_in' | 'second_step'

/**
 * Goes on with a browser whose first step was right, by whichever way: it is signed in, or where the account has a second
 * factor, asked for that. All who sign somebody in call this; only the second step itself calls `letIn`. Decision 0041.
 */
export async function beginSession(
  db: Database,
  accountId: string,
  browser: Browser,
  way: SignInWay,
  now: Date,
): Promise<SignInOutcome> {
  if (await holdSignIn(db, accountId, browser, way, now)) return 'second_step'
  await letIn(db, accountId, browser, way, now)
  return 'signed_in'
}

/**
 * Signs a browser in to an account whose right has been shown whole: a new session under a new token, the browser's former one
 * ended, and the browser remembered as one that has signed in here; of a new one the account is told by mail. `way` is
 * for the audit log. Gives the hash by which the browser is known.
 */
export async function letIn(
  db: Database,
  accountId: string,
  browser: Browser,
  way: SignInWay,
  now: Date,
): Promise<Buffer> {
  const { caller, cookies, userAgent } = browser
  const { token, expiresAt } = await createSession(db, accountId, caller.sessionHash, now, { userAgent })
  cookies.setSession(token, expiresAt)
  await tellOfNewDevice(db, accountId, { deviceHash: caller.deviceHash, userAgent, address: browser.address }, now)
  const deviceHash = await rememberBrowser(db, accountId, browser, now)
  const actor = { accountId, actorId: null }
  await writeAudit(db.queries, { action: 'sign_in', actor, subjectId: accountId, details: { way } }, now)
  const method = way === 'google' ? 'google' : 'password'
  await recordEvent(db.queries, { event: 'login', method, accountId, at: now }, browser)
  return deviceHash
}

/** Ends the session of a browser, with the right to go on with the account's sign-up there, and takes its cookie away. Without a session it changes nothing. */
export async function leaveSession(
  db: Database,
  { caller, cookies }: Pick<Browser, 'caller' | 'cookies'>,
  now: Date,
): Promise<void> {
  const session = await caller.session()
  await endSession(db, caller.sessionHash)
  cookies.clearSession()
  if (session.state !== 'authenticated') return
  const { account } = session
  // The next at a computer of many must not go on with the sign-up that was finished here.
  if (caller.signUpHash !== null) {
    await db.queries
      .deleteFrom('create_tokens')
      .where('browser_hash', '=', caller.signUpHash)
      .where('account_id', '=', account.accountId)
      .execute()
  }
  await writeAudit(db.queries, { action: 'sign_out', actor: account, subjectId: account.accountId }, now)
}

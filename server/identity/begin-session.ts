import type { Database } from '../database/database.ts'
import type { Caller, Cookies } from '../http/handlers.ts'
import { createSession, endSession } from '../http/session.ts'
import { recordEvent } from '../outside/analytics/record-event.ts'
import { writeAudit } from './audit.ts'
import { rememberBrowser } from './known-devices.ts'
import { tellOfNewDevice } from './new-device-mail.ts'

/** The browser that signs in or out. */
export interface Browser {
  readonly caller: Caller
  readonly cookies: Cookies
  readonly userAgent: string
  readonly declinesTracking: boolean
  /** Network address. */
  readonly address: string
}

/**
 * Signs a browser in to an account whose right has been shown: a new session under a new token, the browser's former one
 * ended, and the browser remembered as one that has signed in here; of a new one the account is told by mail. `way` is
 * for the audit log.
 */
export async function beginSession(
  db: Database,
  accountId: string,
  browser: Browser,
  way: 'password' | 'google' | 'identity',
  now: Date,
): Promise<void> {
  const { caller, cookies, userAgent } = browser
  const { token, expiresAt } = await createSession(db, accountId, caller.sessionHash, now, { userAgent })
  cookies.setSession(token, expiresAt)
  await tellOfNewDevice(db, accountId, { deviceHash: caller.deviceHash, userAgent, address: browser.address }, now)
  await rememberBrowser(db, accountId, browser, now)
  const actor = { accountId, actorId: null }
  await writeAudit(db.queries, { action: 'sign_in', actor, subjectId: accountId, details: { way } }, now)
  const method = way === 'google' ? 'google' : 'password'
  await recordEvent(db.queries, { event: 'login', method, accountId, at: now }, browser)
}

/** Ends the session of a browser and takes its cookie away. Without a session it changes nothing. */
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
  await writeAudit(db.queries, { action: 'sign_out', actor: account, subjectId: account.accountId }, now)
}

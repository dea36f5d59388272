import type { Database } from '../database/database.ts'
import type { Caller, Cookies } from '../http/handlers.ts'
import { createSession, hashToken, newToken } from '../http/session.ts'
import { rememberDevice } from './known-devices.ts'

/**
 * Signs a browser in to an account whose right has been shown: a new session under a new token, the browser's former one
 * ended, and the browser remembered as one that has signed in here.
 */
export async function beginSession(
  db: Database,
  accountId: string,
  browser: { readonly caller: Caller; readonly cookies: Cookies },
  now: Date,
): Promise<void> {
  const { caller, cookies } = browser
  const { token, expiresAt } = await createSession(db, accountId, caller.sessionHash, now)
  cookies.setSession(token, expiresAt)
  const fresh = caller.deviceHash === null ? newToken() : null
  const deviceHash = fresh === null ? caller.deviceHash : hashToken(fresh)
  if (fresh !== null) cookies.setDevice(fresh)
  if (deviceHash !== null) await rememberDevice(db, deviceHash, accountId, now)
}

import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Caller, Cookies } from '../http/handlers.ts'
import { hashToken, newToken } from '../http/session.ts'

/** As long as browsers keep the cookie, in days. */
const keptDays = 400

const isKnownStatement = statement<{ known: boolean }>(
  'is_known_device',
  'select exists (select 1 from known_devices where token_hash = $1 and account_id = $2) as known',
)

const rememberStatement = statement<never>(
  'remember_device',
  `insert into known_devices (token_hash, account_id, last_used_at) values ($1, $2, $3)
   on conflict (token_hash, account_id) do update set last_used_at = excluded.last_used_at`,
)

/** Whether the browser of this token has signed in to this account before. */
export async function isKnownDevice(db: Database, deviceHash: Buffer | null, accountId: string): Promise<boolean> {
  if (deviceHash === null) return false
  const [row] = await db.run(isKnownStatement, [deviceHash, accountId])
  return row?.known ?? false
}

/**
 * Notes that a browser belongs to somebody who has shown their right to an account: by signing in, or by a link that was
 * sent to them. A browser that is new gets its cookie. Gives the hash by which it is known.
 */
export async function rememberBrowser(
  db: Database,
  accountId: string,
  { caller, cookies }: { readonly caller: Caller; readonly cookies: Cookies },
  now: Date,
): Promise<Buffer> {
  if (caller.deviceHash !== null) {
    await db.run(rememberStatement, [caller.deviceHash, accountId, now])
    return caller.deviceHash
  }
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  cookies.setDevice(token)
  await db.run(rememberStatement, [hash, accountId, now])
  return hash
}

/** Spares a browser that has signed in before the second factor of this account, until a moment. */
export async function trustBrowser(db: Database, accountId: string, deviceHash: Buffer, until: Date): Promise<void> {
  await db.queries
    .updateTable('known_devices')
    .set({ trusted_until: until })
    .where('token_hash', '=', deviceHash)
    .where('account_id', '=', accountId)
    .execute()
}

/** Removes browsers that have not been seen for as long as their cookie lives. */
export async function forgetOldDevices(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now.getTime() - keptDays * 86_400_000))
    .execute()
}

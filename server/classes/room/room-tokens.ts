import { roomLimits } from '@polyhex/contract/classes/room/room-limits'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import { hashToken, newToken } from '../../http/session.ts'

/** Makes a token that lets one account into the room of one group until `expiresAt`; only its hash is kept. */
export async function makeRoomToken(
  db: Database,
  accountId: string,
  groupId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const expiresAt = new Date(now.getTime() + roomLimits.tokenSeconds * 1000)
  await db.queries
    .insertInto('room_tokens')
    .values({ token_hash: hash, account_id: accountId, group_id: groupId, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

const readToken = statement<{ account_id: string }>(
  'read_room_token',
  `select t.account_id from room_tokens t join accounts a on a.id = t.account_id
   where t.token_hash = $1 and t.group_id = $2 and t.expires_at > $3 and a.active`,
)

/** The account that a token lets into this room now; null for any other token. */
export async function accountOfToken(db: Database, token: string, groupId: string, now: Date): Promise<string | null> {
  const hash = hashToken(token)
  if (hash === null) return null
  const [row] = await db.run(readToken, [hash, groupId, now])
  return row?.account_id ?? null
}

/** Removes tokens that open nothing any more. */
export async function forgetRoomTokens(db: Database, now: Date): Promise<void> {
  await db.queries.deleteFrom('room_tokens').where('expires_at', '<=', now).execute()
}

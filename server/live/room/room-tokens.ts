import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import { hashToken, newToken } from '../../http/session.ts'

/**
 * Makes a token that lets one account into the room of one group until `expiresAt`, or until the session `sessionHash` in
 * which it was asked for ends; only its hash is kept.
 */
export async function makeRoomToken(
  db: Database,
  { accountId, sessionHash }: { accountId: string; sessionHash: Buffer | null },
  groupId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const expiresAt = new Date(now.getTime() + roomLimits.tokenSeconds * 1000)
  await db.queries
    .insertInto('room_tokens')
    .values({
      ...{ token_hash: hash, account_id: accountId, group_id: groupId, session_hash: sessionHash },
      ...{ created_at: now, expires_at: expiresAt },
    })
    .execute()
  return { token, expiresAt }
}

const readToken = statement<{ account_id: string; session_hash: Uint8Array | null }>(
  'read_room_token',
  `select t.account_id, t.session_hash from room_tokens t join accounts a on a.id = t.account_id
   left join sessions s on s.token_hash = t.session_hash
   where t.token_hash = $1 and t.group_id = $2 and t.expires_at > $3 and a.active
     and (s.token_hash is null or (s.expires_at > $3 and s.idle_until > $3))`,
)

/** Who holds a token: the account, and the session in which it was given, by its hash. */
export interface TokenHolder {
  readonly accountId: string
  readonly session: string | null
}

/** Whom a token lets into this room now; null for any other token. */
export async function holderOfToken(
  db: Database,
  token: string,
  groupId: string,
  now: Date,
): Promise<TokenHolder | null> {
  const hash = hashToken(token)
  if (hash === null) return null
  const [row] = await db.run(readToken, [hash, groupId, now])
  if (row === undefined) return null
  const session = row.session_hash === null ? null : Buffer.from(row.session_hash).toString('base64')
  return { accountId: row.account_id, session }
}

const livingSessions = statement<{ token_hash: Uint8Array }>(
  'living_sessions',
  'select token_hash from sessions where token_hash = any ($1::bytea[]) and expires_at > $2 and idle_until > $2',
)

/** Which of these sessions, by their hashes as `TokenHolder` gives them, have ended. One query, and none for none. */
export async function endedSessions(db: Database, sessions: Iterable<string>, now: Date): Promise<Set<string>> {
  const asked = new Set(sessions)
  if (asked.size === 0) return asked
  const rows = await db.run(livingSessions, [[...asked].map((session) => Buffer.from(session, 'base64')), now])
  for (const row of rows) asked.delete(Buffer.from(row.token_hash).toString('base64'))
  return asked
}

/** Removes tokens that open nothing any more. */
export async function forgetRoomTokens(db: Database, now: Date): Promise<void> {
  await db.queries.deleteFrom('room_tokens').where('expires_at', '<=', now).execute()
}

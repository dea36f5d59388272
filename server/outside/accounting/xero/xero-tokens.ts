import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { AccountingFailure } from '../accounting-port.ts'
import { seal, unseal } from '../../../database/seal.ts'
import type { XeroWorld } from './xero-connection.ts'

interface Tokens {
  readonly access: string
  readonly refresh: string
}
export interface FreshTokens extends Tokens {
  readonly seconds: number
}
type Row = Selectable<Tables['xero_connections']>

/** Seconds before its end at which an access token is replaced. */
const early = 60
const askMs = 10_000
/** How long one process may take to renew: longer than asking with two tokens can last. What dies is waited for as long. */
const leaseMs = 30_000
const lookAgainMs = 250
/** A refresh token that was used is taken once more for so long, where the answer never came. Xero, OAuth 2.0 guide. */
const graceMinutes = 30

/** Xero does not take this code or refresh token, and never will again. */
class GrantOver extends AccountingFailure {
  constructor() {
    super('refused', 'Xero did not take our permission. Please connect again.')
  }
}

/** Asks for tokens. Throws AccountingFailure: `refused` for a grant that is over, else `busy` or `not_reached`. */
export async function askTokens(world: XeroWorld, grant: Readonly<Record<string, string>>): Promise<FreshTokens> {
  const { clientId, clientSecret, identityUrl } = world.settings
  const basic = clientSecret === null ? null : Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  let response: Response
  let body: { access_token?: string; refresh_token?: string; expires_in?: number; error?: string }
  try {
    response = await world.fetch(`${identityUrl}/connect/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...(basic === null ? {} : { authorization: `Basic ${basic}` }),
      },
      body: new URLSearchParams({ ...grant, client_id: clientId }).toString(),
      signal: AbortSignal.timeout(askMs),
    })
    body = (await response.json()) as typeof body
  } catch {
    throw new AccountingFailure('not_reached', 'Xero did not answer.')
  }
  if (response.status === 429) throw new AccountingFailure('busy', 'Xero asks us to wait.', 60)
  if (response.status >= 500) throw new AccountingFailure('not_reached', `Xero answered ${response.status}.`)
  if (body.error === 'invalid_grant') throw new GrantOver()
  // A fault of the settings is no fault of the documents that wait.
  if (!response.ok)
    throw new AccountingFailure('not_reached', 'Xero does not know this app: look at XERO_CLIENT_ID and its secret.')
  if (body.access_token === undefined || body.refresh_token === undefined)
    throw new AccountingFailure('refused', 'Xero gave no lasting permission.')
  return { access: body.access_token, refresh: body.refresh_token, seconds: body.expires_in ?? 1800 }
}

/** Tokens as they are stored, and until when the access token is good. */
export function sealTokens(
  world: XeroWorld,
  { access, refresh, seconds }: FreshTokens,
): { sealed: Buffer; until: Date } {
  const sealed = seal(JSON.stringify({ access, refresh }), world.settings.tokenKey)
  return { sealed, until: new Date(world.now().getTime() + seconds * 1000) }
}

const unsealTokens = (world: XeroWorld, sealed: Uint8Array): Tokens =>
  JSON.parse(unseal(sealed, world.settings.tokenKey)) as Tokens

/** Why a connection that has ended must be made anew, in words. */
function over(because: string | null): AccountingFailure {
  return new AccountingFailure(
    'not_connected',
    because === 'answer_lost'
      ? `Xero renewed the connection and its answer never reached us; the ${graceMinutes} minutes to ask again are over. Xero must be connected again.`
      : 'Xero must be connected again.',
  )
}

async function readRow(world: XeroWorld): Promise<Row> {
  const row = await world.db.queries.selectFrom('xero_connections').selectAll().executeTakeFirst()
  if (row === undefined) throw over(null)
  if (row.state === 'reconnect') throw over(row.ended_because)
  return row
}

/** The access token of a row, where it is good for another minute and was not just turned away. */
function usable(world: XeroWorld, row: Row, refused: string | null): string | null {
  const { access } = unsealTokens(world, row.tokens)
  return row.access_until.getTime() > world.now().getTime() + early * 1000 && access !== refused ? access : null
}

/** Whether it is ours now to ask for what replaces the tokens of `row`: not while somebody else is, nor when somebody has. */
async function takeLease(world: XeroWorld, row: Row, mine: string): Promise<boolean> {
  const now = world.now()
  const { rows } = await sql`update xero_connections set renewing_by = ${mine},
      renewing_until = ${new Date(now.getTime() + leaseMs)}, renewal_begun_at = coalesce(renewal_begun_at, ${now})
    where state <> 'reconnect' and tokens = ${row.tokens} and (renewing_until is null or renewing_until <= ${now})
    returning 1`.execute(world.db.queries)
  return rows.length > 0
}

/**
 * New tokens for the ones there are; where Xero does not take those, for the ones before. What was used already is taken
 * for `graceMinutes` more, so that a crash between the answer and our writing costs nothing. Null: the connection is over.
 */
async function renewed(world: XeroWorld, row: Row): Promise<FreshTokens | null> {
  for (const sealed of [row.tokens, row.previous_tokens]) {
    if (sealed === null) continue
    try {
      const { refresh } = unsealTokens(world, sealed)
      return await askTokens(world, { grant_type: 'refresh_token', refresh_token: refresh })
    } catch (error) {
      if (!(error instanceof GrantOver)) throw error
    }
  }
  return null
}

/** Asks as the holder of the lease, and stores the answer. Null: somebody has connected anew meanwhile; look again. */
async function renewHeld(world: XeroWorld, row: Row, mine: string): Promise<string | null> {
  const { queries } = world.db
  let fresh: FreshTokens | null
  try {
    fresh = await renewed(world, row)
  } catch (error) {
    // The answer may be lost: whoever is next asks with the same token, and `renewal_begun_at` remembers since when.
    await sql`update xero_connections set renewing_by = null, renewing_until = null
      where renewing_by = ${mine}`.execute(queries)
    throw error
  }
  if (fresh === null) {
    const because = row.renewal_begun_at === null ? 'ended' : 'answer_lost'
    const { rows } = await sql`update xero_connections set state = 'reconnect', ended_because = ${because},
        renewing_by = null, renewing_until = null
      where renewing_by = ${mine} returning 1`.execute(queries)
    if (rows.length > 0) throw over(because)
    return null
  }
  const { sealed, until } = sealTokens(world, fresh)
  const { rows } =
    await sql`update xero_connections set previous_tokens = tokens, tokens = ${sealed}, access_until = ${until},
      refreshed_at = ${world.now()}, renewing_by = null, renewing_until = null, renewal_begun_at = null
    where renewing_by = ${mine} returning 1`.execute(queries)
  return rows.length > 0 ? fresh.access : null
}

async function renew(world: XeroWorld, refused: string | null): Promise<string> {
  const giveUp = world.now().getTime() + 2 * leaseMs
  while (world.now().getTime() < giveUp) {
    const row = await readRow(world)
    const known = usable(world, row, refused)
    if (known !== null) return known
    const mine = randomUUID()
    if (await takeLease(world, row, mine)) {
      const token = await renewHeld(world, row, mine)
      if (token !== null) return token
    } else await world.wait(lookAgainMs)
  }
  throw new AccountingFailure('busy', 'Another process is renewing the connection with Xero.', leaseMs / 1000)
}

/** What this process is asking for already. */
const underWay = new WeakMap<XeroWorld, Promise<string>>()

/**
 * An access token that is good for another minute. Each refresh token works once, so of several processes one asks, by a
 * lease in the row of the connection; no transaction waits for Xero. The others look again until the new token stands
 * there. `refused` is a token that Xero has just turned away. Throws AccountingFailure `not_connected`, `not_reached` and
 * `busy`. Decision 0038.
 */
export async function accessToken(world: XeroWorld, refused: string | null): Promise<string> {
  const known = usable(world, await readRow(world), refused)
  if (known !== null) return known
  const running = underWay.get(world)
  if (running !== undefined) return running
  const asking = renew(world, refused).finally(() => underWay.delete(world))
  underWay.set(world, asking)
  return asking
}

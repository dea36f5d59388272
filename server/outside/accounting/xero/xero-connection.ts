import { createHash, randomBytes } from 'node:crypto'
import { type AccountingState, XeroMapping } from '@polyhex/contract/billing/accounting-operations'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { AccountingFailure } from '../accounting-port.ts'
import { seal, unseal } from './seal.ts'
import type { XeroSettings } from './xero-settings.ts'

/** What the connection needs from around it; tests give their own. */
export interface XeroWorld {
  readonly db: Database
  readonly settings: XeroSettings
  readonly fetch: typeof fetch
  readonly now: () => Date
  readonly wait: (ms: number) => Promise<void>
  /** Where Xero sends people back to. */
  readonly returnAddress: string
}

interface Tokens {
  readonly access: string
  readonly refresh: string
}

export interface ConnectionFacts {
  readonly state: AccountingState
  readonly tenantId: string | null
  readonly tenantName: string | null
  readonly mapping: XeroMapping | null
  readonly connectedAt: Date | null
}

const visitMinutes = 15
/** Seconds before its end at which an access token is replaced. */
const early = 60
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** How the connection stands, without a token. */
export async function readConnection(db: Database): Promise<ConnectionFacts> {
  const row = await db.queries.selectFrom('xero_connections').selectAll().executeTakeFirst()
  if (row === undefined)
    return { state: 'not_connected', tenantId: null, tenantName: null, mapping: null, connectedAt: null }
  return {
    state: row.state as AccountingState,
    tenantId: row.tenant_id,
    tenantName: row.tenant_name,
    mapping: row.mapping === null ? null : XeroMapping.parse(row.mapping),
    connectedAt: row.connected_at,
  }
}

/** Where an administrator goes to connect, with a proof key (RFC 7636) that only this visit knows. */
export async function beginVisit(world: XeroWorld, accountId: string): Promise<string> {
  const { db, settings } = world
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')]
  const expires = new Date(world.now().getTime() + visitMinutes * 60_000)
  await sql`delete from xero_visits where expires_at < ${world.now()}`.execute(db.queries)
  await db.queries
    .insertInto('xero_visits')
    .values({
      state_hash: hashOf(state),
      verifier: seal(verifier, settings.tokenKey),
      account_id: accountId,
      expires_at: expires,
    })
    .execute()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: world.returnAddress,
    scope: settings.scopes,
    state,
    code_challenge: hashOf(verifier).toString('base64url'),
    code_challenge_method: 'S256',
  })
  return `${settings.loginUrl}/identity/connect/authorize?${query.toString()}`
}

/** Asks for tokens. Throws AccountingFailure: `refused` for a grant that is over, `not_reached` for anything unclear. */
async function askTokens(
  world: XeroWorld,
  grant: Readonly<Record<string, string>>,
): Promise<Tokens & { readonly seconds: number }> {
  const { settings } = world
  const { clientId, clientSecret } = settings
  const basic = clientSecret === null ? null : Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  let response: Response
  try {
    response = await world.fetch(`${settings.identityUrl}/connect/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...(basic === null ? {} : { authorization: `Basic ${basic}` }),
      },
      body: new URLSearchParams({ ...grant, client_id: clientId }).toString(),
      signal: AbortSignal.timeout(10_000),
    })
  } catch {
    throw new AccountingFailure('not_reached', 'Xero did not answer.')
  }
  if (response.status === 400) throw new AccountingFailure('refused', 'Xero has ended the connection.')
  if (!response.ok) throw new AccountingFailure('not_reached', `Xero answered ${response.status}.`)
  const body = (await response.json()) as { access_token?: string; refresh_token?: string; expires_in?: number }
  if (body.access_token === undefined || body.refresh_token === undefined)
    throw new AccountingFailure('refused', 'Xero gave no lasting permission.')
  return { access: body.access_token, refresh: body.refresh_token, seconds: body.expires_in ?? 1800 }
}

const untilOf = (world: XeroWorld, seconds: number): Date => new Date(world.now().getTime() + seconds * 1000)

/** Ends the way to Xero: takes the tokens for the code. False: the visit is unknown, over, or another's. Throws AccountingFailure. */
export async function endVisit(
  world: XeroWorld,
  { code, state, accountId }: { readonly code: string; readonly state: string; readonly accountId: string },
): Promise<boolean> {
  const { db, settings } = world
  const visit = await db.queries
    .deleteFrom('xero_visits')
    .where('state_hash', '=', hashOf(state))
    .where('account_id', '=', accountId)
    .returning(['verifier', 'expires_at'])
    .executeTakeFirst()
  if (visit === undefined || visit.expires_at < world.now()) return false
  const { seconds, ...tokens } = await askTokens(world, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: world.returnAddress,
    code_verifier: unseal(visit.verifier, settings.tokenKey),
  })
  const sealed = seal(JSON.stringify(tokens), settings.tokenKey)
  const until = untilOf(world, seconds)
  // The company and the accounts that were chosen stay, where the same connection is renewed.
  await sql`insert into xero_connections (state, tokens, access_until, connected_by, connected_at, refreshed_at)
    values ('choosing', ${sealed}, ${until}, ${accountId}, ${world.now()}, ${world.now()})
    on conflict (only_one) do update set tokens = excluded.tokens, previous_tokens = null,
      access_until = excluded.access_until, connected_by = excluded.connected_by, connected_at = excluded.connected_at,
      refreshed_at = excluded.refreshed_at,
      state = case when xero_connections.tenant_id is null then 'choosing'
        when xero_connections.mapping is null then 'mapping' else 'connected' end`.execute(db.queries)
  return true
}

/** Takes new tokens for the ones there are; after a lost answer for the ones before. Null: the connection is over. */
async function renewed(
  world: XeroWorld,
  sealed: readonly (Uint8Array | null)[],
): Promise<(Tokens & { readonly seconds: number }) | null> {
  for (const one of sealed) {
    if (one === null) continue
    const { refresh } = JSON.parse(unseal(one, world.settings.tokenKey)) as Tokens
    try {
      return await askTokens(world, { grant_type: 'refresh_token', refresh_token: refresh })
    } catch (error) {
      if (!(error instanceof AccountingFailure) || error.kind !== 'refused') throw error
    }
  }
  return null
}

/**
 * An access token that is good for another minute. A token that ends is replaced under a lock on the one row of the
 * connection, so that of several processes one asks: each refresh token works once. The one before is kept until the next
 * is stored. `refused` is a token that Xero has just turned away. Throws AccountingFailure `not_connected` and `not_reached`.
 */
export async function accessToken(world: XeroWorld, refused: string | null): Promise<string> {
  const { db, settings } = world
  const over = new AccountingFailure('not_connected', 'Xero must be connected again.')
  const token = await db.queries.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('xero_connections').selectAll().forUpdate().executeTakeFirst()
    if (row === undefined || row.state === 'reconnect') throw over
    const { access } = JSON.parse(unseal(row.tokens, settings.tokenKey)) as Tokens
    if (row.access_until.getTime() > world.now().getTime() + early * 1000 && access !== refused) return access
    const fresh = await renewed(world, [row.tokens, row.previous_tokens])
    if (fresh === null) {
      await tx.updateTable('xero_connections').set({ state: 'reconnect' }).execute()
      return null
    }
    const { seconds, ...tokens } = fresh
    await tx
      .updateTable('xero_connections')
      .set({
        previous_tokens: row.tokens,
        tokens: seal(JSON.stringify(tokens), settings.tokenKey),
        access_until: untilOf(world, seconds),
        refreshed_at: world.now(),
      })
      .execute()
    return tokens.access
  })
  if (token === null) throw over
  return token
}

/** Chooses the company; the accounts chosen for another company do not fit any more. Gives the state that follows. */
export async function chooseTenant(db: Database, id: string, name: string): Promise<AccountingState> {
  const { rows } = await sql<{ state: AccountingState }>`update xero_connections set
      mapping = case when tenant_id = ${id} then mapping end, tenant_id = ${id}, tenant_name = ${name},
      state = case when state = 'reconnect' then state when tenant_id = ${id} and mapping is not null then 'connected'
        else 'mapping' end
    returning state`.execute(db.queries)
  return rows[0]?.state ?? 'not_connected'
}

/** Says which accounts are meant. Gives the state that follows; `not_connected` where no company is chosen. */
export async function saveMapping(db: Database, mapping: XeroMapping): Promise<AccountingState> {
  const { rows } = await sql<{ state: AccountingState }>`update xero_connections set
      mapping = ${JSON.stringify(mapping)}::text::jsonb, state = case when state = 'reconnect' then state else 'connected' end
    where tenant_id is not null returning state`.execute(db.queries)
  return rows[0]?.state ?? 'not_connected'
}

/** Forgets the connection with its tokens. */
export async function forgetConnection(db: Database): Promise<void> {
  await db.queries.deleteFrom('xero_connections').execute()
}

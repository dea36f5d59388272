import { createHash, randomBytes } from 'node:crypto'
import { type AccountingState, XeroMapping } from '@polyhex/contract/billing/accounting-operations'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { seal, unseal } from '../../../database/seal.ts'
import type { XeroSettings } from './xero-settings.ts'
import { askTokens, sealTokens } from './xero-tokens.ts'

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

export interface ConnectionFacts {
  readonly state: AccountingState
  readonly tenantId: string | null
  readonly tenantName: string | null
  readonly mapping: XeroMapping | null
  readonly connectedAt: Date | null
  /** Why it must be connected again: Xero ended it, or renewed it and the answer was lost for longer than it can be asked again. */
  readonly endedBecause: 'ended' | 'answer_lost' | null
}

const visitMinutes = 15
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** How the connection stands, without a token. */
export async function readConnection(db: Database): Promise<ConnectionFacts> {
  const row = await db.queries.selectFrom('xero_connections').selectAll().executeTakeFirst()
  if (row === undefined)
    return {
      state: 'not_connected',
      tenantId: null,
      tenantName: null,
      mapping: null,
      connectedAt: null,
      endedBecause: null,
    }
  return {
    state: row.state as AccountingState,
    tenantId: row.tenant_id,
    tenantName: row.tenant_name,
    mapping: row.mapping === null ? null : XeroMapping.parse(row.mapping),
    connectedAt: row.connected_at,
    endedBecause: row.state === 'reconnect' ? (row.ended_because ?? 'ended') : null,
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
  const fresh = await askTokens(world, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: world.returnAddress,
    code_verifier: unseal(visit.verifier, settings.tokenKey),
  })
  const { sealed, until } = sealTokens(world, fresh)
  // The company and the accounts that were chosen stay, where the same connection is renewed.
  await sql`insert into xero_connections (state, tokens, access_until, connected_by, connected_at, refreshed_at)
    values ('choosing', ${sealed}, ${until}, ${accountId}, ${world.now()}, ${world.now()})
    on conflict (only_one) do update set tokens = excluded.tokens, previous_tokens = null,
      access_until = excluded.access_until, connected_by = excluded.connected_by, connected_at = excluded.connected_at,
      refreshed_at = excluded.refreshed_at, renewing_by = null, renewing_until = null, renewal_begun_at = null,
      ended_because = null,
      state = case when xero_connections.tenant_id is null then 'choosing'
        when xero_connections.mapping is null then 'mapping' else 'connected' end`.execute(db.queries)
  return true
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

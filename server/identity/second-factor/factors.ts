import {
  type FactorKind,
  factorLimits,
  mayHaveSecondFactor,
  type SecondFactor,
} from '@polyhex/contract/identity/second-factor'
import type { SecondFactors } from '@polyhex/contract/identity/second-factor'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { Kysely } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, type AuditAction, writeAudit } from '../audit.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts'
import { type FactorNews, tellOfFactors } from './tell-of-factors.ts'

const shown = ['id', 'kind', 'name', 'created_at', 'last_used_at'] as const

interface FactorRow {
  readonly id: string
  readonly kind: FactorKind
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

const toFactor = (row: FactorRow): SecondFactor => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** What an account can show in its second step, oldest first, and how many recovery codes it has left. */
export async function factorsOf(
  queries: Kysely<Tables>,
  accountId: string,
): Promise<Pick<SecondFactors, 'factors' | 'recoveryCodesLeft'>> {
  const rows = await queries
    .selectFrom('second_factors')
    .select([...shown])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { factors: rows.map(toFactor), recoveryCodesLeft: await recoveryCodesLeft(queries, accountId) }
}

/** Lets an adult add a factor who has fewer than ten. Throws second_factor_for_adults, second_factors_full. */
export async function demandRoom(queries: Kysely<Tables>, accountId: string): Promise<{ username: string }> {
  const account = await queries
    .selectFrom('accounts as a')
    .select(['a.username', 'a.roles'])
    .select(({ selectFrom }) =>
      selectFrom('second_factors as f')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('f.account_id', '=', 'a.id')
        .as('count'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!mayHaveSecondFactor({ roles: account.roles as Role[] })) throw new Refusal('second_factor_for_adults')
  if (Number(account.count) >= factorLimits.factors) throw new Refusal('second_factors_full')
  return { username: account.username ?? '' }
}

/** What a new factor is made of: the secret of an app, or the public half of a passkey. */
export type NewFactor =
  | { readonly kind: 'totp'; readonly sealedSecret: Buffer }
  | {
      readonly kind: 'passkey'
      readonly credentialId: string
      readonly publicKey: Buffer
      readonly signCount: number
      readonly transports: readonly string[]
    }

function columnsOf(factor: NewFactor) {
  if (factor.kind === 'totp') return { kind: factor.kind, sealed_secret: factor.sealedSecret }
  const { kind, credentialId, publicKey, signCount, transports } = factor
  return {
    kind,
    credential_id: credentialId,
    public_key: publicKey,
    sign_count: signCount,
    transports: [...transports],
  }
}

async function note(
  tx: Tx,
  of: { action: AuditAction; actor: Actor | null; accountId: string; what: FactorNews; kind?: FactorKind },
  now: Date,
): Promise<void> {
  const { action, actor, accountId, what, kind } = of
  const details = kind === undefined ? {} : { kind }
  await writeAudit(tx, { action, actor, subjectId: accountId, details }, now)
  await tellOfFactors(tx, accountId, what, now)
}

/**
 * Adds a factor. The first one of an account brings ten recovery codes, which are given back as they are shown this once, and
 * ends sessions in which others act as the account. Throws second_factor_for_adults, second_factors_full.
 */
export async function addFactor(
  tx: Tx,
  account: Actor,
  factor: NewFactor & { readonly name: string },
  now: Date,
): Promise<{ factor: SecondFactor; recoveryCodes: string[] | null }> {
  const { accountId } = account
  // Two that are added at once: only one of them is the first, and ten are ten.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  await demandRoom(tx, accountId)
  const before = await factorsOf(tx, accountId)
  const row = await tx
    .insertInto('second_factors')
    .values({ id: newId(now), account_id: accountId, name: factor.name, created_at: now, ...columnsOf(factor) })
    .returning([...shown])
    .executeTakeFirstOrThrow()
  const isFirst = before.factors.length === 0
  if (isFirst) {
    await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('actor_id', 'is not', null).execute()
  }
  const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, accountId, now) : null
  const { kind } = factor
  await note(tx, { action: 'second_factor_added', actor: account, accountId, what: `${kind}_added`, kind }, now)
  return { factor: toFactor(row), recoveryCodes }
}

/** Gives a factor another name. Throws second_factor_not_found. */
export async function renameFactor(
  queries: Kysely<Tables>,
  accountId: string,
  factorId: string,
  name: string,
): Promise<SecondFactor> {
  const row = await queries
    .updateTable('second_factors')
    .set({ name })
    .where('id', '=', factorId)
    .where('account_id', '=', accountId)
    .returning([...shown])
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('second_factor_not_found')
  return toFactor(row)
}

/** Without a factor there is nothing that a recovery code or a trusted browser could stand for. */
async function endTrust(tx: Kysely<Tables>, accountId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx.updateTable('known_devices').set({ trusted_until: null }).where('account_id', '=', accountId).execute()
}

/** Removes a factor; with the last one the recovery codes. Throws second_factor_not_found. */
export async function removeFactor(tx: Tx, account: Actor, factorId: string, now: Date): Promise<void> {
  const { accountId } = account
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const row = await tx
    .deleteFrom('second_factors')
    .where('id', '=', factorId)
    .where('account_id', '=', accountId)
    .returning('kind')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('second_factor_not_found')
  const { kind } = row
  if ((await factorsOf(tx, accountId)).factors.length === 0) await endTrust(tx, accountId)
  await note(tx, { action: 'second_factor_removed', actor: account, accountId, what: `${kind}_removed`, kind }, now)
}

/** Makes new recovery codes for an account that has a factor. Throws second_factor_not_found. */
export async function renewCodes(tx: Tx, account: Actor, now: Date): Promise<string[]> {
  const { accountId } = account
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  if ((await factorsOf(tx, accountId)).factors.length === 0) throw new Refusal('second_factor_not_found')
  const codes = await renewRecoveryCodes(tx, accountId, now)
  await note(tx, { action: 'recovery_codes_made', actor: account, accountId, what: 'codes_made' }, now)
  return codes
}

/**
 * Removes everything that an account can show in its second step, for somebody who has lost it all: by another administrator,
 * or (`actor` null) by whoever has the server's own terminal. Gives how many factors there were. Nothing is written where
 * there were none.
 */
export async function resetFactors(tx: Tx, accountId: string, actor: Actor | null, now: Date): Promise<number> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const rows = await tx.deleteFrom('second_factors').where('account_id', '=', accountId).returning('id').execute()
  await endTrust(tx, accountId)
  if (rows.length > 0) await note(tx, { action: 'second_factors_reset', actor, accountId, what: 'reset' }, now)
  return rows.length
}

/** Takes away what was added to an account from a moment on, when it turns out that a thief sat there. */
export async function removeFactorsSince(tx: Tx, accountId: string, since: Date): Promise<void> {
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).where('created_at', '>=', since).execute()
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).where('created_at', '>=', since).execute()
  if ((await factorsOf(tx, accountId)).factors.length === 0) await endTrust(tx, accountId)
}

import { addressLimits, type OwnAddress } from '@polyhex/contract/accounts/address-operations'
import { type Kysely, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../http/session.ts'
import { addressCounts } from '../../identity/accounts.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { changeAddress } from './address-changes.ts'

const hour = 3_600_000

/** The open link to an address that is not the account's yet; null when there is none. */
async function pendingOf(
  queries: Kysely<Tables>,
  row: { readonly id: string; readonly email: string | null },
  now: Date,
): Promise<string | null> {
  const pending = await queries
    .selectFrom('address_proofs')
    .select('email')
    .where('account_id', '=', row.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  return pending === undefined || pending.email.toLowerCase() === row.email?.toLowerCase() ? null : pending.email
}

/** An account's own address as it stands. */
export async function ownAddress(queries: Kysely<Tables>, accountId: string, now: Date): Promise<OwnAddress> {
  const row = await queries
    .selectFrom('accounts')
    .select(['id', 'email', 'roles', 'email_proven_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { email } = row
  if (email === null) return { kind: 'none' }
  if (!addressCounts(row)) return { kind: 'unconfirmed', email }
  const pendingEmail = await pendingOf(queries, row, now)
  return pendingEmail === null ? { kind: 'confirmed', email } : { kind: 'changing', email, pendingEmail }
}

async function demandFewMails(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
  const { rows } = await sql<{ of_account: number; to_address: number }>`
    select count(*) filter (where account_id = ${accountId} and asked_at > ${new Date(now.getTime() - hour)})::integer
        as of_account,
      count(*) filter (where lower(email) = lower(${email}))::integer as to_address
    from address_proofs where asked_at > ${new Date(now.getTime() - 24 * hour)}
      and (account_id = ${accountId} or lower(email) = lower(${email}))`.execute(tx)
  const [counted] = rows
  if (counted === undefined) return
  if (counted.of_account >= addressLimits.mailsAnHour || counted.to_address >= addressLimits.mailsToAddressADay)
    throw new Refusal('too_many_address_mails')
}

/**
 * Mails a link to an address: the account's own, which it proves, or one that is to take its place. Links that were mailed
 * before, also to a mistyped address, end. Gives until when it works. Throws too_many_address_mails.
 */
export async function mailProof(
  tx: Tx,
  account: { readonly id: string; readonly username: string | null; readonly timeZone: string },
  address: { readonly email: string; readonly isNew: boolean },
  now: Date,
): Promise<Date> {
  await demandFewMails(tx, account.id, address.email, now)
  await tx
    .updateTable('address_proofs')
    .set({ expires_at: now })
    .where('account_id', '=', account.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  const token = newToken()
  const hash = hashToken(token)
  if (hash === null) throw new Error('a new token has the form of a token')
  const expiresAt = new Date(now.getTime() + addressLimits.proofHours * hour)
  await tx
    .insertInto('address_proofs')
    .values({ token_hash: hash, account_id: account.id, email: address.email, asked_at: now, expires_at: expiresAt })
    .execute()
  await queueMail(
    tx,
    {
      // Named after the account, so that it goes with it.
      key: `address_proof:${account.id}:${hash.toString('hex')}`,
      to: { address: address.email, timeZone: account.timeZone },
      template: 'address_proof',
      data: {
        username: account.username ?? address.email,
        isNew: address.isNew,
        confirmPath: `/confirm/${token}/`,
        validUntil: expiresAt.toISOString(),
      },
      expiresAt,
    },
    now,
  )
  return expiresAt
}

/** Mails the link again: for the new address, where one waits, else for the account's own. Throws address_proven. */
export async function mailProofAgain(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<{ readonly email: string; readonly until: Date }> {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'roles', 'email_proven_at', 'time_zone as timeZone'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const pending = row.email_proven_at === null ? null : await pendingOf(tx, row, now)
  const email = pending ?? row.email
  if (email === null || (pending === null && addressCounts(row))) throw new Refusal('address_proven')
  return { email, until: await mailProof(tx, row, { email, isNew: pending !== null }, now) }
}

/** Keeps that the present address of an account is proven. */
export async function keepProven(
  tx: Tx,
  accountId: string,
  actor: Actor | null,
  way: string,
  now: Date,
): Promise<void> {
  await tx.updateTable('accounts').set({ email_proven_at: now }).where('id', '=', accountId).execute()
  await writeAudit(tx, { action: 'address_proven', actor, subjectId: accountId, details: { way } }, now)
}

/**
 * Takes the link of a mail: the account's own address is proven, or the new one takes the place of the old, which is told.
 * Works once. Throws proof_link_dead.
 */
export async function takeProof(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ readonly kind: 'confirmed' | 'changed'; readonly email: string }> {
  const hash = hashToken(token)
  if (hash === null) throw new Refusal('proof_link_dead')
  const proof = await tx
    .updateTable('address_proofs')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
  if (proof === undefined) throw new Refusal('proof_link_dead')
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'email_proven_at', 'active', 'time_zone as timeZone'])
    .where('id', '=', proof.account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!row.active) throw new Refusal('proof_link_dead')
  if (row.email?.toLowerCase() === proof.email.toLowerCase()) {
    await keepProven(tx, row.id, null, 'mail', now)
    return { kind: 'confirmed', email: proof.email }
  }
  // An address that was mistyped and corrected proves nothing.
  if (row.email === null || row.email_proven_at === null) throw new Refusal('proof_link_dead')
  await changeAddress(tx, { ...row, email: row.email }, proof.email, now)
  return { kind: 'changed', email: proof.email }
}

/** Drops the links to a new address that nobody has followed. */
export async function dropPending(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('address_proofs')
    .set({ expires_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Removes links that ended more than two days ago; until then they count for the limits. */
export async function forgetOldProofs(queries: Kysely<Tables>, now: Date): Promise<void> {
  await queries
    .deleteFrom('address_proofs')
    .where('asked_at', '<', new Date(now.getTime() - (addressLimits.proofHours + 48) * hour))
    .execute()
}

import { createHash, randomInt } from 'node:crypto'
import { factorLimits } from '@polyhex/contract/identity/second-factor'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Crockford’s Base32: no letter that reads like a digit. Twelve of them are 60 bits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

const newCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** The account is part of it: a table made for one account finds no code of another. */
const hashOf = (accountId: string, code: string): Buffer => createHash('sha256').update(`${accountId}:${code}`).digest()

/** Makes ten codes in the place of all former ones, and gives them as they are shown, this once. */
export async function renewRecoveryCodes(queries: Kysely<Tables>, accountId: string, now: Date): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < factorLimits.recoveryCodes) codes.add(newCode())
  await queries.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await queries
    .insertInto('recovery_codes')
    .values([...codes].map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code), created_at: now })))
    .execute()
  return [...codes].map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Uses a code up. False for one that is not the account's, or has been used: of two at once only one gets it. */
export async function useRecoveryCode(
  queries: Kysely<Tables>,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** How many codes of an account have not been used. */
export async function recoveryCodesLeft(queries: Kysely<Tables>, accountId: string): Promise<number> {
  const { left } = await queries
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

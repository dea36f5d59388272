import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What a signed token is for; one is worth nothing for another purpose. */
export type TokenPurpose = 'weekly_letter' | 'class_reminders' | 'calendar'

const keyName = 'letters'
const numberBytes = 16

/** The key of this installation with which such tokens are signed; made by whoever needs it first. */
async function signingKey(queries: Kysely<Tables>): Promise<Buffer> {
  const read = async (): Promise<Buffer | undefined> => {
    const row = await queries.selectFrom('signing_keys').select('key').where('name', '=', keyName).executeTakeFirst()
    return row === undefined ? undefined : Buffer.from(row.key)
  }
  const there = await read()
  if (there !== undefined) return there
  await queries
    .insertInto('signing_keys')
    .values({ name: keyName, key: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await read()
  if (made === undefined) throw new Error('the key of signed tokens was not kept')
  return made
}

const signature = (key: Buffer, purpose: TokenPurpose, number: Buffer): Buffer =>
  createHmac('sha256', key).update(purpose).update(number).digest().subarray(0, 16)

/** A number of 16 bytes with a signature over it, 43 signs: what stands in links that work without signing in. */
export async function signedToken(queries: Kysely<Tables>, purpose: TokenPurpose, number: Buffer): Promise<string> {
  return Buffer.concat([number, signature(await signingKey(queries), purpose, number)]).toString('base64url')
}

/** The number in a token, or null when we have not signed it for this purpose. */
export async function numberOfToken(
  queries: Kysely<Tables>,
  purpose: TokenPurpose,
  token: string,
): Promise<Buffer | null> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 2 * numberBytes) return null
  const [number, given] = [bytes.subarray(0, numberBytes), bytes.subarray(numberBytes)]
  return timingSafeEqual(given, signature(await signingKey(queries), purpose, number)) ? number : null
}

/** The token of an account for a purpose. It lets nobody in and never ends. */
export async function accountToken(queries: Kysely<Tables>, purpose: TokenPurpose, accountId: string): Promise<string> {
  return signedToken(queries, purpose, Buffer.from(accountId.replaceAll('-', ''), 'hex'))
}

/** The account of such a token, or null when we have not signed it for this purpose. */
export async function accountOfToken(
  queries: Kysely<Tables>,
  purpose: TokenPurpose,
  token: string,
): Promise<string | null> {
  const number = await numberOfToken(queries, purpose, token)
  return number?.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

const keyName = 'letters'
const purpose = 'weekly_letter'

/** The key of this installation with which links of letters are signed; made by whoever needs it first. */
async function letterKey(queries: Kysely<Tables>): Promise<Buffer> {
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
  if (made === undefined) throw new Error('the key of letters was not kept')
  return made
}

const bytesOf = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex')
const signature = (key: Buffer, account: Buffer): Buffer =>
  createHmac('sha256', key).update(purpose).update(account).digest().subarray(0, 16)

/** The token in the links of an account's letters: the account and a signature over it, 43 signs. It lets nobody in and never ends. */
export async function letterToken(queries: Kysely<Tables>, accountId: string): Promise<string> {
  const account = bytesOf(accountId)
  return Buffer.concat([account, signature(await letterKey(queries), account)]).toString('base64url')
}

/** The account whose letters a token is for, or null when we have not signed it. */
export async function accountOfLetterToken(db: Database, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 32) return null
  const [account, given] = [bytes.subarray(0, 16), bytes.subarray(16)]
  if (!timingSafeEqual(given, signature(await letterKey(db.queries), account))) return null
  return account.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

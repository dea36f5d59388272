import { createHmac, randomBytes } from 'node:crypto'
import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { CannotStart } from '../../cannot-start.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

const fileName = 'second-factor.key'
const length = 32

/** The key in SECOND_FACTOR_KEY, null where there is none; a fault where it is not 32 bytes in base64. */
export function readSealingKey(text: string | undefined, faults: string[]): Buffer | null {
  if (text === undefined || text === '') return null
  const key = Buffer.from(text, 'base64')
  if (key.length === length) return key
  faults.push('SECOND_FACTOR_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` gives.')
  return null
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Gives a file a second name that nothing has yet; where a disk knows no second names, a copy takes it. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
}

/** The key of this data directory, made at the first start. */
async function keyOfDirectory(directory: string): Promise<Buffer> {
  const path = join(directory, fileName)
  const read = async (): Promise<Buffer> => Buffer.from(await readFile(path, 'utf8'), 'base64')
  await mkdir(directory, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    // Only whoever comes first gives it its name, and only when it is whole: nobody reads half a key.
    await writeFile(draft, `${randomBytes(length).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    await linkOrCopy(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const key = await read()
  if (key.length === length) return key
  throw new CannotStart(`${path} is damaged. Put the file of your last backup in its place, or set SECOND_FACTOR_KEY.`)
}

const markName = 'second_factor_mark'
const markOf = (key: Buffer): Buffer => createHmac('sha256', key).update(markName).digest()
const otherKey = `Authenticator apps of this database are sealed with another key. Set SECOND_FACTOR_KEY to the key of the server that
made them (the text in ${fileName} of its data directory), the same for every server of this database.`

async function hasSealedApps(queries: Kysely<Tables>): Promise<boolean> {
  const row = await queries.selectFrom('second_factors').select('id').where('kind', '=', 'totp').executeTakeFirst()
  return row !== undefined
}

async function keptMark(queries: Kysely<Tables>): Promise<Buffer | null> {
  const row = await queries.selectFrom('signing_keys').select('key').where('name', '=', markName).executeTakeFirst()
  return row === undefined ? null : Buffer.from(row.key)
}

/** How the key of these settings stands to what this database has sealed; nothing is made or changed by looking. */
export type KeyFinding = 'fits' | 'none_yet' | 'missing' | 'damaged' | 'other'

/** Looks at the key that is set, else at the file in the data directory, as a server that starts with them would find it. */
export async function findSealingKey(
  queries: Kysely<Tables>,
  given: Buffer | null,
  directory: string,
): Promise<KeyFinding> {
  const sealed = await hasSealedApps(queries)
  const text = given === null ? await readFile(join(directory, fileName), 'utf8').catch(() => null) : null
  const key = given ?? (text === null ? null : Buffer.from(text, 'base64'))
  if (key === null) return sealed ? 'missing' : 'none_yet'
  if (key.length !== length) return 'damaged'
  const kept = await keptMark(queries)
  return sealed && kept !== null && !kept.equals(markOf(key)) ? 'other' : 'fits'
}

/** Lets nothing be sealed that no other server of this database could open. Throws when their key is another. */
export async function demandSharedKey(queries: Kysely<Tables>, key: Buffer): Promise<void> {
  const kept = await keptMark(queries)
  if (kept !== null && !kept.equals(markOf(key))) throw new Error(otherKey)
}

/**
 * The key that seals the secrets of authenticator apps: what is set, else a file beside the data. It is not in the database, so
 * that a copy of the database opens nothing. Several servers of one database need the same: the database keeps a mark of the
 * key, and one that does not fit while apps are sealed with another throws CannotStart.
 */
export async function openSealingKey(db: Database, given: Buffer | null, directory: string): Promise<Buffer> {
  const key = given ?? (await keyOfDirectory(directory))
  await db.queries
    .insertInto('signing_keys')
    .values({ name: markName, key: markOf(key) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await keptMark(db.queries)
  if (kept?.equals(markOf(key)) === true) return key
  if (await hasSealedApps(db.queries)) throw new CannotStart(otherKey)
  await db.queries
    .updateTable('signing_keys')
    .set({ key: markOf(key) })
    .where('name', '=', markName)
    .execute()
  return key
}

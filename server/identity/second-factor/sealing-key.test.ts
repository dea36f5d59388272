import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { demandSharedKey, openSealingKey } from './sealing-key.ts'

const world = openWorld()
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'polyhex-key-'))
})
afterEach(async () => rm(directory, { recursive: true }))
const open = async (given: Buffer | null = null) => openSealingKey(world.db, given, directory)
const path = () => join(directory, 'second-factor.key')

async function sealSomething(): Promise<void> {
  const { accountId } = await world.person({ roles: ['parent'], grade: null })
  await world.db.queries
    .insertInto('second_factors')
    .values({
      ...{ id: '00000000-0000-4000-8000-000000000001', account_id: accountId, kind: 'totp', name: 'App' },
      ...{ created_at: world.now, sealed_secret: Buffer.from('sealed') },
    })
    .execute()
}

describe('the key that seals authenticator apps', () => {
  it('is made at the first start, for nobody else to read, and the same from then on', async () => {
    const [one, two] = await Promise.all([open(), open()])
    expect(one).toHaveLength(32)
    expect(two).toEqual(one)
    expect(await open()).toEqual(one)
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    expect(Buffer.from(await readFile(path(), 'utf8'), 'base64')).toEqual(one)
  })

  it('may be another while nothing is sealed, and not afterwards', async () => {
    const first = await open()
    const other = randomBytes(32)
    expect(await open(other)).toEqual(other)
    await expect(demandSharedKey(world.db.queries, first)).rejects.toThrow('SECOND_FACTOR_KEY')
    await sealSomething()
    expect(await open(other)).toEqual(other)
    await expect(open()).rejects.toThrow('Set SECOND_FACTOR_KEY')
  })

  it('is not made anew where its file is damaged', async () => {
    await open()
    await writeFile(path(), 'half a ke')
    await expect(open()).rejects.toThrow('is damaged')
  })
})

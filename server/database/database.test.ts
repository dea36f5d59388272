import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { migrate, readMigrations } from './migrate.ts'
import { newId } from './new-id.ts'
import { statement } from './statement.ts'
import { schemaFiles } from './schema-text.ts'
import { tableTypes } from './table-types.ts'
import { emptyDatabase, openTestDatabase } from './database-of-tests.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => emptyDatabase(db))
afterAll(async () => db.close())

const now = new Date('2026-11-02T15:00:00Z')
const coins = statement<{ balance: number }>('test_coins', 'select balance from coin_balances')
const account = async (): Promise<string> => {
  const id = newId(now)
  await db.queries
    .insertInto('accounts')
    .values({
      id,
      username: `a.${id}`,
      password_hash: 'x',
      roles: ['student'],
      public_name: id,
      time_zone: 'UTC',
      avatar: 'x',
      created_at: now,
    })
    .execute()
  return id
}

describe('transactions on the embedded database', () => {
  it('keep out what other requests do in the meantime, and undo only what is theirs', async () => {
    const [first, second] = [await account(), await account()]
    const opened = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const undone = db.queries.transaction().execute(async (tx) => {
      await tx.insertInto('coin_balances').values({ account_id: first, balance: 1 }).execute()
      opened.resolve()
      await goOn.promise
      throw new Error('undo')
    })
    await opened.promise
    const beside = db.queries.insertInto('coin_balances').values({ account_id: second, balance: 2 }).execute()
    const read = db.run(coins, [])
    goOn.resolve()
    await expect(undone).rejects.toThrow('undo')
    await beside
    await read
    expect(await db.run(coins, [])).toEqual([{ balance: 2 }])
  })

  it('wait for each other', async () => {
    const id = await account()
    await db.queries.insertInto('coin_balances').values({ account_id: id, balance: 0 }).execute()
    const add = async () =>
      db.queries.transaction().execute(async (tx) => {
        const { balance } = await tx.selectFrom('coin_balances').select('balance').executeTakeFirstOrThrow()
        await tx
          .updateTable('coin_balances')
          .set({ balance: balance + 1 })
          .execute()
      })
    await Promise.all([add(), add(), add(), add(), add()])
    expect(await db.run(coins, [])).toEqual([{ balance: 5 }])
  })
})

describe('migrations', () => {
  it('run once, and refuse to run when one has been changed', async () => {
    expect(await migrate(db)).toEqual([])
    const [first] = await readMigrations()
    await sql`update migrations set hash = 'other' where name = ${first?.name}`.execute(db.queries)
    await expect(migrate(db)).rejects.toThrow('has been changed after it ran')
    await sql`update migrations set hash = ${first?.hash} where name = ${first?.name}`.execute(db.queries)
  })

  it('are what tables.ts, schema.sql and functions say; after a change run `npm run db:schema`', async () => {
    const read = (path: string) => readFile(join(import.meta.dirname, path), 'utf8')
    expect(await tableTypes(db)).toBe(await read('tables.ts'))
    const files = await schemaFiles(db)
    for (const [path, text] of files) expect(text).toBe(await read(path))
    const functions = await readdir(join(import.meta.dirname, 'functions'))
    expect(functions.map((name) => `functions/${name}`).toSorted()).toEqual([...files.keys()].slice(1).toSorted())
  })
})

describe('the coin ledger', () => {
  const record = async (id: string, amount: number, source: string) =>
    sql`select * from record_coin_change(${newId(now)}, ${id}, 'admin', '', ${amount}, ${source}, ${now})`.execute(
      db.queries,
    )

  it('is append-only [L-123]', async () => {
    const id = await account()
    await record(id, 5, 'a')
    await expect(sql`update coin_changes set amount = 50`.execute(db.queries)).rejects.toThrow('append-only')
    await expect(sql`delete from coin_changes`.execute(db.queries)).rejects.toThrow('append-only')
    await db.queries.deleteFrom('accounts').where('id', '=', id).execute()
    expect(await db.run(coins, [])).toEqual([])
  })

  it('records a source once', async () => {
    const id = await account()
    for (let time = 0; time < 3; time++) await record(id, 5, 'run:1')
    expect(await db.run(coins, [])).toEqual([{ balance: 5 }])
  })

  it('never lets a balance fall below zero', async () => {
    const id = await account()
    await record(id, 5, 'a')
    await expect(record(id, -6, 'b')).rejects.toThrow('coin_balances_balance_check')
    await record(id, -5, 'c')
    expect(await db.run(coins, [])).toEqual([{ balance: 0 }])
  })
})

describe('the lock of a data directory', () => {
  it('keeps a second process out, and is taken over from one that has gone', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'polyhex-lock-'))
    const release = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
    await release()
    await writeFile(join(directory, 'in-use'), '999999999 1\n')
    const again = await lockDirectory(directory)
    await again()
    // The number of a living process, but of another one: it began at another time.
    await writeFile(join(directory, 'in-use'), `${process.pid} 1\n`)
    await (
      await lockDirectory(directory)
    )()
    await rm(directory, { recursive: true })
  })
})

describe('ids', () => {
  it('are of version 7 and rise with time', () => {
    const ids = [1, 2, 3].map((ms) => newId(new Date(now.getTime() + ms)))
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(Array.from({ length: 1000 }, () => newId(now))).size).toBe(1000)
  })
})

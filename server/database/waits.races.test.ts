import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, postgresqlDatabase } from './database.ts'
import { isPassingTrouble } from './passing-trouble.ts'
import { statement } from './statement.ts'
import { openRaceDatabase } from './database-of-tests.ts'

const race = await openRaceDatabase()
let db: Database
let other: Database
const waits = { connection: 200, statement: 300, answer: 5000, lock: 200, idle: 300 }
const sleep = statement<never>('sleep_for_a_test', 'select pg_sleep($1)')
const one = statement<{ one: number }>('one_for_a_test', 'select 1 as one')

beforeAll(() => {
  if (race === null) return
  db = postgresqlDatabase(race.address, 1, waits)
  other = postgresqlDatabase(race.address, 1, { ...waits, answer: 250, statement: 5000, idle: 5000 })
})
afterAll(async () => {
  await Promise.all([db?.close(), other?.close()])
  await race?.drop()
})

const trouble = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: Error & { code?: string }) =>
      `${isPassingTrouble(error) ? 'passes' : 'stays'}: ${error.code ?? error.message}`,
  )

const until = async (there: () => Promise<boolean>): Promise<void> => {
  while (!(await there())) continue
}

describe.skipIf(race === null)('a PostgreSQL server keeps nobody waiting', () => {
  it('for a connection of a full pool; and the probe has a way of its own', async () => {
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const holding = db.queries.transaction().execute(async () => {
      begun.resolve()
      await held.promise
    })
    await begun.promise
    const full = trouble(db.run(one, []))
    await db.reach()
    expect(await full).toBe('passes: timeout exceeded when trying to connect')
    held.resolve()
    await holding
    expect(await db.run(one, [])).toEqual([{ one: 1 }])
  })

  it('for a statement, or for a lock', async () => {
    expect(await trouble(db.run(sleep, [60]))).toBe('passes: 57014')
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const holding = other.queries.transaction().execute(async (tx) => {
      await sql`lock table migrations in access exclusive mode`.execute(tx)
      begun.resolve()
      await held.promise
    })
    await begun.promise
    expect(await trouble(sql`select * from migrations`.execute(db.queries))).toBe('passes: 55P03')
    held.resolve()
    await holding
  })

  it('for an answer that does not come; the next one is not taken for it', async () => {
    expect(await trouble(other.run(sleep, [3]))).toBe('passes: Query read timeout')
    expect(await trouble(sql`select pg_sleep(3)`.execute(other.queries))).toBe('passes: Query read timeout')
    expect(await other.run(one, [])).toEqual([{ one: 1 }])
    const { rows } = await sql<{ two: number }>`select 2 as two`.execute(other.queries)
    expect(rows).toEqual([{ two: 2 }])
  })

  it('for the next statement of a transaction, whose end ends nothing else', async () => {
    const work = db.queries.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await until(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'
          and datname = current_database()`.execute(other.queries)
        return rows.length === 0
      })
      await sql`select 1`.execute(tx)
    })
    expect(await trouble(work)).toMatch(/^passes/)
    expect(await db.run(one, [])).toEqual([{ one: 1 }])
  })

  it('but migrations may take as long as they need', async () => {
    await expect(other.alone(async (execute) => execute('select pg_sleep(0.5)'))).resolves.toBeUndefined()
  })
})

import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { openRaceDatabase, openTestDatabase } from './database-of-tests.ts'

/** The second half needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()

const written = sql`select 9007199254740991::int8 as most, date '2026-11-01' as day, count(*) as rows from generate_series(1, 3)`
const readIt = async (database: Database) => (await written.execute(database.queries)).rows
const right = [{ most: 9_007_199_254_740_991, day: '2026-11-01', rows: 3 }]

it('the embedded database gives big numbers as numbers and days as days', async () => {
  const embedded = await openTestDatabase()
  expect(await readIt(embedded)).toEqual(right)
  await embedded.close()
})

it.runIf(race !== null)('PostgreSQL gives the same, and other connections of pg read as ever', async () => {
  if (race === null) return
  expect(await readIt(race.database)).toEqual(right)
  const stranger = new pg.Client({ connectionString: race.address })
  await stranger.connect()
  expect((await stranger.query('select 7::int8 as big')).rows).toEqual([{ big: '7' }])
  await stranger.end()
  await race.drop()
})

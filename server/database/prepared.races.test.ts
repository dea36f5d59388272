import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openRaceDatabase } from './database-of-tests.ts'
import { prepared } from './prepared.ts'

/** Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()

it.runIf(race !== null)(
  'a marked query is planned once on its connection, whatever is asked with it, others are not kept',
  async () => {
    if (race === null) return
    const { database, drop } = race
    try {
      await database.queries.transaction().execute(async (tx) => {
        const twice = async (value: number) =>
          (await sql<{ twice: number }>`${prepared} select 2 * ${value}::int as twice`.execute(tx)).rows[0]?.twice
        expect([await twice(3), await twice(4), await twice(5)]).toEqual([6, 8, 10])
        await sql`select ${1}::int as one`.execute(tx)
        const { rows } = await sql<{ statement: string; times: number }>`
        select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements`.execute(tx)
        expect(rows).toEqual([{ statement: expect.stringContaining('select 2 * $1::int'), times: 3 }])
      })
    } finally {
      await drop()
    }
  },
)

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeStudent } from '../classes/attendance/attendance-scene.ts'
import type { Database } from '../database/database.ts'
import { openRaceDatabase } from '../database/database-of-tests.ts'
import { BalanceTooLow, coinBalance, recordCoinChange } from './coin-ledger.ts'

/** Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('64 at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  afterAll(async () => race?.drop())

  /** What each of 64 calls came to, those in pairs with the same source. */
  async function spend(accountId: string, sourceOf: (index: number) => string): Promise<Record<string, number>> {
    const ends = await Promise.all(
      Array.from({ length: 64 }, async (_, index) => {
        const change = {
          accountId,
          changeType: 'home_decoration_buy' as const,
          details: '',
          amount: -30,
          source: sourceOf(index),
        }
        return recordCoinChange(db, { ...change, at: now }).then(
          (written) => `${written.userAssetChangeAmount}`,
          (error: unknown) => (error instanceof BalanceTooLow ? 'too low' : String(error)),
        )
      }),
    )
    return Object.fromEntries(
      Object.entries(Object.groupBy(ends, (end) => end)).map(([end, all]) => [end, all?.length ?? 0]),
    )
  }
  const given = async (amount: number): Promise<string> => {
    const accountId = await makeStudent({ db, now })
    await recordCoinChange(db, { ...{ accountId, changeType: 'admin', details: '', amount, source: 'first' }, at: now })
    return accountId
  }
  const ledger = async (accountId: string) => {
    const { rows } = await sql<{ lines: number; sum: number; gaps: number }>`
      select count(*)::int as lines, sum(amount)::int as sum,
        (count(*) filter (where final_amount <> running))::int as gaps
      from (select amount, final_amount, sum(amount) over (order by place) as running from coin_changes
        where account_id = ${accountId}) x`.execute(db.queries)
    return { ...rows[0], balance: await coinBalance(db, accountId) }
  }

  it('spend 30 of 1,000 coins: 33 can, the others are told, and every line follows from the one before', async () => {
    const accountId = await given(1000)
    expect(await spend(accountId, (index) => `spend ${index}`)).toEqual({ '-30': 33, 'too low': 31 })
    expect(await ledger(accountId)).toEqual({ lines: 34, sum: 10, gaps: 0, balance: 10 })
  })

  it('ask twice for 32 things: each is taken once, and both hear the same', async () => {
    const accountId = await given(10_000)
    expect(await spend(accountId, (index) => `spend ${index % 32}`)).toEqual({ '-30': 64 })
    expect(await ledger(accountId)).toEqual({ lines: 33, sum: 10_000 - 960, gaps: 0, balance: 10_000 - 960 })
  })
})

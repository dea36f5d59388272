import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { associateVisitor, forgetAnalytics, identifyAccount } from '../../outside/analytics/identities.ts'
import { recordEvent } from '../../outside/analytics/record-event.ts'
import { countEvents, countFunnel, periodsOf } from '../../outside/analytics/report.ts'

/** What several tabs do at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const browser = { userAgent: 'Mozilla/5.0 Firefox/133.0', declinesTracking: false }
const visitor = 'aB3dE6gH9jK2mN5pQ8sT'
const times = Array.from({ length: 10 })

describe.runIf(race !== null)('several tabs', () => {
  let db: Database
  let accountId: string
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    accountId = newId(now)
    const values = { id: accountId, username: 'pat.example', roles: ['parent'], public_name: 'Pat', avatar: 'hexagon' }
    await db.queries
      .insertInto('accounts')
      .values({ ...values, time_zone: 'America/New_York', created_at: now })
      .execute()
  })
  afterAll(async () => race?.drop())

  it('report one account and one browser, and lose no event', async () => {
    await Promise.all(
      times.map(async () => {
        await recordEvent(db.queries, { event: 'login', method: 'password', accountId, at: now }, browser)
        const of = { event: 'account_onboarding', accountType: 'parent', step: 1 } as const
        await recordEvent(db.queries, { ...of, visitor, at: now }, browser)
        await identifyAccount(db.queries, accountId, browser, now)
        await associateVisitor(db.queries, { visitor, accountId }, browser, now)
      }),
    )
    expect(await db.queries.selectFrom('analytics_identities').select('username').execute()).toHaveLength(1)
    expect(await db.queries.selectFrom('analytics_visitors').select('visitor').execute()).toHaveLength(1)
    const day = { from: '2026-11-02', to: '2026-11-02' }
    const [counts] = await countEvents(db.queries, periodsOf(day.from, day.to, 'day'), 'America/New_York')
    expect(counts).toMatchObject({ login: 10, account_onboarding: 10, sign_up: 0 })
    await associateVisitor(db.queries, { visitor, accountId }, browser, now)
    expect(await countFunnel(db.queries, day, 'America/New_York')).toEqual([
      { accountType: 'parent', steps: [{ step: 1, accounts: 1 }] },
    ])
    await forgetAnalytics(db.queries, accountId)
    expect(await db.queries.selectFrom('analytics_events').select('id').execute()).toEqual([])
  })
})

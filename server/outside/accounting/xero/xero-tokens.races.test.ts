import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, postgresqlDatabase } from '../../../database/database.ts'
import { emptyDatabase, openRaceDatabase } from '../../../database/database-of-tests.ts'
import { AccountingFailure } from '../accounting-port.ts'
import { tenant, type XeroDouble, xeroDouble } from './xero-of-tests.ts'
import { xeroClient } from './xero-client.ts'
import type { XeroWorld } from './xero-connection.ts'
import { accessToken, askTokens, sealTokens } from './xero-tokens.ts'

/** Two processes that need a new token of Xero at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const begun = new Date('2026-11-02T15:00:00Z')

describe.skipIf(race === null)('two processes at Xero', () => {
  let other: Database
  let double: XeroDouble
  let worlds: XeroWorld[]
  let now: Date
  beforeAll(() => {
    if (race !== null) other = postgresqlDatabase(race.address, 20)
  })
  beforeEach(async () => {
    if (race === null) return
    await emptyDatabase(race.database)
    now = begun
    double = xeroDouble(() => now)
    const tokenKey = randomBytes(32)
    const of = (db: Database): XeroWorld => ({
      db,
      settings: {
        ...{ clientId: 'client', clientSecret: null, scopes: 'offline_access', tokenKey },
        ...{ loginUrl: 'https://login.test', identityUrl: 'https://identity.test', apiUrl: 'https://api.test' },
      },
      fetch: double.fetch,
      now: () => now,
      wait: async () => sleep(10),
      returnAddress: 'https://polyhex.test/xero/',
    })
    worlds = [of(race.database), of(other)]
    const { sealed, until } = sealTokens(
      of(race.database),
      await askTokens(of(race.database), { grant_type: 'authorization_code', code: 'code-1', code_verifier: 'v' }),
    )
    await sql`insert into xero_connections (state, tokens, access_until, tenant_id, connected_at, refreshed_at)
      values ('connected', ${sealed}, ${until}, ${tenant}, ${now}, ${now})`.execute(race.database.queries)
    now = new Date(begun.getTime() + 1_790_000)
  })
  afterAll(async () => {
    await other?.close()
    await race?.drop()
  })

  it('ask once for 40 callers; nobody uses a token that was rotated, and no transaction is open meanwhile', async () => {
    if (race === null) return
    const idle: number[] = []
    double.whileRenewing = async () => {
      await sleep(300)
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(race.database.queries)
      idle.push(rows[0]?.n ?? -1)
    }
    const calls = worlds.map(xeroClient)
    const asked = Array.from({ length: 40 }, async (_, i) => calls[i % 2]!({ method: 'GET', path: '/Organisation' }))
    expect((await Promise.all(asked)).every((one) => 'Organisations' in (one as object))).toBe(true)
    expect(double.refreshed).toEqual({ times: 1, tooLate: 0 })
    expect(double.refused).toBe(0)
    expect(idle).toEqual([0])
  })

  it('turned away with the same token at the same moment ask once too', async () => {
    now = begun
    const known = await accessToken(worlds[0]!, null)
    double.end()
    const fresh = await Promise.all(worlds.flatMap((world) => [accessToken(world, known), accessToken(world, known)]))
    expect(new Set(fresh).size).toBe(1)
    expect(double.refreshed.times).toBe(1)
  })

  it('go on with the token before where one of them died after Xero had answered', async () => {
    const [dying, living] = worlds as [XeroWorld, XeroWorld]
    // Xero has rotated the token, and the process is gone before it could write.
    const gone: XeroWorld = {
      ...dying,
      fetch: async (...given: Parameters<typeof fetch>) => {
        await double.fetch(...given)
        throw new AccountingFailure('not_reached', 'died')
      },
    }
    await expect(accessToken(gone, null)).rejects.toThrow()
    await sql`update xero_connections set renewing_by = gen_random_uuid(),
      renewing_until = ${new Date(now.getTime() + 30_000)}`.execute(other.queries)
    const waiting = accessToken(living, null)
    await sleep(50)
    now = new Date(now.getTime() + 31_000)
    const token = await waiting
    expect(double.refreshed).toEqual({ times: 2, tooLate: 0 })
    expect(await accessToken(dying, null)).toBe(token)
    const { rows } = await sql`select renewing_by, renewal_begun_at from xero_connections`.execute(other.queries)
    expect(rows).toEqual([{ renewing_by: null, renewal_begun_at: null }])
  })
})

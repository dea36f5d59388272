import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { Refusal } from '../../http/refusal.ts'
import { askEvaluation } from '../evaluations/evaluation-slots.ts'
import { evaluationWindows } from '../evaluations/evaluation-windows.ts'
import { createContract } from './contracts.ts'

/** Two at once make what there may be one of. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  let accountId: string
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    accountId = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        id: accountId,
        username: 'tia',
        password_hash: 'x',
        roles: ['tutor'],
        public_name: 'Tia',
        time_zone: 'UTC',
        avatar: 'x',
        created_at: now,
      })
      .execute()
  })
  afterAll(async () => race?.drop())

  const atOnce = async (work: () => Promise<unknown>) => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, work))
    return results
      .map((result) => {
        if (result.status === 'fulfilled') return 'done'
        return result.reason instanceof Refusal ? result.reason.code : String(result.reason)
      })
      .toSorted()
  }

  it('one active contract is made', async () => {
    const given = { accountId, status: 'active', startingOn: '2026-11-01', endingOn: null } as const
    expect(await atOnce(async () => createContract(db, given, now))).toEqual([
      ...Array.from({ length: 7 }, () => 'contract_exists'),
      'done',
    ])
    expect(await db.queries.selectFrom('contracts').select('id').execute()).toHaveLength(1)
  })

  it('one evaluation is asked for', async () => {
    const [window] = evaluationWindows(now)
    if (window === undefined) throw new Error('there are always windows')
    const results = await atOnce(async () =>
      db.queries.transaction().execute(async (tx) => askEvaluation(tx, accountId, window.start, now)),
    )
    expect(results).toContain('done')
    for (const result of results) expect(['done', 'evaluation_exists']).toContain(result)
    expect(await db.queries.selectFrom('evaluation_slots').select('id').execute()).toHaveLength(1)
  })
})

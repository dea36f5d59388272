import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import type { Database, Tx } from '../database/database.ts'
import { emptyDatabase, openRaceDatabase } from '../database/database-of-tests.ts'
import { refuseTaken } from '../accounts/names/demand-good-name.ts'
import { applyCreation } from './apply-creation.ts'
import { insertAdult, insertStudent } from './create-account.ts'

/** What two browsers do at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const alone = { creatorId: null, sectionId: null, actor: null, parent: null, groups: [] }
const right = { by: 'token', actor: null, creatorId: null, sectionId: null } as const
const chance = (): number => Math.random()

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  const attempt = async (work: (tx: Tx) => Promise<unknown>): Promise<string> => {
    try {
      await db.queries
        .transaction()
        .execute(work)
        .catch((error: unknown) => refuseTaken(error))
      return 'done'
    } catch (error) {
      return error instanceof Refusal ? error.code : String(error)
    }
  }

  it('of many children who want one username exactly one gets it, with 50 coins [A-282]', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () =>
        db.queries.transaction().execute((tx) => insertStudent(tx, { birthDate: '2011/03' }, alone, chance, now)),
      ),
    )
    const outcomes = await Promise.all(
      ids.map((id, i) =>
        attempt((tx) =>
          applyCreation(tx, id, {
            creation: { username: i % 2 === 0 ? 'brave.otter' : 'Brave.Otter' },
            passwordHash: 'x',
            right,
            now,
          }),
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 11 }, () => 'username_taken')])
    const claimed = await db.queries.selectFrom('accounts').select('id').where('claimed', '=', true).execute()
    const coins = await db.queries.selectFrom('coin_changes').select(['account_id', 'amount']).execute()
    expect(coins).toEqual([{ account_id: claimed[0]?.id, amount: 50 }])
  })

  it('of many parents with one email exactly one gets an account [A-283]', async () => {
    const creation = { email: 'dana@field.example', displayName: 'Dana Field' }
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () =>
        attempt((tx) => insertAdult(tx, creation, { passwordHash: 'x', proven: null }, chance, now)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(await db.queries.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'dana@field.example' }])
  })

  it('one sign-up sent twice gets its credentials once', async () => {
    const id = await db.queries.transaction().execute((tx) => insertStudent(tx, {}, alone, chance, now))
    const claim = (username: string) =>
      attempt((tx) => applyCreation(tx, id, { creation: { username }, passwordHash: 'x', right, now }))
    const outcomes = await Promise.all([claim('brave.otter'), claim('calm.otter'), claim('swift.otter')])
    expect(outcomes.toSorted()).toEqual(['account_claimed', 'account_claimed', 'done'])
    expect(await db.queries.selectFrom('coin_changes').select('amount').execute()).toEqual([{ amount: 50 }])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { Refusal } from '../../http/refusal.ts'
import { addMissed, changeGroup, deleteGroup } from './change-groups.ts'
import { aClass, attends } from './class-of-tests.ts'
import { createGroups } from './create-groups.ts'

/** What several at once do to the groups of one class. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  let slot: string
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    slot = await aClass(db, now)
    for (const teaches of [true, true, false, false, false, false, false, false])
      await attends(db, slot, await anAccount(), now, { teaches })
  })
  afterAll(async () => race?.drop())

  async function anAccount(): Promise<string> {
    const id = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        id,
        username: `s.${id}`,
        password_hash: 'x',
        roles: ['student'],
        grade: 3,
        public_name: id,
        time_zone: 'UTC',
        avatar: 'x',
        created_at: now,
      })
      .execute()
    return id
  }
  const atOnce = async (works: readonly (() => Promise<unknown>)[]) => {
    const results = await Promise.allSettled(works.map(async (work) => work()))
    return results.map((result) => {
      if (result.status === 'fulfilled') return 'done'
      return result.reason instanceof Refusal ? result.reason.code : String(result.reason)
    })
  }
  const create = async () => db.queries.transaction().execute(async (tx) => createGroups(tx, slot, now))
  const groups = async () =>
    db.queries.selectFrom('class_groups').selectAll().where('time_slot_id', '=', slot).orderBy('group_index').execute()
  const placed = async () =>
    (await db.queries.selectFrom('attendees').select('group_id').where('time_slot_id', '=', slot).execute()).filter(
      ({ group_id }) => group_id !== null,
    ).length

  it('five make groups and one succeeds [C-131]', async () => {
    const results = await atOnce(Array.from({ length: 5 }, () => create))
    expect(results.toSorted()).toEqual([
      'done',
      'groups_not_ready',
      'groups_not_ready',
      'groups_not_ready',
      'groups_not_ready',
    ])
    expect((await groups()).map(({ group_index }) => group_index)).toEqual([1, 2])
    expect(await placed()).toBe(8)
  })

  it('both groups are removed, students move and late ones are added, and the class ends in one state', async () => {
    await create()
    const [first, second] = await groups()
    if (first === undefined || second === undefined) throw new Error('two teachers have two groups')
    const late = await anAccount()
    await attends(db, slot, late, now)
    const tx = async (work: (tx: Parameters<typeof addMissed>[0]) => Promise<unknown>) =>
      db.queries.transaction().execute(work)
    const results = await atOnce([
      async () => tx(async (one) => deleteGroup(one, first.id, now)),
      async () => tx(async (one) => deleteGroup(one, second.id, now)),
      async () => tx(async (one) => addMissed(one, slot, now)),
      async () => tx(async (one) => changeGroup(one, first.id, late, now)),
      async () => tx(async (one) => changeGroup(one, second.id, late, now)),
    ])
    expect(results.slice(0, 2)).toEqual(['done', 'done'])
    expect(['done', 'groups_not_created']).toContain(results[2])
    for (const result of results.slice(3)) expect(['done', 'group_not_found']).toContain(result)
    expect(await groups()).toEqual([])
    expect(await placed()).toBe(0)
    const { status } = await db.queries.selectFrom('time_slots').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('ready_to_group')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectParentAndChild } from '../../connections/parent-and-child.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { createSession, hashToken, readSession } from '../../http/session.ts'
import { eraseAccount } from '../erase-account.ts'
import { accountData } from './account-export.ts'
import { cancelDeletion, deleteDueAccounts, requestDeletion } from './deletion.ts'
import { sampleOfEverything, tablesThatName } from './everything-held-of-tests.ts'

/** What two people do to one account at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const due = new Date('2026-11-16T15:00:00Z')
const rounds = Array.from({ length: 12 }, (_, n) => n)

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  async function person(role: 'parent' | 'student'): Promise<{ accountId: string; actorId: null; username: string }> {
    const accountId = newId(now)
    // Not with the id in it: the last mail says the username.
    const username = `u.${newId(now).slice(-12)}`
    const values = { password_hash: 'x', grade: null, time_zone: 'UTC', avatar: 'hexagon', created_at: now }
    const email = role === 'parent' ? { email: `${accountId}@family.example`, email_signs_in: true } : {}
    await db.queries
      .insertInto('accounts')
      .values({ id: accountId, username, public_name: accountId, roles: [role], ...values, ...email })
      .execute()
    return { accountId, actorId: null, username }
  }
  type Someone = Awaited<ReturnType<typeof person>>
  const connect = async (parent: Someone, child: Someone) =>
    db.queries.transaction().execute(async (tx) => connectParentAndChild(tx, parent.accountId, child.accountId, now))
  const ask = async (by: Someone, about = by, withChildren = false) =>
    requestDeletion(
      db,
      { accountId: about.accountId, username: about.username, withChildren },
      { actor: by, keepSession: null },
      now,
    )
  const dueOf = async (who: Someone) =>
    (
      await db.queries
        .selectFrom('accounts')
        .select('deletion_due_at')
        .where('id', '=', who.accountId)
        .executeTakeFirst()
    )?.deletion_due_at
  const count = async (table: 'outbox_mails' | 'audit_log') =>
    (await db.queries.selectFrom(table).select('id').execute()).length

  it('both parents leave: one of them is told that the child would be left alone', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob, kid] = [await person('parent'), await person('parent'), await person('student')]
      await connect(ann, kid)
      await connect(bob, kid)
      const tried = await Promise.allSettled([ask(ann), ask(bob)])
      expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = tried.find((one) => one.status === 'rejected')
      expect(refused?.reason).toMatchObject({ code: 'children_managed_alone' })
    }
  })

  it('both parents ask for the child’s deletion: it is one, with one day and one mail to each', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob, kid] = [await person('parent'), await person('parent'), await person('student')]
      await connect(ann, kid)
      await connect(bob, kid)
      const [first, second] = await Promise.all([ask(ann, kid), ask(bob, kid)])
      expect(first.deletionDueAt).toEqual(second.deletionDueAt)
      expect([await count('outbox_mails'), await count('audit_log')]).toEqual([2, 1])
    }
  })

  it('the job and an undo: the account is gone or it stays, never something between', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, kid] = [await person('parent'), await person('student')]
      await connect(ann, kid)
      await ask(ann, kid)
      const [erased, kept] = await Promise.allSettled([
        deleteDueAccounts(db, due),
        cancelDeletion(db, kid.accountId, ann, due),
        deleteDueAccounts(db, due),
      ])
      const gone = (await dueOf(kid)) === undefined
      if (gone) {
        expect(kept).toMatchObject({ status: 'rejected', reason: { code: 'account_not_found' } })
        expect(await tablesThatName(db, kid.accountId)).toEqual([])
      } else {
        expect([erased, kept]).toMatchObject([{ value: 0 }, { value: 1 }])
        expect(await dueOf(kid)).toBeNull()
      }
    }
  })

  it('two undo it: one mail, one line of the log', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob, kid] = [await person('parent'), await person('parent'), await person('student')]
      await connect(ann, kid)
      await connect(bob, kid)
      await ask(ann, kid)
      const kept = await Promise.all([
        cancelDeletion(db, kid.accountId, ann, now),
        cancelDeletion(db, kid.accountId, bob, now),
      ])
      expect(kept.toSorted()).toEqual([0, 1])
      expect(await count('audit_log')).toBe(2)
    }
  })

  it('a session is lengthened and opened while the account is erased, without one waiting for the other', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const kid = await person('student')
      const { token } = await createSession(db, kid.accountId, null, now)
      const later = new Date(now.getTime() + 3 * 86_400_000)
      const [erased, read] = await Promise.allSettled([
        db.queries
          .transaction()
          .execute(async (tx) => eraseAccount(tx, kid.accountId, { actor: null, why: 'asked' }, later)),
        readSession(db, hashToken(token), later),
        createSession(db, kid.accountId, null, later),
      ])
      expect([erased, read.status]).toMatchObject([{ value: true }, 'fulfilled'])
      expect(await tablesThatName(db, kid.accountId)).toEqual([])
    }
  })

  it('nothing of an erased account is left here either, and all of it was in the copy', async () => {
    const { childId } = await sampleOfEverything(db, now)
    const data = await accountData(db.queries, { accountId: childId, username: 'own.user', publicName: 'p' }, null, now)
    expect(data.parts.filter(({ rows }) => rows.length === 0)).toEqual([])
    expect(JSON.stringify(data)).not.toContain('secret')
    await db.queries.transaction().execute(async (tx) => eraseAccount(tx, childId, { actor: null, why: 'asked' }, now))
    expect(await tablesThatName(db, childId)).toEqual([])
  })
})

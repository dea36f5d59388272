import type { Side } from '@polyhex/contract/connections/link-rules'
import type { Permission } from '@polyhex/contract/connections/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../database/database-of-tests.ts'
import { type Account, createSession, hashToken, readSession } from '../http/session.ts'
import { acceptConnection, addLinks, changeLink, changing, decideForChild, removeConnection } from './change-links.ts'
import { connectParentAndChild } from './parent-and-child.ts'
import { signInAs } from './sign-in-as.ts'

/** What two people do to one connection at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const rounds = Array.from({ length: 15 }, (_, n) => n)

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  async function person(grade: number | null = 10): Promise<Account> {
    const accountId = newId(now)
    const roles = grade === null ? ['parent'] : ['student']
    const birth = grade === 10 ? '2011/03' : null
    const values = {
      password_hash: 'x',
      grade,
      birth_month: birth,
      time_zone: 'UTC',
      avatar: 'hexagon',
      created_at: now,
    }
    await db.queries
      .insertInto('accounts')
      .values({ id: accountId, username: `s.${accountId}`, public_name: accountId, roles, ...values })
      .execute()
    return {
      accountId,
      username: '',
      roles: roles as Account['roles'],
      grade,
      publicName: accountId,
      actorId: null,
      factorMissing: false,
    }
  }
  const add = async (from: Account, to: Account, side: Side, permissions: Permission[]) =>
    changing(db, async (tx) => addLinks(tx, from, { otherId: to.accountId, side, permissions, entered: null }, now))
  const bring = async (who: Account, linkId: string, to: 'confirmed' | 'denied' | 'none') =>
    changing(db, async (tx) => changeLink(tx, who, linkId, to, now))
  const rows = async () => await db.queries.selectFrom('account_links').selectAll().execute()
  const idOf = async (permission: Permission, holder: Account): Promise<string> =>
    (await rows()).find((row) => row.permission === permission && row.holder_id === holder.accountId)?.id ?? ''
  const codes = (settled: PromiseSettledResult<unknown>[]): unknown[] =>
    settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: unknown }).code)).toSorted()

  it('both ask for credits from each other: one of them gets it, whoever was first', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob] = [await person(), await person()]
      const tried = await Promise.allSettled([
        add(ann, bob, 'mine', ['sourceCredits']),
        add(bob, ann, 'mine', ['sourceCredits']),
        add(ann, bob, 'theirs', ['sourceCredits']),
      ])
      expect((await rows()).filter((row) => row.permission === 'sourceCredits')).toHaveLength(1)
      expect(codes(tried)).toContain('source_credits_exclusive')
    }
  })

  it('both ask to be class friends: one asking confirms the other, and the two sides agree', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob] = [await person(), await person()]
      await Promise.all([add(ann, bob, 'mine', ['classFriends']), add(bob, ann, 'mine', ['classFriends'])])
      expect((await rows()).map((row) => [row.status, row.accepted])).toEqual([
        ['confirmed', true],
        ['confirmed', true],
      ])
    }
  })

  it('a request is confirmed while it is cancelled: it is gone or it counts, never half', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob] = [await person(), await person()]
      await add(ann, bob, 'mine', ['viewDetails'])
      const id = await idOf('viewDetails', ann)
      const tried = await Promise.allSettled([bring(bob, id, 'confirmed'), bring(ann, id, 'none')])
      // Cancelled first, the confirmation finds nothing; confirmed first, the cancelling removes it.
      expect([
        ['done', 'done'],
        ['done', 'link_not_found'],
      ]).toContainEqual(codes(tried))
      expect(await rows()).toEqual([])
    }
  })

  it('all that was asked is confirmed at once, in any order, and comes into effect together', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      // An adult: over a student of 13 and more what reaches far begins a week later.
      const [pat, sam] = [await person(null), await person(null)]
      await Promise.all([
        add(pat, sam, 'mine', ['manage', 'authenticate', 'viewDetails', 'viewAnalytics']),
        add(pat, sam, 'theirs', ['sourceCredits', 'viewDetails']),
      ])
      const asked = (await rows()).filter((row) => row.status === 'requested')
      await Promise.all(asked.map(async (row) => bring(sam, row.id, 'confirmed')))
      const after = await rows()
      expect(after).toHaveLength(6)
      for (const row of after)
        expect([row.permission, row.status, row.accepted]).toEqual([row.permission, 'confirmed', true])
    }
  })

  it('manage is confirmed while viewDetails is taken away: manage never stands alone', async () => {
    const alone: unknown[] = []
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [pat, sam] = [await person(null), await person()]
      await add(pat, sam, 'mine', ['manage', 'viewDetails'])
      const [manage, details] = [await idOf('manage', pat), await idOf('viewDetails', pat)]
      await Promise.allSettled([
        bring(sam, manage, 'confirmed'),
        bring(pat, details, 'none'),
        bring(sam, details, 'denied'),
      ])
      const standing = Object.fromEntries((await rows()).map((row) => [row.permission, row.status]))
      if (standing['manage'] === 'confirmed' && standing['viewDetails'] !== 'confirmed') alone.push(standing)
    }
    expect(alone).toEqual([])
  })

  it('a connection is removed while it is accepted: nothing of the yes is left behind', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [ann, bob] = [await person(), await person()]
      await add(ann, bob, 'theirs', ['viewDetails'])
      await Promise.allSettled([
        changing(db, async (tx) => acceptConnection(tx, bob, ann.accountId, now)),
        changing(db, async (tx) => removeConnection(tx, { ...ann, isAdmin: false }, ann.accountId, bob.accountId, now)),
      ])
      expect(await rows()).toEqual([])
      expect(await db.queries.selectFrom('link_agreements').selectAll().execute()).toEqual([])
    }
  })

  it('a parent allows what the child takes back: what counts was standing', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      const [pat, sam, stranger] = [await person(null), await person(3), await person(null)]
      await db.queries.transaction().execute(async (tx) => connectParentAndChild(tx, pat.accountId, sam.accountId, now))
      await add(stranger, sam, 'mine', ['viewAnalytics'])
      const id = await idOf('viewAnalytics', stranger)
      await bring(sam, id, 'confirmed')
      const given = { childId: sam.accountId, otherId: stranger.accountId, linkIds: [id], allow: true }
      await Promise.allSettled([
        changing(db, async (tx) => decideForChild(tx, pat, given, now)),
        bring(sam, id, 'none'),
      ])
      const left = (await rows()).filter((row) => row.holder_id === stranger.accountId)
      expect(left).toEqual([])
    }
  })

  it('somebody signs in as another while the permission is taken away: no session is left', async () => {
    for (const _ of rounds) {
      await emptyDatabase(db)
      // An older child without a guardian: what a guardian holds, the child cannot take away.
      const [pat, sam] = [await person(null), await person()]
      await add(pat, sam, 'mine', ['authenticate'])
      await bring(sam, await idOf('authenticate', pat), 'confirmed')
      const { token } = await createSession(db, pat.accountId, null, now)
      const sessionHash = hashToken(token)
      if (sessionHash === null) throw new Error('a token has a hash')
      const id = await idOf('authenticate', pat)
      const [opened, taken] = await Promise.allSettled([
        signInAs(db, pat, { targetId: sam.accountId, sessionHash, userAgent: '' }, now),
        bring(sam, id, 'none'),
      ])
      expect(taken.status).toBe('fulfilled')
      if (opened.status === 'fulfilled')
        expect((await readSession(db, hashToken(opened.value.token), now)).state).toBe('unauthenticated')
      else expect((await readSession(db, sessionHash, now)).state).toBe('authenticated')
      const left = await db.queries
        .selectFrom('sessions')
        .select('actor_id')
        .where('actor_id', 'is not', null)
        .execute()
      expect(left).toEqual([])
    }
  })

  it('many people act on one account without blocking each other for good', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, async () => person()))
    const pairs = people.flatMap((a) => people.filter((b) => b !== a).map((b) => [a, b] as const))
    const done = await Promise.allSettled(
      pairs.map(async ([a, b]) => add(a, b, 'mine', ['viewDetails', 'classFriends'])),
    )
    expect(codes(done)).toEqual(pairs.map(() => 'done'))
    expect(
      (await rows()).filter((row) => row.permission === 'classFriends' && row.status === 'confirmed'),
    ).toHaveLength(pairs.length)
  })
})

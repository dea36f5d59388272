import { beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie } from '../http/session.ts'
import { openWorld, type Person } from '../seed/test-world.ts'

const world = openWorld()
let pat: Person
let sam: Person
beforeEach(async () => {
  pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat' })
  sam = await world.person({ grade: 3, username: 'child.sam' })
  await world.manages(pat, sam)
})

const as = async (person: Person, target: Person) => person.call('signInAs', { body: { accountId: target.accountId } })
const session = async (person: Person) => (await person.call('getSession')).body
const sessions = async () =>
  await world.db.queries
    .selectFrom('sessions')
    .select(['account_id', 'actor_id', 'expires_at'])
    .where('account_id', 'in', [pat.accountId, sam.accountId])
    .where((where) => where.or([where('actor_id', 'is not', null), where('account_id', '=', pat.accountId)]))
    .execute()

describe('signing in as another', () => {
  it('changes the token both ways, keeps the end, and says who sits there [A-080] [A-113] [A-237] [A-246] [A-270]', async () => {
    expect((await session(pat)).account).toMatchObject({
      onBehalf: null,
      authTo: [{ accountId: sam.accountId, username: 'child.sam' }],
    })
    const before = pat.cookies.get(sessionCookie)
    const [{ expires_at: end } = { expires_at: null }] = await sessions()
    world.now = new Date(world.now.getTime() + 5 * 86_400_000)
    const { status, body } = await as(pat, sam)
    expect(status).toBe(200)
    const onBehalf = { accountId: pat.accountId, publicName: expect.any(String) }
    expect(body.account).toMatchObject({ accountId: sam.accountId, roles: ['student'], onBehalf, authTo: [] })
    const during = pat.cookies.get(sessionCookie)
    expect(during).not.toBe(before)
    expect(await sessions()).toEqual([{ account_id: sam.accountId, actor_id: pat.accountId, expires_at: end }])
    expect(await session(pat)).toMatchObject({
      state: 'authenticated',
      account: { accountId: sam.accountId, onBehalf },
    })

    expect((await pat.call('returnToOwnAccount')).body.account).toMatchObject({
      accountId: pat.accountId,
      onBehalf: null,
    })
    expect([before, during]).not.toContain(pat.cookies.get(sessionCookie))
    expect(await sessions()).toEqual([{ account_id: pat.accountId, actor_id: null, expires_at: end }])
    for (const old of [before, during]) {
      const replay = world.visitor()
      replay.cookies.set(sessionCookie, old ?? '')
      expect(await session(replay)).toEqual({ state: 'unauthenticated' })
    }
    expect((await pat.call('returnToOwnAccount')).body.code).toBe('not_on_behalf')
  })

  it('leaves a row with who acts and on whom', async () => {
    await as(pat, sam)
    world.now = new Date(world.now.getTime() + 1000)
    await pat.call('returnToOwnAccount')
    const rows = await world.db.queries
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'on_behalf_of', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'sign_in_as', actor_id: pat.accountId, on_behalf_of: null, subject_id: sam.accountId },
      {
        action: 'return_from_sign_in_as',
        actor_id: pat.accountId,
        on_behalf_of: sam.accountId,
        subject_id: sam.accountId,
      },
    ])
  })

  it('is refused without the permission, from the child, and by way of a permission that only waits [A-246]', async () => {
    const stranger = await world.person({ roles: ['parent'], grade: null })
    const admin = await world.person({ roles: ['admin'], grade: null })
    for (const [who, whom] of [
      [stranger, sam],
      [admin, sam],
      [sam, pat],
      [pat, stranger],
      [pat, pat],
    ] as const) {
      expect((await as(who, whom)).body.code).toBe('cannot_sign_in_as')
    }
    expect((await as(world.visitor(), sam)).status).toBe(401)
    await world.db.queries.updateTable('account_links').set({ accepted: false }).execute()
    expect((await as(pat, sam)).body.code).toBe('cannot_sign_in_as')
  })

  it.each(['admin', 'tutor', 'teacher'] as const)(
    'never opens an account of the role %s, also not one that becomes it',
    async (role) => {
      await as(pat, sam)
      const values = { roles: [role] }
      await world.db.queries.updateTable('accounts').set(values).where('id', '=', sam.accountId).execute()
      expect(await session(pat)).toEqual({ state: 'unauthenticated' })
      const again = await world.person({ roles: ['parent'], grade: null })
      await world.manages(again, sam)
      expect((await as(again, sam)).body.code).toBe('cannot_sign_in_as')
      expect((await session(again)).account.authTo).toEqual([])
    },
  )

  it('never opens a deactivated account or one without a username [A-082]', async () => {
    const set = async (values: object) =>
      world.db.queries.updateTable('accounts').set(values).where('id', '=', sam.accountId).execute()
    await set({ active: false })
    expect((await as(pat, sam)).body.code).toBe('cannot_sign_in_as')
    await set({ active: true, username: null, claimed: false })
    expect((await as(pat, sam)).body.code).toBe('cannot_sign_in_as')
  })

  it('does not go on from there, and changes neither links nor password', async () => {
    const leo = await world.person({ grade: 2 })
    await world.manages(pat, leo)
    await world.manages(sam, leo)
    await as(pat, sam)
    expect((await as(pat, leo)).body.code).toBe('on_behalf')
    const params = { accountId: sam.accountId }
    const body = { otherAccountId: leo.accountId, side: 'theirs', permissions: ['viewDetails'] }
    expect((await pat.call('createAccountLink', { params, body })).body.code).toBe('on_behalf')
    const pair = { accountId: sam.accountId, otherId: leo.accountId }
    expect((await pat.call('removeConnection', { params: pair })).body.code).toBe('on_behalf')
    expect((await pat.call('acceptConnection', { params: pair })).body.code).toBe('on_behalf')
    expect((await pat.call('updatePassword', { params, body: { password: 'another one of 9' } })).body.code).toBe(
      'on_behalf',
    )
    expect((await pat.call('updateAccount', { params, body: { email: 'x@example.test' } })).body.code).toBe('on_behalf')
    const links = (await pat.call('listAccountLinks', { params })).body.connections
    expect(links).toHaveLength(2)
  })
})

describe('a session as another ends', () => {
  // A child asks a guardian before anything ends (guardians.test.ts).
  beforeEach(async () => {
    const roles = ['student', 'parent']
    await world.db.queries.updateTable('accounts').set({ roles }).where('id', '=', sam.accountId).execute()
  })
  const links = async (permission: string) =>
    (await sam.call('listAccountLinks', { params: { accountId: sam.accountId } })).body.connections[0].links.find(
      (link: { permissions: string[]; targetAccountId: string }) =>
        link.permissions[0] === permission && link.targetAccountId === sam.accountId,
    )

  it('at once when the permission is removed, and not by another one', async () => {
    await as(pat, sam)
    const remove = async (permission: string) =>
      sam.call('deleteAccountLink', { params: { accountId: sam.accountId, linkId: (await links(permission)).id } })
    expect((await remove('viewAnalytics')).status).toBe(200)
    expect((await session(pat)).state).toBe('authenticated')
    expect((await remove('authenticate')).status).toBe(200)
    expect(await session(pat)).toEqual({ state: 'unauthenticated' })
    expect((await session(sam)).account.accountId).toBe(sam.accountId)
  })

  it('with the whole connection', async () => {
    await as(pat, sam)
    await sam.call('removeConnection', { params: { accountId: sam.accountId, otherId: pat.accountId } })
    expect(await session(pat)).toEqual({ state: 'unauthenticated' })
  })

  it.each([
    ['deactivated', { active: false }],
    ['given another password', { password_hash: 'another' }],
  ])('when the one who sits there is %s', async (_, values) => {
    await as(pat, sam)
    await world.db.queries.updateTable('accounts').set(values).where('id', '=', pat.accountId).execute()
    expect((await session(pat)).state).not.toBe('authenticated')
  })

  it('when the one who sits there is deleted', async () => {
    await as(pat, sam)
    await world.db.queries.deleteFrom('accounts').where('id', '=', pat.accountId).execute()
    expect((await session(pat)).state).toBe('unauthenticated')
  })
})

import type { Side } from '@polyhex/contract/connections/link-rules'
import type { Permission } from '@polyhex/contract/connections/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginDuePower } from './begin-power.ts'
import { openWorld, type Person } from '../seed/test-world.ts'

const world = openWorld()

let pat: Person
let tess: Person
let stranger: Person
beforeEach(async () => {
  pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat', email: 'pat@example.test' })
  tess = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.tess' })
  stranger = await world.person({ roles: ['parent'], grade: null, username: 'someone.else' })
})

const of = (person: Person) => ({ accountId: person.accountId })
const add = async (from: Person, to: Person, side: Side, permissions: Permission[], entered?: string) =>
  from.call('createAccountLink', {
    params: of(from),
    body: { otherAccountId: to.accountId, side, permissions, ...(entered === undefined ? {} : { entered }) },
  })
const list = async (person: Person) => (await person.call('listAccountLinks', { params: of(person) })).body
const first = async (person: Person) => (await list(person)).connections[0]
/** The link of a permission: the one that is about the person, where there is one on each side. */
const idOf = async (person: Person, permission: Permission): Promise<string> => {
  const all: { id: string; permissions: string[]; targetAccountId: string }[] = (await first(person)).links
  const links = all.filter((link) => link.permissions[0] === permission)
  return (links.find((link) => link.targetAccountId === person.accountId) ?? links[0])?.id ?? ''
}
const bring = async (person: Person, permission: Permission, status: string) =>
  person.call('updateAccountLink', {
    params: { ...of(person), linkId: await idOf(person, permission) },
    body: { status },
  })
const effects = async (person: Person): Promise<string[]> =>
  (await first(person)).links
    .filter((link: { inEffect: boolean }) => link.inEffect)
    .map((link: { sourceAccountId: string; permissions: string[] }) =>
      [link.sourceAccountId === person.accountId ? 'mine' : 'theirs', link.permissions[0]].join(' '),
    )
    .toSorted()

/** Pat asks for everything of the preset "child" and gives what it gives. */
async function patAsks(): Promise<void> {
  await Promise.all([
    add(pat, tess, 'mine', ['authenticate', 'manage', 'viewDetails', 'viewAnalytics'], 'TEEN.tess'),
    add(pat, tess, 'theirs', ['sourceCredits', 'viewDetails'], 'TEEN.tess'),
  ])
}

/** The days are over in which power over a student without a parent waits. */
async function waitOut(): Promise<void> {
  await world.db.queries
    .updateTable('account_links')
    .set({ counts_from: world.now })
    .where('counts_from', 'is not', null)
    .execute()
  await beginDuePower(world.db, world.now)
}

describe('connecting', () => {
  it('gives nothing before the other confirms, and everything afterwards [A-005] [A-010] [A-161] [A-239] [A-245]', async () => {
    await patAsks()
    expect(await effects(pat)).toEqual([])
    expect(await first(pat)).toMatchObject({ kind: 'student', waitingFor: ['them'] })
    expect(await first(tess)).toMatchObject({ kind: 'parent', waitingFor: ['me'] })
    expect((await pat.call('getAccount', { params: of(tess) })).status).toBe(404)
    expect((await pat.call('listManagedAccounts', { params: of(pat) })).body.accounts).toEqual([])
    const asked: Permission[] = ['manage', 'viewDetails', 'authenticate', 'viewAnalytics']
    const statuses = await Promise.all(
      (await first(tess)).links
        .filter((link: { status: string }) => link.status === 'requested')
        .map(async (link: { id: string }) => {
          const params = { ...of(tess), linkId: link.id }
          return (await tess.call('updateAccountLink', { params, body: { status: 'confirmed' } })).status
        }),
    )
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await effects(pat)).not.toContain('mine manage')
    await waitOut()
    expect(await effects(pat)).toEqual(
      [...asked.map((one) => `mine ${one}`), 'theirs sourceCredits', 'theirs viewDetails'].toSorted(),
    )
    expect((await pat.call('getAccount', { params: of(tess) })).status).toBe(200)
    expect((await pat.call('listManagedAccounts', { params: of(pat) })).body.accounts).toMatchObject([
      { id: tess.accountId, roles: ['student'] },
    ])
    expect((await tess.call('getAccount', { params: of(pat) })).status).toBe(200)
  })

  it('takes effect by accepting where there was nothing to confirm', async () => {
    await add(pat, tess, 'theirs', ['viewDetails'])
    expect((await tess.call('getAccount', { params: of(pat) })).status).toBe(404)
    const params = { ...of(tess), otherId: pat.accountId }
    expect((await tess.call('acceptConnection', { params })).body.connection.waitingFor).toEqual([])
    expect((await tess.call('getAccount', { params: of(pat) })).status).toBe(200)
    expect(
      (await stranger.call('acceptConnection', { params: { ...of(stranger), otherId: pat.accountId } })).status,
    ).toBe(404)
  })

  it('shows source, target, what was typed, and one permission with its status [A-120] [A-121] [A-264]', async () => {
    await add(pat, tess, 'mine', ['viewAnalytics'], 'TEEN.tess')
    const { links } = await first(pat)
    expect(links).toMatchObject([
      {
        sourceAccountId: pat.accountId,
        targetAccountId: tess.accountId,
        sourceEmail: 'parent.pat',
        targetEmail: 'TEEN.tess',
        permissions: ['viewAnalytics'],
        status: 'requested',
        askedBy: pat.accountId,
        inEffect: false,
      },
    ])
    // Whoever is asked does not read what a stranger typed.
    expect((await first(tess)).links).toMatchObject([{ sourceEmail: 'parent.pat', targetEmail: 'teen.tess' }])
  })

  it('lists page by page, with the fields asked for [A-263]', async () => {
    await patAsks()
    for (const permission of ['viewDetails'] as const) await bring(tess, permission, 'confirmed')
    world.now = new Date(world.now.getTime() + 1000)
    await add(stranger, pat, 'mine', ['viewDetails'])
    const page = await pat.call('listAccountLinks', { params: of(pat), query: { count: 1, fields: 'timeZone' } })
    expect(page.body.total).toBe(2)
    expect(page.body.connections).toHaveLength(1)
    expect(page.body.connections[0].other).toEqual({
      id: tess.accountId,
      username: 'teen.tess',
      avatarName: expect.any(String),
      avatarUrl: 'hexagon',
      timeZone: 'America/New_York',
    })
    const next = await pat.call('listAccountLinks', { params: of(pat), query: { count: 1, offset: 1 } })
    expect(next.body.connections[0].other.username).toBe('someone.else')
    expect((await pat.call('listAccountLinks', { params: of(pat), query: { fields: 'passwordHash' } })).status).toBe(
      400,
    )
  })

  it('shows of the other only username, public name and avatar without viewDetails in effect [A-248]', async () => {
    await add(pat, tess, 'mine', ['viewDetails'])
    const seen = { id: tess.accountId, username: 'teen.tess', avatarName: expect.any(String), avatarUrl: 'hexagon' }
    expect((await first(pat)).other).toEqual(seen)
    await bring(tess, 'viewDetails', 'confirmed')
    expect((await first(pat)).other).toMatchObject({ gradeLevel: 10, timeZone: 'America/New_York' })
    await bring(pat, 'viewDetails', 'confirmed')
    await tess.call('deleteAccountLink', { params: { ...of(tess), linkId: await idOf(tess, 'viewDetails') } })
    expect(await first(pat)).toBeUndefined()
  })

  it('keeps credits on one side, in any order of calls [A-157] [A-234]', async () => {
    const both = await Promise.all([
      add(pat, tess, 'mine', ['sourceCredits']),
      add(pat, tess, 'theirs', ['sourceCredits']),
    ])
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
    expect(both.find((one) => one.status === 409)?.body.code).toBe('source_credits_exclusive')
  })

  it('makes classFriends one thing for both [A-156] [A-240]', async () => {
    const max = await world.person({ grade: 9, birthMonth: '2011/03' })
    await add(tess, max, 'mine', ['classFriends'])
    expect((await first(max)).links.map((link: { status: string }) => link.status)).toEqual(['requested', 'requested'])
    expect((await bring(tess, 'classFriends', 'confirmed')).body.code).toBe('not_yours_to_decide')
    await bring(max, 'classFriends', 'confirmed')
    expect(await effects(tess)).toEqual(['mine classFriends', 'theirs classFriends'])
    expect(await first(tess)).toMatchObject({ kind: 'friend' })
    await max.call('deleteAccountLink', { params: { ...of(max), linkId: await idOf(max, 'classFriends') } })
    expect((await list(tess)).connections).toEqual([])
  })

  it('refuses oneself, accounts that are not there, and power over staff', async () => {
    expect((await add(pat, pat, 'mine', ['viewDetails'])).body.code).toBe('link_with_self')
    const gone = await world.person({ active: false })
    expect((await add(pat, gone, 'mine', ['viewDetails'])).body.code).toBe('account_not_found')
    for (const role of ['tutor', 'teacher', 'admin'] as const) {
      const staff = await world.person({ roles: [role], grade: null })
      expect((await add(pat, staff, 'mine', ['authenticate'])).body.code).toBe('not_for_staff')
      expect((await add(staff, pat, 'theirs', ['authenticate'])).body.code).toBe('not_for_staff')
      expect((await add(pat, staff, 'theirs', ['authenticate'])).status).toBe(200)
    }
  })

  it('stops after 30 requests that nobody has answered', async () => {
    const others = await Promise.all(
      Array.from({ length: 31 }, async () => world.person({ grade: 9, birthMonth: '2011/03' })),
    )
    const codes = []
    for (const other of others) codes.push((await add(pat, other, 'mine', ['viewAnalytics'])).status)
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 200), 409])
    await add(others[0]!, pat, 'theirs', ['viewAnalytics'])
    expect((await add(pat, others[30]!, 'mine', ['viewAnalytics'])).status).toBe(200)
  })
})

describe('a permission in effect', () => {
  const verdicts = async () => [
    (await pat.call('listHistoryItems', { params: of(tess) })).status,
    (await pat.call('getAccount', { params: of(tess) })).status,
    (await pat.call('updateAccount', { params: of(tess), body: { timeZone: 'Asia/Tokyo' } })).status,
    (await pat.call('signInAs', { body: of(tess) })).status,
  ]

  it.each([
    [['viewAnalytics'], [200, 404, 404, 403]],
    [['viewDetails'], [404, 200, 404, 403]],
    [
      ['viewDetails', 'manage'],
      [404, 200, 200, 403],
    ],
    [['authenticate'], [404, 404, 404, 200]],
    [['classFriends'], [404, 404, 404, 403]],
    [['sourceCredits'], [404, 404, 404, 403]],
  ] as [Permission[], number[]][])(
    '%j opens just what it says [A-233] [A-235] [A-236] [A-237] [A-246]',
    async (permissions, expected) => {
      await add(pat, tess, 'mine', permissions)
      expect(await verdicts()).toEqual([404, 404, 404, 403])
      for (const permission of permissions) await bring(tess, permission, 'confirmed')
      await waitOut()
      expect(await verdicts()).toEqual(expected)
    },
  )
})

describe('nobody decides for another', () => {
  it('refuses every change in another’s name, also to a parent, an administrator and a stranger [A-150] [A-152]', async () => {
    const sam = await world.person({ grade: 3 })
    await world.manages(pat, sam)
    const admin = await world.person({ roles: ['admin'], grade: null })
    await add(stranger, sam, 'mine', ['viewAnalytics'])
    const { links } = (await list(sam)).connections.find(
      (one: { other: { id: string } }) => one.other.id === stranger.accountId,
    )
    const link = { accountId: sam.accountId, linkId: links[0].id }
    const pair = { accountId: sam.accountId, otherId: stranger.accountId }
    for (const who of [pat, admin, stranger, tess]) {
      const answers = [
        await who.call('updateAccountLink', { params: link, body: { status: 'confirmed' } }),
        await who.call('deleteAccountLink', { params: link }),
        await who.call('acceptConnection', { params: pair }),
        await who.call('createAccountLink', {
          params: of(sam),
          body: { otherAccountId: stranger.accountId, side: 'theirs', permissions: ['viewAnalytics'] },
        }),
        await who.call('updateAccountLink', {
          params: { accountId: who.accountId, linkId: links[0].id },
          body: { status: 'confirmed' },
        }),
      ]
      const verdicts = answers.map((answer) => answer.status)
      // The asker may name the link as its own, but cannot confirm it.
      expect(verdicts).toEqual([403, 403, 403, 403, who === stranger ? 403 : 404])
    }
    expect((await world.visitor().call('deleteAccountLink', { params: link })).status).toBe(401)
    const { status } = await world.db.queries
      .selectFrom('account_links')
      .select('status')
      .where('id', '=', links[0].id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('requested')
  })

  it('shows connections to the account, who manages it and administrators only', async () => {
    await add(pat, tess, 'mine', ['viewAnalytics'])
    const admin = await world.person({ roles: ['admin'], grade: null })
    for (const name of ['listAccountLinks', 'getLinkedAccounts', 'listManagedAccounts'] as const) {
      expect((await stranger.call(name, { params: of(tess) })).status).toBe(404)
      expect((await pat.call(name, { params: of(tess) })).status).toBe(404)
      expect((await world.visitor().call(name, { params: of(tess) })).status).toBe(401)
      expect((await admin.call(name, { params: of(tess) })).status).toBe(200)
    }
  })

  it('gives the accounts that are connected with one by something in effect, and no others [A-262]', async () => {
    const [sam, max] = [await world.person({ grade: 3 }), await world.person({ grade: 4 })]
    await world.manages(pat, sam)
    await add(pat, max, 'mine', ['viewDetails'])
    const linked = async (who: Person) => (await who.call('getLinkedAccounts', { params: of(who) })).body.accounts
    expect((await linked(pat)).map(({ id }: { id: string }) => id)).toEqual([sam.accountId])
    expect(await linked(max)).toEqual([])
  })

  it('shows a parent the public part of a child’s connections, and not what was typed', async () => {
    const sam = await world.person({ grade: 3, username: 'child.sam' })
    await world.manages(pat, sam)
    await add(tess, sam, 'theirs', ['viewDetails'], 'CHILD.sam')
    const { connections } = (await pat.call('listAccountLinks', { params: of(sam) })).body
    const withTess = connections.find((one: { other: { id: string } }) => one.other.id === tess.accountId)
    expect(Object.keys(withTess.other).toSorted()).toEqual(['avatarName', 'avatarUrl', 'id', 'username'])
    expect(JSON.stringify(withTess)).not.toContain('CHILD.sam')
  })
})

describe('a child under 13', () => {
  let sam: Person
  beforeEach(async () => {
    sam = await world.person({ grade: 3, username: 'child.sam' })
    await world.manages(pat, sam)
  })
  const withStranger = async (person: Person) =>
    (await list(person)).connections.find((one: { other: { id: string } }) => one.other.id === stranger.accountId)

  it('cannot let a stranger in alone: a parent decides too, and only on what the parent has seen', async () => {
    await add(stranger, sam, 'mine', ['viewDetails', 'viewAnalytics'])
    expect((await list(pat)).toDecide).toEqual([])
    const { links } = await withStranger(sam)
    for (const link of links) {
      const params = { ...of(sam), linkId: link.id }
      await sam.call('updateAccountLink', { params, body: { status: 'confirmed' } })
    }
    expect((await withStranger(sam)).waitingFor).toEqual(['my_parent'])
    expect((await stranger.call('getAccount', { params: of(sam) })).status).toBe(404)
    const { toDecide } = await list(pat)
    expect(toDecide).toMatchObject([
      { child: { id: sam.accountId }, other: { id: stranger.accountId, username: 'someone.else' } },
    ])
    const seen = toDecide[0].links.find((link: { permissions: string[] }) => link.permissions[0] === 'viewAnalytics')
    const params = { ...of(sam), otherId: stranger.accountId }
    const body = { allow: true, linkIds: [seen.id] }
    expect((await sam.call('decideForChild', { params, body })).status).toBe(403)
    expect((await stranger.call('decideForChild', { params, body })).status).toBe(404)
    expect((await pat.call('decideForChild', { params, body })).status).toBe(200)
    expect((await withStranger(sam)).links.filter((link: { inEffect: boolean }) => link.inEffect)).toHaveLength(1)
    expect((await stranger.call('getAccount', { params: of(sam) })).status).toBe(404)
  })

  it('keeps what a parent has allowed when the parent refuses more', async () => {
    const agree = async (permission: Permission) => {
      await add(stranger, sam, 'mine', [permission])
      const { links } = await withStranger(sam)
      const link = links.find((one: { permissions: string[] }) => one.permissions[0] === permission)
      await sam.call('updateAccountLink', { params: { ...of(sam), linkId: link.id }, body: { status: 'confirmed' } })
      return link.id as string
    }
    const decide = async (id: string, allow: boolean) =>
      pat.call('decideForChild', {
        params: { ...of(sam), otherId: stranger.accountId },
        body: { allow, linkIds: [id] },
      })
    const first = await agree('viewAnalytics')
    await decide(first, true)
    await decide(await agree('viewDetails'), false)
    expect((await withStranger(sam)).links).toMatchObject([{ id: first, inEffect: true }])
    expect((await decide(first, false)).body.code).toBe('link_not_found')
  })

  it('is not parted from one parent by another', async () => {
    const quinn = await world.person({ roles: ['parent'], grade: null })
    await world.manages(quinn, sam)
    const pair = { ...of(sam), otherId: quinn.accountId }
    expect((await pat.call('removeConnection', { params: pair })).body.code).toBe('not_allowed')
    expect((await quinn.call('removeConnection', { params: pair })).status).toBe(200)
    await add(stranger, sam, 'mine', ['viewAnalytics'])
    const other = { ...of(sam), otherId: stranger.accountId }
    expect((await pat.call('removeConnection', { params: other })).status).toBe(200)
  })

  it('is let go by a parent’s no, and connected with a parent without a second one', async () => {
    await add(sam, stranger, 'mine', ['classFriends'])
    const params = { ...of(stranger), linkId: (await first(stranger)).links[0].id }
    await stranger.call('updateAccountLink', { params, body: { status: 'confirmed' } })
    const [decision] = (await list(pat)).toDecide
    const linkIds = decision.links.map((link: { id: string }) => link.id)
    const pair = { ...of(sam), otherId: stranger.accountId }
    expect((await pat.call('decideForChild', { params: pair, body: { allow: false, linkIds } })).status).toBe(200)
    expect(await withStranger(sam)).toBeUndefined()
    await add(pat, sam, 'mine', ['classFriends'])
    await bring(sam, 'classFriends', 'confirmed')
    expect(await effects(sam)).toContain('mine classFriends')
  })

  it('without any parent lets no stranger in, whatever the child confirms', async () => {
    const lone = await world.person({ grade: 4 })
    await add(stranger, lone, 'mine', ['viewDetails', 'manage', 'authenticate'])
    for (const permission of ['viewDetails', 'manage', 'authenticate'] as const)
      await bring(lone, permission, 'confirmed')
    expect(await effects(lone)).toEqual([])
    expect((await stranger.call('signInAs', { body: of(lone) })).status).toBe(403)
    const pair = { ...of(lone), otherId: stranger.accountId }
    const ids = (await first(lone)).links.map((link: { id: string }) => link.id)
    expect((await stranger.call('decideForChild', { params: pair, body: { allow: true, linkIds: ids } })).status).toBe(
      404,
    )
  })

  it('is one by the month of birth, or without one, whatever the grade', async () => {
    const young = async (birthMonth: string | null) => {
      const child = await world.person({ grade: 12, ...(birthMonth === null ? {} : { birthMonth }) })
      await add(stranger, child, 'mine', ['viewAnalytics'])
      await bring(child, 'viewAnalytics', 'confirmed')
      return (await first(child)).waitingFor
    }
    expect(await young('2013/11')).toEqual(['my_parent'])
    expect(await young('2013/10')).toEqual([])
    expect(await young(null)).toEqual(['my_parent'])
  })
})

describe('an end', () => {
  it('comes from either side, at once and for everything [A-154] [A-231]', async () => {
    // A child asks a guardian first (guardians.test.ts).
    const roles = ['student', 'parent']
    await world.db.queries.updateTable('accounts').set({ roles }).where('id', '=', tess.accountId).execute()
    await patAsks()
    for (const permission of ['viewDetails', 'manage', 'authenticate'] as const)
      await bring(tess, permission, 'confirmed')
    expect((await pat.call('getAccount', { params: of(tess) })).status).toBe(200)
    const pair = { ...of(tess), otherId: pat.accountId }
    expect((await stranger.call('removeConnection', { params: pair })).status).toBe(404)
    expect((await tess.call('removeConnection', { params: pair })).status).toBe(200)
    expect((await pat.call('getAccount', { params: of(tess) })).status).toBe(404)
    expect((await list(pat)).connections).toEqual([])
    expect((await tess.call('removeConnection', { params: pair })).body.code).toBe('link_not_found')
    // Nothing of the former yes is left.
    await add(pat, tess, 'theirs', ['viewDetails'])
    expect((await first(tess)).waitingFor).toEqual(['me'])
  })

  it('of a teenager’s connection is not a parent’s to make', async () => {
    await world.manages(pat, tess)
    await add(stranger, tess, 'mine', ['viewAnalytics'])
    const pair = { ...of(tess), otherId: stranger.accountId }
    expect((await pat.call('removeConnection', { params: pair })).status).toBe(403)
    const admin = await world.person({ roles: ['admin'], grade: null })
    expect((await admin.call('removeConnection', { params: pair })).status).toBe(200)
  })
})

describe('looking an account up', () => {
  const find = async (by: Person, identifier: string) =>
    (await by.call('listPublicAccounts', { query: { identifier } })).body.accounts

  it('finds exactly one by username or an adult’s email, with its public part only [A-261]', async () => {
    const found = { id: pat.accountId, username: 'parent.pat', avatarName: expect.any(String), avatarUrl: 'hexagon' }
    expect(await find(tess, 'Parent.PAT')).toEqual([found])
    expect(await find(tess, ' PAT@example.test ')).toEqual([found])
    for (const name of ['parent.pa', 'parent%', 'pat']) expect(await find(tess, name)).toEqual([])
  })

  it('says of one’s own name or email that it is one’s own', async () => {
    for (const identifier of ['PARENT.pat', 'pat@example.test']) {
      const { status, body } = await pat.call('listPublicAccounts', { query: { identifier } })
      expect([status, body.code]).toEqual([409, 'link_with_self'])
    }
  })

  it('never finds by a student’s email, nor administrators, deactivated and unfinished accounts', async () => {
    const hidden = await world.person({ grade: 5, username: 'child.hidden' })
    const set = async (values: object) =>
      world.db.queries.updateTable('accounts').set(values).where('id', '=', hidden.accountId).execute()
    await set({ email: 'family@example.test' })
    expect(await find(tess, 'family@example.test')).toEqual([])
    expect(await find(tess, 'child.hidden')).toHaveLength(1)
    await set({ active: false })
    expect(await find(tess, 'child.hidden')).toEqual([])
    await world.person({ roles: ['admin'], grade: null, username: 'the.admin' })
    expect(await find(tess, 'the.admin')).toEqual([])
  })

  it('stops after 30 in 15 minutes, for one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) =>
        tess.call('listPublicAccounts', { query: { identifier: `name.${n}` } }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10)
    expect(await find(pat, 'teen.tess')).toHaveLength(1)
    world.now = new Date(world.now.getTime() + 15 * 60_000 + 1)
    expect(await find(tess, 'parent.pat')).toHaveLength(1)
    expect((await world.visitor().call('listPublicAccounts', { query: { identifier: 'x' } })).status).toBe(401)
  })
})

describe('what is left behind', () => {
  it('is an audit row for each change, without names', async () => {
    const later = () => (world.now = new Date(world.now.getTime() + 1000))
    await add(pat, tess, 'mine', ['viewAnalytics'], 'teen.tess')
    later()
    await bring(tess, 'viewAnalytics', 'confirmed')
    later()
    await tess.call('removeConnection', { params: { ...of(tess), otherId: pat.accountId } })
    const rows = await world.db.queries
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id', 'details'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      {
        action: 'link_changed',
        actor_id: pat.accountId,
        subject_id: tess.accountId,
        details: { did: 'add', side: 'mine', permissions: ['viewAnalytics'] },
      },
      {
        action: 'link_changed',
        actor_id: tess.accountId,
        subject_id: pat.accountId,
        details: { did: 'confirm', side: 'theirs', permissions: ['viewAnalytics'] },
      },
      {
        action: 'link_removed',
        actor_id: tess.accountId,
        subject_id: pat.accountId,
        details: { did: 'remove_connection', of: tess.accountId, permissions: ['viewAnalytics'] },
      },
    ])
  })

  it('is one mail to who is asked and one to who asked, however many calls it took', async () => {
    await patAsks()
    const mails = async () =>
      await world.db.queries
        .selectFrom('outbox_mails')
        .select(['account_id', 'template', 'data'])
        .orderBy('id')
        .execute()
    expect(await mails()).toMatchObject([{ account_id: tess.accountId, template: 'link_request' }])
    const [request] = await mails()
    expect((request?.data as { asks: string[] }).asks.toSorted()).toEqual(
      ['authenticate', 'manage', 'viewAnalytics', 'viewDetails'].toSorted(),
    )
    await bring(tess, 'viewDetails', 'confirmed')
    await bring(tess, 'viewAnalytics', 'confirmed')
    const confirmed = (await mails()).filter((mail) => mail.template === 'link_confirmed')
    expect(confirmed).toMatchObject([{ account_id: pat.accountId }])
    expect((confirmed[0]?.data as { allowed: string[] }).allowed.toSorted()).toEqual(['viewAnalytics', 'viewDetails'])
  })
})

import type { Permission } from '@polyhex/contract/connections/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginDuePower } from './begin-power.ts'
import { endDuePartings } from './partings.ts'
import { openWorld, password, type Person } from '../seed/test-world.ts'

const world = openWorld()
const endPartings = () => endDuePartings(world.db, world.now)

let pat: Person
let kid: Person
let teen: Person
let stranger: Person
beforeEach(async () => {
  pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat', email: 'pat@example.test' })
  kid = await world.person({ birthMonth: '2018/03', username: 'kid.kim' })
  teen = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.tess' })
  stranger = await world.person({ roles: ['parent'], grade: null, username: 'some.one', email: 'some@example.test' })
  await world.manages(pat, kid)
  await world.manages(pat, teen)
})

const of = (person: Person) => ({ accountId: person.accountId })
const pair = (one: Person, other: Person) => ({ accountId: one.accountId, otherId: other.accountId })
const links = async (person: Person, other: Person) => {
  const { connections } = (await person.call('listAccountLinks', { params: of(person) })).body
  return connections.find((one: { other: { id: string } }) => one.other.id === other.accountId)
}
const power: Permission[] = ['viewDetails', 'manage', 'authenticate', 'viewAnalytics']
/** The stranger asks for everything, and the child says yes to all of it. */
async function strangerAsks(child: Person, permissions = power): Promise<void> {
  const body = { otherAccountId: child.accountId, side: 'mine', permissions }
  expect((await stranger.call('createAccountLink', { params: of(stranger), body })).status).toBe(200)
  for (const link of (await links(child, stranger)).links) {
    const params = { ...of(child), linkId: link.id }
    expect((await child.call('updateAccountLink', { params, body: { status: 'confirmed' } })).status).toBe(200)
  }
}
const effective = async (holder: Person, subject: Person): Promise<string[]> =>
  (
    await world.db.queries
      .selectFrom('account_links')
      .select('permission')
      .where('holder_id', '=', holder.accountId)
      .where('subject_id', '=', subject.accountId)
      .where('accepted', '=', true)
      .orderBy('permission')
      .execute()
  ).map((row) => row.permission)
const mailsTo = async (person: Person, template: 'child_news' | 'password_changed') =>
  (
    await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('account_id', '=', person.accountId)
      .where('template', '=', template)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map((row) => row.data as Record<string, unknown>)
const kindsMailed = async (person: Person) => (await mailsTo(person, 'child_news')).map((data) => data['kind'])
const matters = async (person: Person) => (await person.call('listFamilyMatters')).body
const later = (days: number): Date => new Date(world.now.getTime() + days * 86_400_000)

describe('power over a child of 13 or more whom a guardian manages', () => {
  it('is not given by the child alone: the guardian is asked, and told by mail', async () => {
    await strangerAsks(teen)
    expect(await effective(stranger, teen)).toEqual(['viewAnalytics', 'viewDetails'])
    expect((await links(teen, stranger)).waitingFor).toEqual(['my_parent'])
    expect((await stranger.call('signInAs', { body: { accountId: teen.accountId } })).status).toBe(403)
    const body = { password: 'another long password' }
    expect((await stranger.call('updatePassword', { params: of(teen), body })).status).toBe(404)
    expect(await kindsMailed(pat)).toContain('decision_waits')
    const { toDecide } = (await pat.call('listAccountLinks', { params: of(pat) })).body
    expect(toDecide).toHaveLength(1)
    expect(toDecide[0].links.map((link: { permissions: string[] }) => link.permissions[0]).toSorted()).toEqual([
      'authenticate',
      'manage',
    ])
  })

  it('begins with the guardian’s yes, and only then', async () => {
    await strangerAsks(teen)
    const { toDecide } = (await pat.call('listAccountLinks', { params: of(pat) })).body
    const linkIds = toDecide[0].links.map((link: { id: string }) => link.id)
    const call = { params: pair(teen, stranger), body: { allow: true, linkIds } }
    expect((await stranger.call('decideForChild', call)).status).toBe(404)
    expect((await teen.call('decideForChild', call)).status).toBe(403)
    expect((await pat.call('decideForChild', call)).status).toBe(200)
    expect(await effective(stranger, teen)).toEqual(['authenticate', 'manage', 'viewAnalytics', 'viewDetails'])
  })

  it('leaves friends hers in any case', async () => {
    const friend = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.friend' })
    const body = { otherAccountId: teen.accountId, side: 'mine', permissions: ['classFriends'] }
    await friend.call('createAccountLink', { params: of(friend), body })
    const [link] = (await links(teen, friend)).links
    const params = { ...of(teen), linkId: link.id }
    await teen.call('updateAccountLink', { params, body: { status: 'confirmed' } })
    expect(await effective(friend, teen)).toEqual(['classFriends'])
    expect(await kindsMailed(pat)).toContain('connected')
  })
})

describe('power over a child of 13 or more whom nobody manages', () => {
  let alone: Person
  beforeEach(async () => {
    const email = 'alone@example.test'
    alone = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.alone', email })
  })
  const begin = () => beginDuePower(world.db, world.now)
  const powerMails = async (person: Person) =>
    (
      await world.db.queries
        .selectFrom('outbox_mails')
        .select('data')
        .where('account_id', '=', person.accountId)
        .where('template', '=', 'power_waits')
        .execute()
    ).map((row) => row.data as Record<string, unknown>)

  it('waits for 7 days, of which the child is mailed and both read, and then begins', async () => {
    await strangerAsks(alone)
    expect(await effective(stranger, alone)).toEqual(['viewAnalytics', 'viewDetails'])
    expect((await stranger.call('signInAs', { body: { accountId: alone.accountId } })).status).toBe(403)
    expect(await powerMails(alone)).toMatchObject([{ countsFrom: later(7).toISOString() }])
    for (const [one, other] of [
      [alone, stranger],
      [stranger, alone],
    ] as const)
      expect(await links(one, other)).toMatchObject({ waitingFor: [], powerFrom: later(7).toISOString() })
    const start = world.now
    world.now = new Date(later(7).getTime() - 1)
    await begin()
    expect(await effective(stranger, alone)).toEqual(['viewAnalytics', 'viewDetails'])
    world.now = new Date(start.getTime() + 7 * 86_400_000)
    await begin()
    expect(await effective(stranger, alone)).toEqual(['authenticate', 'manage', 'viewAnalytics', 'viewDetails'])
    world.now = start
    expect((await links(alone, stranger)).powerFrom).toBeNull()
  })

  it('is taken back by the child until then, permission by permission or whole, and starts anew when given again', async () => {
    await strangerAsks(alone)
    const link = (await links(alone, stranger)).links.find(({ permissions }: { permissions: string[] }) =>
      permissions.includes('authenticate'),
    )
    const params = { ...of(alone), linkId: link.id }
    expect((await alone.call('deleteAccountLink', { params })).status).toBe(200)
    const second = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.second' })
    await strangerAsks(second)
    const ended = await second.call('removeConnection', { params: pair(second, stranger) })
    expect(ended.body).toMatchObject({ ended: true })
    const third = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.third' })
    await strangerAsks(third)
    world.now = later(6)
    await third.call('removeConnection', { params: pair(third, stranger) })
    await strangerAsks(third)
    world.now = later(2)
    await begin()
    expect(await effective(stranger, alone)).toEqual(['manage', 'viewAnalytics', 'viewDetails'])
    expect(await effective(stranger, second)).toEqual([])
    expect(await effective(stranger, third)).toEqual(['viewAnalytics', 'viewDetails'])
  })

  it('asks who manages the child meanwhile, in place of waiting', async () => {
    await strangerAsks(alone)
    await world.manages(pat, alone)
    const start = world.now
    world.now = later(8)
    await begin()
    expect(await effective(stranger, alone)).toEqual(['viewAnalytics', 'viewDetails'])
    world.now = start
    expect(await links(alone, stranger)).toMatchObject({ waitingFor: ['my_parent'], powerFrom: null })
    expect(await kindsMailed(pat)).toContain('decision_waits')
  })
})

describe('leaving a guardian', () => {
  it('needs the guardian’s yes under 13, also permission by permission', async () => {
    for (const link of (await links(kid, pat)).links.filter(
      (one: { sourceAccountId: string }) => one.sourceAccountId === pat.accountId,
    )) {
      const params = { ...of(kid), linkId: link.id }
      expect(await kid.call('deleteAccountLink', { params })).toMatchObject({
        status: 403,
        body: { code: 'guardian_stays' },
      })
    }
    expect((await kid.call('removeConnection', { params: pair(kid, pat) })).body).toEqual({
      ended: false,
      endsAt: null,
    })
    world.now = later(60)
    await endPartings()
    expect(await effective(pat, kid)).toContain('manage')
  })

  it('is answered by the guardian on screen: kept, or ended', async () => {
    await kid.call('removeConnection', { params: pair(kid, pat) })
    expect(await kindsMailed(pat)).toEqual(['parting_asked'])
    expect((await matters(pat)).partings).toMatchObject([{ child: { id: kid.accountId }, endsAt: null }])
    expect((await kid.call('answerParting', { params: pair(kid, pat), body: { end: true } })).status).toBe(403)
    expect((await pat.call('answerParting', { params: pair(kid, pat), body: { end: false } })).status).toBe(200)
    expect((await matters(pat)).partings).toEqual([])
    expect(await effective(pat, kid)).toContain('manage')
    await kid.call('removeConnection', { params: pair(kid, pat) })
    expect((await pat.call('answerParting', { params: pair(kid, pat), body: { end: true } })).status).toBe(200)
    expect(await effective(pat, kid)).toEqual([])
  })

  it('takes a mail and 7 days from 13 on, can be taken back, and cannot be forbidden', async () => {
    const asked = await teen.call('removeConnection', { params: pair(teen, pat) })
    expect(asked.body).toEqual({ ended: false, endsAt: later(7).toISOString() })
    expect((await mailsTo(pat, 'child_news'))[0]).toMatchObject({
      kind: 'parting_asked',
      endsAt: later(7).toISOString(),
    })
    expect((await pat.call('answerParting', { params: pair(teen, pat), body: { end: false } })).status).toBe(403)
    expect((await links(teen, pat)).parting).toEqual({
      askedAt: world.now.toISOString(),
      endsAt: later(7).toISOString(),
    })
    expect((await teen.call('cancelParting', { params: pair(teen, pat) })).status).toBe(200)
    const begin = world.now
    world.now = later(8)
    await endPartings()
    expect(await effective(pat, teen)).toContain('manage')
    world.now = begin
    await teen.call('removeConnection', { params: pair(teen, pat) })
    world.now = new Date(later(7).getTime() - 1)
    await endPartings()
    expect(await effective(pat, teen)).toContain('manage')
    world.now = later(1)
    await endPartings()
    expect(await effective(pat, teen)).toEqual([])
    expect(await kindsMailed(pat)).toContain('disconnected')
  })

  it('is open to the guardian, who tells the others by it', async () => {
    const mum = await world.person({ roles: ['guardian'], grade: null, email: 'mum@example.test' })
    await world.manages(mum, kid)
    expect((await pat.call('removeConnection', { params: pair(pat, kid) })).body).toEqual({ ended: true, endsAt: null })
    expect(await kindsMailed(mum)).toEqual(['disconnected'])
    expect((await matters(mum)).news).toMatchObject([
      { kind: 'disconnected', child: { id: kid.accountId }, other: { id: pat.accountId } },
    ])
  })
})

describe('guardians are told', () => {
  it('when somebody else signs in as the child, once a day', async () => {
    const mum = await world.person({ roles: ['parent'], grade: null, email: 'mum@example.test' })
    await world.manages(mum, kid)
    await pat.call('signInAs', { body: { accountId: kid.accountId } })
    await pat.call('returnToOwnAccount')
    await pat.call('signInAs', { body: { accountId: kid.accountId } })
    expect(await kindsMailed(mum)).toEqual(['signed_in_as'])
    expect(await kindsMailed(pat)).toEqual([])
  })

  it('when the password of a child without an address changes, whoever changes it', async () => {
    const mum = await world.person({ roles: ['parent'], grade: null, email: 'mum@example.test' })
    await world.manages(mum, kid)
    const body = { password: 'another long password' }
    expect((await pat.call('updatePassword', { params: of(kid), body })).status).toBe(200)
    expect(await mailsTo(mum, 'child_news')).toMatchObject([{ kind: 'password_set' }])
    expect(await kindsMailed(pat)).toEqual([])
    expect((await teen.call('updatePassword', { params: of(teen), body })).status).toBe(200)
    expect(await kindsMailed(pat)).toEqual(['password_set'])
  })

  it('until they have seen it', async () => {
    await teen.call('updatePassword', { params: of(teen), body: { password: 'another long password' } })
    const [news] = (await matters(pat)).news
    expect(news).toMatchObject({ kind: 'password_set', child: { id: teen.accountId }, other: { id: teen.accountId } })
    expect((await stranger.call('markNewsSeen', { body: { ids: [news.id] } })).status).toBe(200)
    expect((await matters(pat)).news).toHaveLength(1)
    await pat.call('markNewsSeen', { body: { ids: [news.id] } })
    expect((await matters(pat)).news).toEqual([])
  })
})

describe('a stranger', () => {
  it('gets no child by the address that a managed child types', async () => {
    const call = { params: of(teen), body: { email: 'some@example.test' } }
    expect((await teen.call('resendConsent', call)).status).toBe(403)
  })

  it('writes nothing to a child in the place of a name', async () => {
    const body = {
      otherAccountId: kid.accountId,
      side: 'mine',
      permissions: ['viewDetails'],
      entered: 'call me at 555 0100',
    }
    const asked = await stranger.call('createAccountLink', { params: of(stranger), body })
    expect(asked.status).toBe(400)
    expect(asked.body.errors[0].field).toBe('entered')
    await stranger.call('createAccountLink', { params: of(stranger), body: { ...body, entered: 'KID.kim' } })
    const seen = JSON.stringify(await links(kid, stranger))
    expect(seen).toContain('"kid.kim"')
    expect(seen).not.toContain('KID.kim')
    expect(JSON.stringify(await links(stranger, kid))).toContain('KID.kim')
  })
})

describe('a password', () => {
  it('is asked for again before a password is changed, 10 minutes after it was shown', async () => {
    const change = async () =>
      pat.call('updatePassword', { params: of(kid), body: { password: 'another long password' } })
    world.now = new Date(world.now.getTime() + 10 * 60_000)
    expect(await change()).toMatchObject({ status: 403, body: { code: 'password_needed' } })
    expect((await pat.call('proveSession', { body: { password: 'not it' } })).status).toBe(401)
    expect((await change()).status).toBe(403)
    expect((await pat.call('proveSession', { body: { password } })).body).toEqual({
      until: new Date(world.now.getTime() + 10 * 60_000).toISOString(),
    })
    expect((await change()).status).toBe(200)
  })
})

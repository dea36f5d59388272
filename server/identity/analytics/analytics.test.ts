import type { AnalyticsProperties } from '@polyhex/contract/identity/analytics-events'
import { describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { forgetAnalytics, forgetOldAnalytics } from '../../outside/analytics/identities.ts'
import { analysable } from '../../outside/analytics/may-be-analysed.ts'
import { type AnalyticsEvent, recordEvent } from '../../outside/analytics/record-event.ts'
import { periodsOf } from '../../outside/analytics/report.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'

const world = openWorld()
const mayBeAnalysed = async (accountId: string): Promise<boolean> =>
  (await world.db.queries.selectNoFrom(analysable(accountId).as('may')).executeTakeFirstOrThrow()).may
const browser = { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/133.0', declinesTracking: false }
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const visitorGuid = 'aB3dE6gH9jK2mN5pQ8sT'

const consent = async (child: Person): Promise<void> => {
  await world.db.queries
    .insertInto('consents')
    .values({
      id: newId(world.now),
      account_id: child.accountId,
      kind: 'child_account',
      wording: '1',
      given_by_email: 'parent@example.org',
      given_at: world.now,
    })
    .execute()
}
const withdraw = async (child: Person): Promise<void> => {
  await world.db.queries
    .updateTable('consents')
    .set({ withdrawn_at: world.now })
    .where('account_id', '=', child.accountId)
    .execute()
}
const record = async (person: Person, of: AnalyticsProperties, at = world.now, from = browser): Promise<boolean> =>
  recordEvent(world.db.queries, { ...of, accountId: person.accountId, at }, from)
const login = { event: 'login', method: 'password' } as const
const kept = async () => ({
  events: await world.db.queries.selectFrom('analytics_events').selectAll().orderBy('at').execute(),
  identities: await world.db.queries.selectFrom('analytics_identities').selectAll().execute(),
  visitors: await world.db.queries.selectFrom('analytics_visitors').selectAll().execute(),
})
const nothing = { events: [], identities: [], visitors: [] }

describe('events', () => {
  it('are login, sign_up, create_account, account_onboarding and add_links, each with its own closed properties [A-280]', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    const all: AnalyticsProperties[] = [
      login,
      { event: 'create_account', accountType: 'parent' },
      { event: 'account_onboarding', accountType: 'parent', step: 3 },
      { event: 'sign_up', accountType: 'parent' },
      { event: 'add_links', purpose: 'child', links: 2 },
    ]
    for (const of of all) expect(await record(parent, of)).toBe(true)
    const { events } = await kept()
    expect(events.map(({ id: _, visitor, at, account_id, ...rest }) => rest)).toEqual([
      { event: 'login', method: 'password', account_type: null, step: null, purpose: null, links: null },
      { event: 'create_account', method: null, account_type: 'parent', step: null, purpose: null, links: null },
      { event: 'account_onboarding', method: null, account_type: 'parent', step: 3, purpose: null, links: null },
      { event: 'sign_up', method: null, account_type: 'parent', step: null, purpose: null, links: null },
      { event: 'add_links', method: null, account_type: null, step: null, purpose: 'child', links: 2 },
    ])
  })
  it('take no free text: the database refuses a value that is not in its list', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    for (const of of [
      { event: 'login', method: 'as Ada Lovelace' },
      { event: 'sign_up', accountType: 'ada@example.org' },
      { event: 'visited', method: 'password' },
      { event: 'account_onboarding', accountType: 'parent', step: 0 },
      { event: 'login' },
    ]) {
      await expect(record(parent, of as AnalyticsProperties)).rejects.toThrow('violates check constraint')
    }
    expect(await kept()).toEqual(nothing)
  })
  it('are part of the transaction they are given', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    const failing = world.db.queries.transaction().execute(async (tx) => {
      await recordEvent(tx, { ...login, accountId: parent.accountId, at: world.now }, browser)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await kept()).toEqual(nothing)
  })
})

describe('children', () => {
  it('are not counted, and no browser is associated with them, before a parent has said yes, nor after the yes was taken back [L-228]', async () => {
    const child = await world.person({ roles: ['student'] })
    expect(await mayBeAnalysed(child.accountId)).toBe(false)
    expect(await record(child, login)).toBe(false)
    expect((await child.call('identifyAccount')).body).toEqual({ identified: false })
    const ids = { visitorGuid, userGuid: child.accountId }
    expect((await child.call('associateVisitor', { body: ids })).body).toEqual({ associated: false })
    expect(await kept()).toEqual(nothing)

    await consent(child)
    expect(await mayBeAnalysed(child.accountId)).toBe(true)
    expect(await record(child, login)).toBe(true)
    expect((await child.call('identifyAccount')).body).toEqual({ identified: true })
    expect((await child.call('associateVisitor', { body: ids })).body).toEqual({ associated: true })

    await withdraw(child)
    expect(await record(child, login)).toBe(false)
    await forgetAnalytics(world.db.queries, child.accountId)
    expect(await kept()).toEqual(nothing)
  })
  it('are not counted as visitors who begin the sign-up of a student', async () => {
    const visit = (of: AnalyticsProperties): AnalyticsEvent => ({ ...of, visitor: visitorGuid, at: world.now })
    const begin = async (accountType: 'student' | 'parent') =>
      recordEvent(world.db.queries, visit({ event: 'account_onboarding', accountType, step: 1 }), browser)
    expect(await begin('student')).toBe(false)
    expect(await begin('parent')).toBe(true)
  })
  it('who are parents or teachers themselves are grown-ups; who has no role yet is not known to be one', async () => {
    const may = async (roles: ('student' | 'parent' | 'tutor')[], active = true) =>
      mayBeAnalysed((await world.person({ roles, active })).accountId)
    expect(await may(['student', 'parent'])).toBe(true)
    expect(await may(['tutor'])).toBe(true)
    expect(await may(['tutor'], false)).toBe(false)
    expect(await may([])).toBe(false)
    expect(await mayBeAnalysed(newId(world.now))).toBe(false)
  })
})

describe('whoever is not to be followed', () => {
  it('is not: programs by their user agent, and browsers that decline [A-281]', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    for (const headers of [{ 'user-agent': crawler }, { dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[]) {
      const body = { visitorGuid, userGuid: parent.accountId }
      expect((await parent.call('identifyAccount', { headers })).body).toEqual({ identified: false })
      expect((await parent.call('associateVisitor', { body, headers })).body).toEqual({ associated: false })
    }
    expect(await record(parent, login, world.now, { ...browser, userAgent: crawler })).toBe(false)
    expect(await record(parent, login, world.now, { ...browser, declinesTracking: true })).toBe(false)
    expect(await kept()).toEqual(nothing)
  })
  it('is not the child whose account a parent has switched to', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    const child = await world.person({ roles: ['student'] })
    await consent(child)
    await world.db.queries
      .updateTable('sessions')
      .set({ actor_id: parent.accountId })
      .where('account_id', '=', child.accountId)
      .execute()
    const body = { visitorGuid, userGuid: child.accountId }
    expect((await child.call('associateVisitor', { body })).body).toEqual({ associated: false })
    expect((await child.call('identifyAccount')).body).toEqual({ identified: false })
    expect(await kept()).toEqual(nothing)
  })
})

describe('who is who', () => {
  it('reports the current account with the tracing identifiers of id and username [A-278, A-281]', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null, username: 'pat.example' })
    expect((await parent.call('identifyAccount')).body).toEqual({ identified: true })
    const first = world.now
    world.now = new Date(first.getTime() + 86_400_000)
    await parent.call('identifyAccount')
    expect((await kept()).identities).toEqual([
      {
        account_id: parent.accountId,
        username: 'pat.example',
        roles: ['parent'],
        grade: null,
        first_seen_at: first,
        last_seen_at: world.now,
      },
    ])
    expect((await world.visitor().call('identifyAccount')).status).toBe(401)
  })
  it('associates a visitor guid with a user guid, and what the visitor did before with the account [A-269]', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    const other = await world.person({ roles: ['parent'], grade: null })
    const of = { event: 'account_onboarding', accountType: 'parent', step: 1 } as const
    await recordEvent(world.db.queries, { ...of, visitor: visitorGuid, at: world.now }, browser)
    await recordEvent(
      world.db.queries,
      { ...of, visitor: visitorGuid, accountId: other.accountId, at: world.now },
      browser,
    )
    const body = { visitorGuid, userGuid: parent.accountId }
    for (let i = 0; i < 2; i += 1) {
      expect((await parent.call('associateVisitor', { body })).body).toEqual({ associated: true })
    }
    const { visitors, events } = await kept()
    expect(visitors).toEqual([{ visitor: visitorGuid, account_id: parent.accountId, associated_at: world.now }])
    expect(events.map((event) => event.account_id).sort()).toEqual([parent.accountId, other.accountId].sort())
  })
  it('refuses the guid of somebody else, and a visitor guid of another form [A-309]', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    const other = await world.person({ roles: ['parent'], grade: null })
    const call = async (visitor: string, userGuid: string) =>
      (await parent.call('associateVisitor', { body: { visitorGuid: visitor, userGuid } })).status
    expect(await call(visitorGuid, other.accountId)).toBe(403)
    for (const wrong of ['', visitorGuid.slice(1), `${visitorGuid}x`, `${visitorGuid.slice(1)}-`]) {
      expect(await call(wrong, parent.accountId)).toBe(400)
    }
    expect((await kept()).visitors).toEqual([])
  })
})

describe('what was counted', () => {
  it('goes with the account', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    await record(parent, login)
    await parent.call('identifyAccount')
    await parent.call('associateVisitor', { body: { visitorGuid, userGuid: parent.accountId } })
    await world.db.queries.deleteFrom('accounts').where('id', '=', parent.accountId).execute()
    expect(await kept()).toEqual(nothing)
  })
  it('is kept for 13 months', async () => {
    const parent = await world.person({ roles: ['parent'], grade: null })
    await record(parent, login)
    await parent.call('identifyAccount')
    await parent.call('associateVisitor', { body: { visitorGuid, userGuid: parent.accountId } })
    await forgetOldAnalytics(world.db.queries, new Date('2027-12-02T15:00:00Z'))
    expect((await kept()).events).toHaveLength(1)
    await forgetOldAnalytics(world.db.queries, new Date('2027-12-02T15:00:01Z'))
    expect(await kept()).toEqual(nothing)
  })
})

describe('the report', () => {
  it('counts events by day in the time zone of who asks', async () => {
    const admin = await world.person({ roles: ['admin'], grade: null })
    // New York: midnight of November 2 is 05:00 UTC.
    for (const at of ['2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z', '2026-11-03T04:59:59Z', '2026-11-03T05:00:00Z']) {
      await record(admin, login, new Date(at))
    }
    await record(admin, { event: 'add_links', purpose: 'friend', links: 1 }, new Date('2026-11-02T12:00:00Z'))
    const { status, body } = await admin.call('getAnalyticsReport', { query: { from: '2026-11-01', to: '2026-11-02' } })
    expect(status).toBe(200)
    const zero = { login: 0, sign_up: 0, create_account: 0, account_onboarding: 0, add_links: 0 }
    expect(body).toEqual({
      timeZone: 'America/New_York',
      periods: [
        { from: '2026-11-01', to: '2026-11-01', counts: { ...zero, login: 1 } },
        { from: '2026-11-02', to: '2026-11-02', counts: { ...zero, login: 2, add_links: 1 } },
      ],
      totals: { ...zero, login: 3, add_links: 1 },
      funnel: [],
    })
  })
  it('counts by week from Sunday, the first and last cut to the range', () => {
    expect(periodsOf('2026-11-04', '2026-11-16', 'week')).toEqual([
      { from: '2026-11-04', to: '2026-11-07' },
      { from: '2026-11-08', to: '2026-11-14' },
      { from: '2026-11-15', to: '2026-11-16' },
    ])
    expect(periodsOf('2026-11-08', '2026-11-08', 'week')).toEqual([{ from: '2026-11-08', to: '2026-11-08' }])
    expect(periodsOf('2026-02-27', '2026-03-01', 'day').map(({ to }) => to)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
  })
  it('says how many accounts reached each step of sign-up, each once', async () => {
    const admin = await world.person({ roles: ['admin'], grade: null })
    const people = await Promise.all([1, 2, 3].map(async () => world.person({ roles: ['parent'], grade: null })))
    const child = await world.person({ roles: ['student'] })
    await consent(child)
    for (const [i, person] of people.entries()) {
      for (let step = 1; step <= 3 - i; step += 1) {
        await record(person, { event: 'account_onboarding', accountType: 'parent', step })
        await record(person, { event: 'account_onboarding', accountType: 'parent', step })
      }
    }
    await record(child, { event: 'account_onboarding', accountType: 'student', step: 6 })
    const { body } = await admin.call('getAnalyticsReport', {
      query: { from: '2026-11-02', to: '2026-11-02', by: 'week' },
    })
    expect(body.funnel).toEqual([
      { accountType: 'student', steps: [{ step: 6, accounts: 1 }] },
      {
        accountType: 'parent',
        steps: [
          { step: 1, accounts: 3 },
          { step: 2, accounts: 2 },
          { step: 3, accounts: 1 },
        ],
      },
    ])
  })
  it('is for administrators only, over a range that makes sense', async () => {
    const query = { from: '2026-11-01', to: '2026-11-02' }
    expect((await world.visitor().call('getAnalyticsReport', { query })).status).toBe(401)
    for (const role of ['student', 'parent', 'teacher', 'tutor'] as const) {
      const person = await world.person({ roles: [role] })
      expect((await person.call('getAnalyticsReport', { query })).status).toBe(403)
    }
    const admin = await world.person({ roles: ['admin'], grade: null })
    const wrong = await admin.call('getAnalyticsReport', { query: { from: '2026-11-02', to: '2026-11-01' } })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors[0]).toMatchObject({ field: 'to', message: 'The last day must not be before the first.' })
  })
})

describe('the country of a visitor', () => {
  it('is looked up by the address, and kept by the browser only [A-279]', async () => {
    const ask = async (remoteAddress: string) => world.app.inject({ url: '/api/visitor-country', remoteAddress })
    const answer = await ask('8.8.8.8')
    expect(answer.json()).toEqual({ country: 'US' })
    expect(answer.headers['cache-control']).toBe('private, max-age=3600')
    expect((await ask('::ffff:193.0.6.139')).json()).toEqual({ country: 'NL' })
    expect((await ask('192.168.1.7')).json()).toEqual({ country: null })
    const spoofed = await world.app.inject({
      url: '/api/visitor-country',
      remoteAddress: '8.8.8.8',
      headers: { 'x-forwarded-for': '193.0.6.139' },
    })
    expect(spoofed.json()).toEqual({ country: 'US' })
  })
})

import { everyOperation, type OperationName } from '@polyhex/contract/every-operation'
import type { Operation } from '@polyhex/contract/operation'
import { describe, expect, it } from 'vitest'
import { problemOf, Refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { openWorld } from '../seed/test-world.ts'

const world = openWorld()
const operations = Object.entries<Operation>(everyOperation) as [OperationName, Operation][]
const someId = '01a19386-9e82-7fe1-a8b0-055f13f7a162'
/** Values that pass the parameters of any operation. */
const params = {
  accountId: someId,
  runId: someId,
  storedQuestionId: someId,
  questionSetGuid: someId,
  id: someId,
  unitCode: 'x',
  activeStatus: '2',
  speechId: 'x',
  otherId: someId,
  linkId: someId,
  sectionId: someId,
  memberId: someId,
  sessionId: someId,
}
const bodies: Partial<Record<OperationName, unknown>> = {
  addCoins: { amount: 5 },
  addStackItem: { stackItem: { type: 'unit_game', unitCode: 'x' } },
  updateStackItem: { sequence: 1 },
  setTeachingPreferences: { autoPlay: true, voice: 0, teachingStyle: 'audio' },
  updatePassword: { password: 'a password of tests' },
  addRole: { role: 'student' },
  associateVisitor: { visitorGuid: 'aB3dE6gH9jK2mN5pQ8sT', userGuid: someId },
  createAccountLink: { otherAccountId: someId, side: 'mine', permissions: ['viewDetails'] },
  updateAccountLink: { status: 'confirmed' },
  decideForChild: { allow: true, linkIds: [someId] },
  signInAs: { accountId: someId },
  createSection: { name: 'Tuesday' },
  addSectionMember: { accountId: someId, permissions: ['viewSection'] },
  submitAssetsEarned: { questionSetGuid: someId, activity: 'practice', hasViewedHelp: false, percentCorrect: 1 },
}
const queries: Partial<Record<OperationName, Record<string, string>>> = {
  listUnitActivity: { unitCode: 'x' },
  listPublicAccounts: { identifier: 'x' },
  getAnalyticsReport: { from: '2026-11-01', to: '2026-11-02' },
}
const callOf = (name: OperationName) => ({
  params,
  ...(queries[name] === undefined ? {} : { query: queries[name] }),
  ...(bodies[name] === undefined ? {} : { body: bodies[name] }),
})

describe('requests from other websites', () => {
  const unsafe = operations.filter(([, { method }]) => method !== 'GET')
  it.each(unsafe)('%s is not carried out', async (name) => {
    const sam = await world.person()
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status, body } = await sam.call(name, { ...callOf(name), headers })
      expect([status, body.code]).toEqual([403, 'foreign_origin'])
    }
  })

  it('are refused without an origin as soon as there is a cookie, and as plain text or a form', async () => {
    const session = 'polyhex_session=x'
    const post = async (headers: Record<string, string>, payload: string) =>
      world.app.inject({ method: 'POST', url: '/api/exercises', headers, payload })
    const json = { 'content-type': 'application/json' }
    expect((await post({ ...json, cookie: session }, '{}')).statusCode).toBe(403)
    expect((await post(json, '{}')).statusCode).toBe(400)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const refused = await post({ 'content-type': type }, 'target=1')
      expect([refused.statusCode, refused.json().code]).toEqual([415, 'unsupported_media_type'])
    }
  })
})

it('takes no body for an empty one, and refuses keys that would reach into objects', async () => {
  const sam = await world.person({ grade: 3 })
  const cookie = `polyhex_session=${sam.cookies.get('polyhex_session')}`
  const headers = { host: 'a.test', origin: 'http://a.test', 'content-type': 'application/json', cookie }
  const url = `/api/accounts/${sam.accountId}/stack/game`
  const post = async (payload?: string) =>
    world.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) })
  expect((await post()).statusCode).toBe(200)
  expect((await post('')).statusCode).toBe(200)
  expect((await post('{"__proto__":{"deleteFirst":true}}')).statusCode).toBe(400)
})

describe('refusals', () => {
  it('are problem details with field errors and a request id [A-284]', async () => {
    const { status, body, headers } = await world.visitor().call('startExercise', { body: { target: { type: 'x' } } })
    expect(status).toBe(400)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ type: 'urn:polyhex:problem:invalid_request', status: 400, code: 'invalid_request' })
    expect(body.errors[0]).toMatchObject({ field: 'target.type' })
    expect(body.requestId).toBe(headers['x-request-id'])
  })
  it('name the field of the form that they belong to', () => {
    const problem = problemOf(new Refusal('coins_below_zero'), 'id')
    expect(problem.errors).toEqual([{ field: 'amount', code: 'coins_below_zero', message: problem.detail }])
  })
  it('say nothing of what broke inside [L-238]', async () => {
    const { queries } = world.db
    const sam = await world.person()
    await world.db.execute('alter table stack_items rename to hidden')
    const { status, body } = await sam.call('listStackItems', { params: { accountId: sam.accountId } })
    await world.db.execute('alter table hidden rename to stack_items')
    expect(queries).toBe(world.db.queries)
    expect([status, body.code]).toEqual([500, 'internal_error'])
    expect(JSON.stringify(body)).not.toMatch(/stack_items|select/)
  })
  it('name the field that holds the sign NUL, which no database keeps [A-284]', async () => {
    const report = { guid: someId, issueReport: { context: 'c', pageUrl: '/', message: 'a\u0000b' } }
    const inBody = await world.visitor().call('reportIssue', { body: report })
    expect([inBody.status, inBody.body.errors[0].field]).toEqual([400, 'issueReport.message'])
    const name = await world.visitor().call('signIn', { body: { username: 'a\u0000b', password: 'x' } })
    expect([name.status, name.body.errors[0].field]).toEqual([400, 'username'])
    const sam = await world.person()
    const params = { accountId: sam.accountId }
    const inQuery = await sam.call('listHistoryItems', { params, query: { unitCode: '\u0000' } })
    expect([inQuery.status, inQuery.body.errors[0].field]).toEqual([400, 'unitCode'])
  })
  it('take no level that is none', async () => {
    const sam = await world.person()
    const { status, body } = await sam.call('deleteStackItems', {
      params: { accountId: sam.accountId },
      query: { level: 99_999 },
    })
    expect([status, body.errors[0].field]).toEqual([400, 'level'])
  })
  it.each([
    ['/api/exercises/%ff', 400, 'invalid_request'],
    ['/%', 400, 'invalid_request'],
    [`/api/exercises/${'x'.repeat(300)}`, 404, 'not_found'],
  ])('answer the address %s, which cannot be read, in the same form', async (url, status, code) => {
    const response = await world.app.inject(url)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })
  it('answer bodies that are too large or not JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const post = async (payload: string) =>
      world.app.inject({ method: 'POST', url: '/api/exercises', headers, payload })
    expect((await post('{')).json().code).toBe('invalid_request')
    expect((await post(`{"a":"${'x'.repeat(70_000)}"}`)).json().code).toBe('body_too_large')
  })
})

describe('the rest', () => {
  it('describes itself by the names of the contract [L-190]', async () => {
    const body = (await world.app.inject('/api/openapi.json')).json()
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(body.openapi).toBe('3.1.0')
    expect(ids.toSorted()).toEqual(Object.keys(everyOperation).toSorted())
  })
  it('is healthy and ready', async () => {
    expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })
  it('protects every answer by its headers', async () => {
    for (const url of ['/healthz', '/api/session', '/api/nowhere']) {
      const { headers } = await world.app.inject(url)
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(JSON.stringify(headers)).not.toContain('stripe')
    }
    const open = securityHeaders([], true, [], true)
    expect(open['content-security-policy']).toContain("frame-src 'self' https://js.stripe.com")
    expect(open['permissions-policy']).toContain('payment=(self "https://js.stripe.com" "https://checkout.stripe.com")')
    expect((await world.app.inject('/api/session')).headers['cache-control']).toBe('private, no-store')
  })
  it('says 404 for addresses of the interface that are not there', async () => {
    const response = await world.app.inject('/api/nowhere')
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { openRaceDatabase } from '../database/database-of-tests.ts'
import { newId } from '../database/new-id.ts'
import { deviceCookie, hashToken, newToken } from '../http/session.ts'
import { openWorld, password, type Person } from '../seed/test-world.ts'
import { planCookie } from './flows/plans.ts'
import { seedFlows } from './flows/seed-flows.ts'
import type * as Passwords from './passwords.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { countTry, signInLimits } from './sign-in-tries.ts'
import { tryPassword } from './try-password.ts'

/** The work itself is the real one; only how often it is done is counted. */
vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof Passwords>()
  return { ...real, passwordFits: vi.fn(real.passwordFits) }
})

const world = openWorld({ rateLimits: true })
const quarter = signInLimits.minutes * 60_000

/** Signs in by our own form, from some address of the network. */
async function byForm(browser: Person, username: string, given = password, from = '192.0.2.1'): Promise<string> {
  const headers = { host: 'polyhex.test', origin: 'http://polyhex.test', cookie: cookieOf(browser) }
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    headers,
    remoteAddress: from,
    payload: { username, password: given },
  })
  keep(browser, response.cookies)
  return response.statusCode === 200 ? 'in' : String(response.json().code)
}

/** Signs in by the flow, from some address of the network. */
async function byFlow(browser: Person, username: string, given = password, from = '192.0.2.1'): Promise<string> {
  const headers = () => ({ host: 'polyhex.test', origin: 'http://polyhex.test', cookie: cookieOf(browser) })
  const url = '/api/v3/flows/executor/login-progressive/?query='
  browser.cookies.delete(planCookie)
  let said: { component: string; error_message?: string; response_errors?: Record<string, { code: string }[]> } = {
    component: '',
  }
  for (const payload of [null, { uid_field: username }, { password: given }]) {
    const method = payload === null ? 'GET' : 'POST'
    let response = await world.app.inject({
      method,
      url,
      headers: headers(),
      remoteAddress: from,
      ...(payload === null ? {} : { payload }),
    })
    keep(browser, response.cookies)
    if (response.statusCode === 302) {
      response = await world.app.inject({ method: 'GET', url, headers: headers(), remoteAddress: from })
      keep(browser, response.cookies)
    }
    said = response.json()
    if (said.component === 'xak-flow-redirect') return 'in'
    if (said.error_message !== undefined) return said.error_message
    if (said.response_errors !== undefined) break
  }
  return Object.values(said.response_errors ?? {})[0]?.[0]?.code ?? said.component
}

const cookieOf = (browser: Person): string => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
function keep(browser: Person, cookies: readonly { name: string; value: string }[]): void {
  for (const { name, value } of cookies) browser.cookies.set(name, value)
}

const ways = [
  ['the form', byForm, 'too_many_sign_ins'],
  [
    'the flow',
    byFlow,
    'There were too many tries. Please wait 15 minutes, or choose a new password with “Forgot Password”.',
  ],
] as const

describe.each(ways)('by %s', (_, signIn, held) => {
  it('one account takes 10 wrong passwords in 15 minutes, from wherever and by whichever name', async () => {
    await seedFlows(world.db, world.now)
    await world.person({ username: 'parent.pat', email: 'pat@example.test', roles: ['parent'] })
    for (let i = 0; i < 10; i++) {
      const name = i % 2 === 0 ? 'parent.pat' : 'Pat@example.test'
      expect(await signIn(world.visitor(), name, 'x', `192.0.2.${i}`)).toMatch(/^invalid-password/)
    }
    expect(await signIn(world.visitor(), 'parent.pat', 'x', '192.0.2.77')).toBe(held)
    expect(await signIn(world.visitor(), 'pat@example.test', password, '192.0.2.78')).toBe(held)
    world.now = new Date(world.now.getTime() + quarter + 1)
    expect(await signIn(world.visitor(), 'parent.pat')).toBe('in')
    const rows = await world.db.queries.selectFrom('audit_log').select('action').execute()
    expect(rows.filter((row) => row.action === 'sign_in_locked')).toHaveLength(1)
    expect(rows.filter((row) => row.action === 'sign_in_failed')).toHaveLength(10)
  })

  it('the right password from a browser that has signed in before goes on working while strangers guess', async () => {
    await seedFlows(world.db, world.now)
    await world.person({ username: 'student.sam' })
    const known = world.visitor()
    expect(await signIn(known, 'student.sam')).toBe('in')
    for (let i = 0; i < 30; i++) await signIn(world.visitor(), 'student.sam', 'x', `198.51.100.${i}`)
    expect(await signIn(world.visitor(), 'student.sam')).toBe(held)
    expect(await signIn(known, 'student.sam')).toBe('in')
    // It is known for this account only, and guesses from it are limited like any other.
    await world.person({ username: 'student.max' })
    for (let i = 0; i < 10; i++) expect(await signIn(known, 'student.sam', 'x')).toBe('invalid-password')
    expect(await signIn(known, 'student.sam')).toBe(held)
  })

  it('50 wrong passwords at once are looked at 10 times', async () => {
    await seedFlows(world.db, world.now)
    await world.person({ username: 'student.sam' })
    const many = await Promise.all(Array.from({ length: 50 }, () => signIn(world.visitor(), 'student.sam', 'x')))
    expect(many.filter((one) => one === 'invalid-password')).toHaveLength(10)
    expect(many.filter((one) => one === held)).toHaveLength(40)
  })

  it('one address may fail 300 times over all accounts, and sign in as often as it likes', async () => {
    await seedFlows(world.db, world.now)
    await world.person({ username: 'student.sam' })
    for (let i = 0; i < 12; i++) expect(await signIn(world.visitor(), 'student.sam')).toBe('in')
    // Most of the 299 that failed before are only counted: each whole one costs the work of a password.
    for (let i = 0; i < 290; i++) await countTry(world.db, { address: '192.0.2.1' }, world.now)
    for (let i = 290; i < 299; i++) expect(await signIn(world.visitor(), `no.${i}`, 'x')).not.toBe(held)
    expect(await signIn(world.visitor(), 'no.299', 'x')).toBe(held)
    expect(await signIn(world.visitor(), 'student.sam')).toBe(held)
    expect(await signIn(world.visitor(), 'student.sam', password, '203.0.113.9')).toBe('in')
  })
})

it('whoever got the link to a new password is not held off by strangers who go on guessing', async () => {
  const sam = await world.person({ username: 'student.sam' })
  for (let i = 0; i < 11; i++) await byForm(world.visitor(), 'student.sam', 'x')
  const token = newToken()
  await world.db.queries
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token) ?? Buffer.alloc(32),
      account_id: sam.accountId,
      asked_at: world.now,
      expires_at: new Date(world.now.getTime() + 60_000),
    })
    .execute()
  const owner = world.visitor()
  const { status } = await owner.call('resetPassword', { body: { token, password: 'a new one of nine words' } })
  expect(status).toBe(200)
  expect(await byForm(world.visitor(), 'student.sam', 'a new one of nine words')).toBe('too_many_sign_ins')
  expect(await byForm(owner, 'student.sam', 'a new one of nine words')).toBe('in')
})

it('the two ways share one count', async () => {
  await seedFlows(world.db, world.now)
  await world.person({ username: 'student.sam' })
  for (let i = 0; i < 5; i++) {
    expect(await byForm(world.visitor(), 'student.sam', 'x')).toBe('invalid-password')
    expect(await byFlow(world.visitor(), 'student.sam', 'x')).toBe('invalid-password')
  }
  expect(await byForm(world.visitor(), 'student.sam')).toBe('too_many_sign_ins')
})

it('an address that a caller makes up changes nothing where no proxy is trusted', async () => {
  await world.person({ username: 'student.sam' })
  const tries: number[] = []
  for (let i = 0; i < 12; i++) {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { 'x-forwarded-for': `203.0.113.${i}` },
      payload: { username: `nobody.${i}`, password: 'x' },
    })
    tries.push(response.statusCode)
  }
  const rows = await world.db.queries.selectFrom('sign_in_tries').select('tries').where('tries', '>', 1).execute()
  expect(rows).toEqual([{ tries: 12 }])
})

it('a network of IPv6 counts as one address', async () => {
  for (const from of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) {
    await byForm(world.visitor(), `no.${from.length}`, 'x', from)
  }
  const rows = await world.db.queries.selectFrom('sign_in_tries').select('tries').where('tries', '>', 1).execute()
  expect(rows.map((row) => row.tries)).toContain(2)
})

it('the cookie of a known browser lets nobody in, and is kept as a hash', async () => {
  await seedFlows(world.db, world.now)
  await world.person({ username: 'student.sam' })
  const browser = world.visitor()
  await byForm(browser, 'student.sam')
  const token = browser.cookies.get(deviceCookie) ?? ''
  const [row] = await world.db.queries.selectFrom('known_devices').select('token_hash').execute()
  expect(Buffer.from(row?.token_hash ?? []).equals(hashToken(token) ?? Buffer.alloc(0))).toBe(true)
  const other = world.visitor()
  other.cookies.set(deviceCookie, token)
  expect((await other.call('getSession')).body.state).toBe('unauthenticated')
})

it('a hash that was made with less work is made anew when its password comes, and only then', async () => {
  const { hash } = await import('@node-rs/argon2')
  const sam = await world.person({ username: 'student.sam' })
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const stored = async () =>
    (
      await world.db.queries
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', sam.accountId)
        .executeTakeFirstOrThrow()
    ).password_hash
  await world.db.queries.updateTable('accounts').set({ password_hash: weak }).where('id', '=', sam.accountId).execute()
  await byForm(world.visitor(), 'student.sam', 'x')
  expect(await stored()).toBe(weak)
  expect(await byForm(world.visitor(), 'student.sam')).toBe('in')
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const strong = await stored()
  expect(await byForm(world.visitor(), 'student.sam')).toBe('in')
  expect(await stored()).toBe(strong)
})

it('nobody, a wrong password and an inactive account take the same work: one hash is worked out for each', async () => {
  await world.person({ username: 'student.sam' })
  await world.person({ username: 'gone.gil', active: false })
  for (const name of ['student.sam', 'gone.gil', 'no.one']) {
    vi.mocked(passwordFits).mockClear()
    await byForm(world.visitor(), name, 'x')
    expect([name, vi.mocked(passwordFits).mock.calls.length]).toEqual([name, 1])
  }
})

const race = await openRaceDatabase()
describe.runIf(race !== null)('several processes', () => {
  it('count together: 50 wrong passwords at once are looked at 10 times', async () => {
    if (race === null) throw new Error('there is a database of its own')
    const now = new Date('2026-11-02T15:00:00Z')
    const passwordHash = await hashPassword(password)
    const accountId = newId(now)
    const found = { accountId, passwordHash, active: true }
    const given = { typed: 'student.sam', password: 'x', found, address: '192.0.2.1', deviceHash: null }
    const many = await Promise.all(Array.from({ length: 50 }, () => tryPassword(race.database, given, now)))
    expect(many.filter((one) => one.verdict === 'wrong')).toHaveLength(10)
    expect(many.filter((one) => one.verdict === 'held')).toHaveLength(40)
    await race.drop()
  })
})

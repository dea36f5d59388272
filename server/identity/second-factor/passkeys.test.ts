import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, password, type Person } from '../../seed/test-world.ts'
import { type Behaviour, softAuthenticator } from './passkey-of-tests.ts'

const world = openWorld()
type Authenticator = ReturnType<typeof softAuthenticator>

let pat: Person
beforeEach(async () => {
  pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat', email: 'pat@example.test' })
})

const ask = async (who: Person, name: 'beginPasskey' | 'askPasskeyToSignIn' | 'askPasskeyForProof') => {
  const { status, body } = await who.call(name)
  expect(status).toBe(200)
  return body.question
}
async function add(who: Person, device: Authenticator, name = 'Laptop') {
  const passkey = device.make(await ask(who, 'beginPasskey'))
  return who.call('confirmPasskey', { body: { name, passkey } })
}
async function withPassword(): Promise<Person> {
  const browser = world.visitor()
  await browser.call('signIn', { body: { username: 'parent.pat', password } })
  return browser
}
const finish = async (browser: Person, passkey: unknown) =>
  browser.call('finishSignIn', { body: { answer: { by: 'passkey', passkey }, trust: false } })

describe('adding a passkey', () => {
  it('keeps the public half, brings the recovery codes, and does not offer the same device again', async () => {
    const { status, body } = await add(pat, softAuthenticator())
    expect([status, body.factor.kind, body.factor.name]).toEqual([200, 'passkey', 'Laptop'])
    expect(body.recoveryCodes).toHaveLength(10)
    const row = await world.db.queries.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sealed_secret: null, sign_count: 0, transports: ['internal'] })
    const question = await ask(pat, 'beginPasskey')
    expect(question.rp).toEqual({ id: 'polyhex.test', name: 'Polyhex' })
    expect(question.excludeCredentials).toMatchObject([{ id: row.credential_id }])
  })

  it.each([
    ['another site', { origin: 'https://polyhex.evil', site: 'polyhex.evil' }],
    ['a page of another site that names ours', { origin: 'https://evil.test' }],
  ] satisfies [string, Behaviour][])('is refused to %s', async (_, behaviour) => {
    const { status, body } = await add(pat, softAuthenticator(behaviour))
    expect([status, body.code]).toEqual([401, 'passkey_refused'])
  })

  it('takes each question once, and no answer that is none', async () => {
    const question = await ask(pat, 'beginPasskey')
    const body = { name: 'Laptop', passkey: softAuthenticator().make(question) }
    expect((await pat.call('confirmPasskey', { body })).status).toBe(200)
    expect((await pat.call('confirmPasskey', { body })).body.code).toBe('enrollment_over')
    await ask(pat, 'beginPasskey')
    const passkey = { ...body.passkey, response: { clientDataJSON: 7 } }
    expect((await pat.call('confirmPasskey', { body: { ...body, passkey } })).body.code).toBe('passkey_refused')
  })
})

describe('signing in with a passkey', () => {
  let device: Authenticator
  beforeEach(async () => {
    device = softAuthenticator()
    await add(pat, device)
  })

  it('works after the password, for the question of this browser alone, once', async () => {
    const [one, two] = [await withPassword(), await withPassword()]
    expect((await one.call('getSecondStep')).body.pending.ways).toEqual(['passkey'])
    expect((await finish(one, device.use({ challenge: 'bm90aGluZw' }))).body.code).toBe('passkey_refused')
    const answer = device.use(await ask(one, 'askPasskeyToSignIn'))
    await ask(two, 'askPasskeyToSignIn')
    expect((await finish(two, answer)).body.code).toBe('passkey_refused')
    expect((await finish(one, answer)).status).toBe(200)
    expect((await one.call('getSession')).body.state).toBe('authenticated')
    expect((await finish(one, answer)).body.code).toBe('second_step_over')
  })

  it('refuses a passkey of somebody else, a copy of the key, and another site', async () => {
    const eve = await world.person({ roles: ['parent'], grade: null })
    const hers = softAuthenticator()
    await add(eve, hers)
    const browser = await withPassword()
    expect((await finish(browser, hers.use(await ask(browser, 'askPasskeyToSignIn')))).status).toBe(401)
    expect((await finish(browser, device.use(await ask(browser, 'askPasskeyToSignIn')))).status).toBe(200)
    const again = await withPassword()
    // The copy does not know that the key has been used since.
    device.state.uses = 0
    const copied = device.use(await ask(again, 'askPasskeyToSignIn'))
    expect((await finish(again, copied)).body.code).toBe('passkey_refused')
  })

  it('works while wrong codes hold the codes of the account off', async () => {
    for (let i = 0; i < 6; i++) {
      const answer = { by: 'recovery', code: '000000000000' }
      await (await withPassword()).call('finishSignIn', { body: { answer, trust: false } })
    }
    const browser = await withPassword()
    expect((await finish(browser, device.use(await ask(browser, 'askPasskeyToSignIn')))).status).toBe(200)
  })
})

describe('a passkey in the place of the password', () => {
  const later = (minutes: number): Date => new Date(world.now.getTime() + minutes * 60_000)
  const prove = async (device: Authenticator) =>
    pat.call('proveByPasskey', { body: { passkey: device.use(await ask(pat, 'askPasskeyForProof')) } })

  it('lets changes be made for 10 minutes', async () => {
    const device = softAuthenticator()
    await add(pat, device)
    world.now = later(10)
    expect((await pat.call('renewRecoveryCodes')).body.code).toBe('password_needed')
    const { body } = await prove(device)
    expect(body).toEqual({ until: later(10).toISOString() })
    expect((await pat.call('renewRecoveryCodes')).status).toBe(200)
  })

  it('has to know its person', async () => {
    const device = softAuthenticator({ verifies: false })
    await add(pat, device)
    world.now = later(10)
    expect((await prove(device)).body.code).toBe('passkey_refused')
    expect((await pat.call('renewRecoveryCodes')).body.code).toBe('password_needed')
  })

  it('is not asked of who has none', async () => {
    expect((await pat.call('askPasskeyForProof')).body.code).toBe('second_factor_not_found')
  })
})

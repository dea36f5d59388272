import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedFlows } from '../flows/seed-flows.ts'
import { openWorld, password, type Person } from '../../seed/test-world.ts'
import { addTestApp, codeAt } from './authenticator-of-tests.ts'

const world = openWorld()
const later = (seconds: number): Date => new Date(world.now.getTime() + seconds * 1000)
const root = join(import.meta.dirname, '../..')

let pat: Person
let secret: string
beforeEach(async () => {
  pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat', email: 'pat@example.test' })
  secret = (await addTestApp(pat, world.now)).secret
  world.now = later(60)
})
const stateOf = async (browser: Person): Promise<string> => (await browser.call('getSession')).body.state
/** The token of the newest mail with a link, from the path that the mail holds. */
async function tokenOf(template: string, at: number): Promise<string> {
  const { data } = await world.db.queries
    .selectFrom('outbox_mails')
    .select('data')
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const path = Object.values(data as Record<string, string>).find((value) => /^\/[a-z-]+\//.test(value)) ?? ''
  return path.split('/')[at] ?? ''
}

it('opens sessions at these places of the source and at no other', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(?:test|races\.test)\.ts$/.test(file) && !file.includes('node_modules'),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!function )\b(createSession|openSession|letIn)\(/g)].map(
      ([, name]) => `${file} ${name}`,
    ),
  )
  expect(found.toSorted()).toEqual([
    // Going to and coming back from an account that lets this one in; the first is refused for accounts with a factor.
    'connections/sign-in-as.ts openSession',
    'connections/sign-in-as.ts openSession',
    'http/session.ts openSession',
    // After the question whether a second factor is wanted, and after it was shown.
    'identity/begin-session.ts createSession',
    'identity/begin-session.ts letIn',
    'identity/second-factor/second-factor-handlers.ts letIn',
    // In development only: a way in for the demo people, and their history.
    'seed/dev-sign-in.ts createSession',
    'seed/practise-history.ts createSession',
    'seed/test-world.ts createSession',
  ])
})

describe('an account with a second factor is not opened', () => {
  it('by the flow of the sign-in page, which leads to the second step and keeps the page that was wanted', async () => {
    await seedFlows(world.db, world.now)
    const browser = world.visitor()
    const query = encodeURIComponent('next=/math/themes/')
    const url = `/api/v3/flows/executor/login-progressive/?query=${query}`
    const ask = async (payload?: object) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await world.app.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url,
        headers: { host: 'polyhex.test', origin: 'http://polyhex.test', cookie },
        ...(payload === undefined ? {} : { payload }),
      })
      for (const { name, value } of response.cookies) browser.cookies.set(name, value)
      return response
    }
    await ask()
    await ask({ uid_field: 'parent.pat' })
    await ask()
    await ask({ password })
    const last = (await ask()).json()
    expect(last).toMatchObject({ component: 'xak-flow-redirect', to: '/signin/second-step/?next=%2Fmath%2Fthemes%2F' })
    expect(await stateOf(browser)).toBe('unauthenticated')
    const answer = { by: 'totp', code: codeAt(secret, world.now) }
    expect((await browser.call('finishSignIn', { body: { answer, trust: false } })).status).toBe(200)
    expect(await stateOf(browser)).toBe('authenticated')
  })

  it('by a password that was set through a mailed link, also in a browser that was trusted', async () => {
    const browser = world.visitor()
    await browser.call('signIn', { body: { username: 'parent.pat', password } })
    await browser.call('finishSignIn', {
      body: { answer: { by: 'totp', code: codeAt(secret, world.now) }, trust: true },
    })
    await browser.call('signOut')
    await browser.call('requestPasswordReset', { body: { identifier: 'parent.pat' } })
    const set = { token: await tokenOf('password_reset', 3), password: 'quite a new one' }
    expect((await browser.call('resetPassword', { body: set })).status).toBe(200)
    expect(await stateOf(browser)).toBe('unauthenticated')
    const answer = await browser.call('signIn', { body: { username: 'parent.pat', password: 'quite a new one' } })
    expect(answer.body.code).toBe('second_step_needed')
    expect((await pat.call('getSession')).body.state).toBe('unauthenticated')
  })

  it('by another account that it lets in: neither offered, nor done, nor kept open', async () => {
    const max = await world.person({ roles: ['parent'], grade: null, username: 'parent.max' })
    const mia = await world.person({ roles: ['parent'], grade: null, username: 'parent.mia' })
    await world.db.queries
      .insertInto('account_links')
      .values(
        [pat, mia].map((subject, at) => ({
          id: `00000000-0000-4000-8000-00000000000${at}`,
          holder_id: max.accountId,
          subject_id: subject.accountId,
          permission: 'authenticate' as const,
          status: 'confirmed' as const,
          asked_by: subject.accountId,
          accepted: true,
          created_at: world.now,
          changed_at: world.now,
        })),
      )
      .execute()
    const offered = async () =>
      (await max.call('getSession')).body.account.authTo.map((one: { username: string }) => one.username)
    const goTo = async (person: Person) => max.call('signInAs', { body: { accountId: person.accountId } })
    expect(await offered()).toEqual(['parent.mia'])
    expect((await goTo(pat)).body.code).toBe('cannot_sign_in_as')
    expect((await goTo(mia)).status).toBe(200)
    await addTestApp(mia, world.now)
    expect(await stateOf(max)).toBe('unauthenticated')
  })

  it('by the token of a sign-in that stands before its second step, at any other call', async () => {
    const browser = world.visitor()
    await browser.call('signIn', { body: { username: 'parent.pat', password } })
    const token = browser.cookies.get('polyhex_pending') ?? ''
    browser.cookies.set('polyhex_session', token)
    for (const name of ['getCurrentAccount', 'listSecondFactors', 'beginTotp', 'listSessions'] as const) {
      expect([name, (await browser.call(name)).status]).toEqual([name, 401])
    }
  })

  it('by the undoing of a changed address, which takes away what was added since and leaves what was there', async () => {
    await pat.call('updateAccount', { params: { accountId: pat.accountId }, body: { email: 'thief@example.test' } })
    await pat.call('proveAddress', { body: { token: await tokenOf('address_proof', 2) } })
    world.now = later(60)
    await addTestApp(pat, world.now, 'The app of the thief')
    await pat.call('renewRecoveryCodes')
    const half = world.visitor()
    await half.call('signIn', { body: { username: 'parent.pat', password } })
    const undone = await world
      .visitor()
      .call('undoAddressChange', { body: { token: await tokenOf('address_changed', 2) } })
    expect(undone.body).toEqual({ email: 'pat@example.test' })
    expect(await stateOf(pat)).toBe('unauthenticated')
    expect((await half.call('getSecondStep')).body.pending).toBeNull()
    const left = await world.db.queries.selectFrom('second_factors').select('name').execute()
    expect(left).toEqual([{ name: 'My phone' }])
    expect(await world.db.queries.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
  })
})

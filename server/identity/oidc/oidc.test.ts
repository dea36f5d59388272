import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken, proofCookie } from '../../http/session.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { linkExternalIdentity, takeProvenIdentity } from '../external-identities.ts'
import { addTestApp, codeAt } from '../second-factor/authenticator-of-tests.ts'
import { openLyingIssuer, openTrialProvider } from './oidc-provider-of-tests.ts'

const site = 'http://polyhex.test'
const [google, school] = [
  await openTrialProvider({ id: 'ours', secret: 'secret of ours', redirectUris: [`${site}/api/google/callback`] }),
  await openTrialProvider({ id: 'ours', secret: 'secret of ours', redirectUris: [`${site}/api/identity/callback`] }),
]
const client = { clientId: 'ours', clientSecret: 'secret of ours' }
const world = openWorld({
  identity: {
    google: { name: 'google', issuer: google.issuer, ...client },
    external: { url: school.issuer, provider: { name: 'identity', issuer: school.issuer, ...client } },
    hint: null,
  },
})
afterAll(async () => {
  await google.close()
  await school.close()
})
beforeEach(() => {
  google.member = { sub: 'g-1', email: 'pat@example.test', email_verified: true }
  school.member = { sub: 's-1', preferred_username: 'parent.pat' }
})

/** A step of a browser on our side: cookies in, cookies out. */
async function step(browser: Person, url: string): Promise<string> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await world.app.inject({
    url,
    headers: { host: 'polyhex.test', ...(cookie === '' ? {} : { cookie }) },
  })
  for (const { name, value } of response.cookies) browser.cookies.set(name, value)
  expect(response.statusCode).toBe(302)
  expect(response.headers['cache-control']).toBe('no-store')
  return String(response.headers.location)
}

/** Sets out, signs in at the provider, and gives the address at which the browser is to come back. */
async function setOut(browser: Person, start = '/api/google/start?next=%2Fmath%2Fthemes%2F'): Promise<string> {
  const jar = new Map<string, string>()
  let at = await step(browser, start)
  while (!at.startsWith(site)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`the provider stays at ${at}: ${await response.text()}`)
    at = new URL(location, at).href
  }
  return at.slice(site.length)
}

const stateOf = async (browser: Person) => (await browser.call('getSession')).body.state

async function belongs(person: Person, subject: string, provider: 'google' | 'identity' = 'google') {
  const linked = await world.db.queries
    .transaction()
    .execute((tx) => linkExternalIdentity(tx, { provider, subject }, person.accountId, world.now))
  expect(linked).toBe(true)
}

describe('Google', () => {
  it('is the first step only for an account with a second factor, which leads on to the page that was wanted', async () => {
    const pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat' })
    await belongs(pat, 'g-1')
    const { secret } = await addTestApp(pat, world.now)
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser))).toBe('/signin/second-step/?next=%2Fmath%2Fthemes%2F')
    expect(await stateOf(browser)).toBe('unauthenticated')
    world.now = new Date(world.now.getTime() + 60_000)
    const answer = { by: 'totp', code: codeAt(secret, world.now) }
    expect((await browser.call('finishSignIn', { body: { answer, trust: false } })).status).toBe(200)
    expect(await stateOf(browser)).toBe('authenticated')
    const { details } = await world.db.queries
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'sign_in')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ way: 'google' })
  })

  it('signs in whoever belongs to it, and leads to the page that was wanted [A-270]', async () => {
    const pat = await world.person({ username: 'parent.pat' })
    await belongs(pat, 'g-1')
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser))).toBe('/math/themes/')
    const { body } = await browser.call('getSession')
    expect(body.account.accountId).toBe(pat.accountId)
    const { action, details } = await world.db.queries
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .executeTakeFirstOrThrow()
    expect([action, details]).toEqual(['sign_in', { way: 'google' }])
  })

  it('asks with state, nonce and PKCE, each new', async () => {
    const [one, two] = [
      new URL(await step(world.visitor(), '/api/google/start')),
      new URL(await step(world.visitor(), '/api/google/start')),
    ]
    expect(one.searchParams.get('code_challenge_method')).toBe('S256')
    expect(one.searchParams.get('redirect_uri')).toBe(`${site}/api/google/callback`)
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
    }
    expect(one.searchParams.get('prompt')).toBeNull()
  })

  it('leads somebody unknown to sign-up with the email, and keeps the proof for it, once', async () => {
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser))).toBe(
      `/signup/parent/${encodeSignUpLink({ email: 'pat@example.test', idp: 'google', path: '/math/themes/' })}/`,
    )
    expect(await stateOf(browser)).toBe('unauthenticated')
    const take = async () =>
      world.db.queries
        .transaction()
        .execute((tx) => takeProvenIdentity(tx, hashToken(browser.cookies.get(proofCookie)), world.now))
    expect(await take()).toEqual({ provider: 'google', subject: 'g-1', email: 'pat@example.test' })
    expect(await take()).toBeNull()
  })

  it('does not link itself to an account with a password that has the same email', async () => {
    await world.person({ username: 'parent.pat', email: 'Pat@example.test', roles: ['parent'] })
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser))).toBe('/signin/?problem=email-taken')
    expect(await stateOf(browser)).toBe('unauthenticated')
  })

  it.each([
    ['unverified', { sub: 'g-1', email: 'pat@example.test', email_verified: false }],
    ['unverified', { sub: 'g-1', email: 'pat@example.test' }],
    ['unverified', { sub: 'g-1', email_verified: true }],
  ])('refuses an email that it has not confirmed: %s', async (word, member) => {
    await belongs(await world.person(), 'g-1')
    google.member = member
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser))).toBe(`/signin/?problem=${word}`)
    expect(await stateOf(browser)).toBe('unauthenticated')
  })

  it('refuses a deactivated account', async () => {
    await belongs(await world.person({ active: false }), 'g-1')
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser))).toBe('/signin/?problem=inactive')
  })

  it('brings back only the browser that set out, and only once', async () => {
    await belongs(await world.person(), 'g-1')
    const [browser, other] = [world.visitor(), world.visitor()]
    const back = await setOut(browser)
    await setOut(other)
    expect(await step(other, back)).toBe('/signin/?problem=provider')
    expect(await step(world.visitor(), back)).toBe('/signin/?problem=provider')
    expect(await step(browser, back)).toBe('/math/themes/')
    expect(await step(browser, back)).toBe('/signin/?problem=provider')
  })

  it('refuses a code that has been used, from whatever visit', async () => {
    await belongs(await world.person(), 'g-1')
    const [first, second] = [world.visitor(), world.visitor()]
    const [used, fresh] = [await setOut(first), new URL(await setOut(second), site)]
    await step(first, used)
    fresh.searchParams.set('code', new URL(used, site).searchParams.get('code') ?? '')
    expect(await step(second, fresh.pathname + fresh.search)).toBe('/signin/?problem=provider')
    expect(await stateOf(second)).toBe('unauthenticated')
  })

  it.each(['state', 'nonce', 'code_verifier'] as const)('checks the %s', async (column) => {
    await belongs(await world.person(), 'g-1')
    const browser = world.visitor()
    const back = await setOut(browser)
    await world.db.queries
      .updateTable('provider_visits')
      .set({ [column]: 'x'.repeat(43) })
      .execute()
    expect(await step(browser, back)).toBe('/signin/?problem=provider')
    expect(await stateOf(browser)).toBe('unauthenticated')
  })

  it('takes no answer of another issuer', async () => {
    await belongs(await world.person(), 'g-1')
    const browser = world.visitor()
    const back = new URL(await setOut(browser), site)
    back.searchParams.set('iss', 'https://evil.example')
    expect(await step(browser, back.pathname + back.search)).toBe('/signin/?problem=provider')
  })

  it('ends a visit after a quarter of an hour', async () => {
    await belongs(await world.person(), 'g-1')
    const browser = world.visitor()
    const back = await setOut(browser)
    world.now = new Date(world.now.getTime() + 15 * 60_000)
    expect(await step(browser, back)).toBe('/signin/?problem=provider')
  })

  it.each(['//evil.example', 'https://evil.example', '/%5Cevil.example', '/%252Fevil.example'])(
    'never leads off this site: %s',
    async (next) => {
      await belongs(await world.person(), 'g-1')
      const browser = world.visitor()
      expect(await step(browser, await setOut(browser, `/api/google/start?next=${encodeURIComponent(next)}`))).toBe(
        '/home/',
      )
    },
  )

  it('gives a new session and ends the one that was there', async () => {
    const pat = await world.person()
    await belongs(pat, 'g-1')
    const before = pat.cookies.get('polyhex_session')
    await step(pat, await setOut(pat))
    expect(pat.cookies.get('polyhex_session')).not.toBe(before)
    const replayed = world.visitor()
    replayed.cookies.set('polyhex_session', before ?? '')
    expect(await stateOf(replayed)).toBe('unauthenticated')
  })

  it('stays one person with one account', async () => {
    const [pat, sam] = [await world.person(), await world.person()]
    await belongs(pat, 'g-1')
    await belongs(pat, 'g-1')
    const link = async (person: Person, subject: string) =>
      world.db.queries
        .transaction()
        .execute((tx) => linkExternalIdentity(tx, { provider: 'google', subject }, person.accountId, world.now))
    expect(await link(sam, 'g-1')).toBe(false)
    expect(await link(pat, 'g-2')).toBe(false)
  })
})

describe('an identity server in the place of our flows', () => {
  it('is named to the page, whose policy lets it call there', async () => {
    const { body, headers } = await world.visitor().call('getIdentitySettings')
    expect(body).toMatchObject({ flowBase: `${school.issuer}/api/v3`, sessionStart: '/api/identity/start' })
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${school.issuer};`)
  })

  it('decides who people are by their usernames, and links them by its own name for them', async () => {
    const pat = await world.person({ username: 'parent.pat' })
    const browser = world.visitor()
    expect(await step(browser, await setOut(browser, '/api/identity/start'))).toBe('/home/')
    expect((await browser.call('getSession')).body.account.accountId).toBe(pat.accountId)
    // Renamed there, the person is still the same here.
    school.member = { sub: 's-1', preferred_username: 'somebody.else' }
    const again = world.visitor()
    await step(again, await setOut(again, '/api/identity/start'))
    expect((await again.call('getSession')).body.account.accountId).toBe(pat.accountId)
    // And somebody else who takes the name there does not take the account here.
    school.member = { sub: 's-2', preferred_username: 'parent.pat' }
    const thief = world.visitor()
    expect(await step(thief, await setOut(thief, '/api/identity/start'))).toBe('/signin/?problem=unknown')
    expect(await stateOf(thief)).toBe('unauthenticated')
  })

  it('is asked silently for the silent variant, and leads back to the form when it would have to ask [A-034]', async () => {
    const browser = world.visitor()
    const away = await step(browser, '/api/identity/start?silent=1')
    expect(new URL(away).searchParams.get('prompt')).toBe('none')
    const response = await fetch(away, { redirect: 'manual' })
    const back = response.headers.get('location') ?? ''
    expect(back).toContain('error=login_required')
    expect(await step(browser, back.slice(site.length))).toBe('/signin/')
  })
})

describe('an issuer that lies', async () => {
  const claims = { current: {} }
  const liar = await openLyingIssuer(claims)
  const lied = openWorld({
    identity: { google: { name: 'google', issuer: liar.issuer, ...client }, external: null, hint: null },
  })
  afterAll(() => liar.close())

  it.each<[string, object, string]>([
    ['nothing', {}, `/signup/parent/${encodeSignUpLink({ email: 'pat@example.test', idp: 'google' })}/`],
    ['its own name', { iss: 'https://evil.example' }, '/signin/?problem=provider'],
    ['whom it is for', { aud: 'another' }, '/signin/?problem=provider'],
    ['the nonce', { nonce: 'another' }, '/signin/?problem=provider'],
    ['the time', { exp: 1 }, '/signin/?problem=provider'],
  ])('about %s is not believed', async (_, lie, leadsTo) => {
    const started = await lied.app.inject({ url: '/api/google/start', headers: { host: 'polyhex.test' } })
    const address = new URL(String(started.headers.location))
    const now = Math.floor(Date.now() / 1000)
    const truth = { iss: liar.issuer, aud: 'ours', sub: 'g-1', iat: now, exp: now + 60, email: 'pat@example.test' }
    claims.current = { ...truth, email_verified: true, nonce: address.searchParams.get('nonce'), ...lie }
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const url = `/api/google/callback?code=c&state=${address.searchParams.get('state')}`
    const back = await lied.app.inject({ url, headers: { host: 'polyhex.test', cookie } })
    expect(back.headers.location).toBe(leadsTo)
  })
})

describe('without a provider', () => {
  const bare = openWorld()
  it('there is no way to one, and no button for it [A-032]', async () => {
    expect((await bare.visitor().call('getIdentitySettings')).body).toEqual({
      flowBase: '/api/v3',
      sessionStart: null,
      googleStart: null,
      hint: null,
    })
    for (const url of ['/api/google/start', '/api/google/callback', '/api/identity/start']) {
      expect((await bare.app.inject(url)).statusCode).toBe(404)
    }
  })
})

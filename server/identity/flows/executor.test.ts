import { describe, expect, it } from 'vitest'
import { refusals } from '@polyhex/contract/refusals'
import { sessionCookie } from '../../http/session.ts'
import { password } from '../../seed/test-world.ts'
import { openFlowTrial, type TrialBrowser } from './flow-trial.ts'
import { planCookie } from './plans.ts'

const trial = openFlowTrial()
const { world } = trial
const path = '/flows/executor/login-progressive/?query='

const name = async (browser: TrialBrowser, uid: unknown) =>
  browser.ask('POST', path, { component: 'ak-stage-identification', uid_field: uid })
const tell = async (browser: TrialBrowser, given: unknown) =>
  browser.ask('POST', path, { component: 'ak-stage-password', password: given })

async function stateOf(browser: TrialBrowser): Promise<string> {
  const response = await browser.fetch(browser.basePath.replace('/v3', '/session'))
  return ((await response.json()) as { state: string }).state
}

async function signIn(browser: TrialBrowser, username: string, given = password) {
  await browser.ask('GET', path)
  await name(browser, username)
  return tell(browser, given)
}

const people = async () => {
  await world.person({ username: 'student.sam' })
  await world.person({ username: 'parent.pat', email: 'Pat@Example.test', roles: ['parent'] })
  await world.person({ username: 'gone.gil', email: 'gil@example.test', roles: ['parent'], active: false })
}

describe('signing in', () => {
  it.each(['parent.pat', ' PARENT.PAT ', 'pat@example.test'])(
    'asks who, then for the password, then sends %j on [A-162, A-271, A-272]',
    async (typed) => {
      await people()
      const browser = trial.browser()
      const who = await browser.ask('GET', path)
      expect(who.body).toMatchObject({
        component: 'ak-stage-identification',
        type: 'native',
        user_fields: ['username', 'email'],
        password_fields: false,
        primary_action: 'Log in',
        sources: [],
        flow_info: { title: 'Sign in to Polyhex', cancel_url: '/signin/', layout: 'stacked' },
      })
      const asks = await name(browser, typed)
      // The name as typed, never the one that was found: an email must not reveal a username.
      expect(asks.body).toMatchObject({ component: 'ak-stage-password', pending_user: typed.trim() })
      expect(asks.body.pending_user_avatar).toBe('/mark.svg')
      expect(asks.headers.get('cache-control')).toBe('no-store')
      expect((await tell(browser, password)).body).toMatchObject({ component: 'xak-flow-redirect', to: '/' })
      expect(await stateOf(browser)).toBe('authenticated')
    },
  )

  it('passes a stage by 302 to the same address, byte for byte [A-271]', async () => {
    await people()
    const browser = trial.browser()
    const odd = '/flows/executor/login-progressive/?query=next%3d%2Fhome%2F%26x%3D%C3%A9&&query=next%3D%2Fhome%2F'
    await browser.ask('GET', odd)
    await browser.ask('POST', odd, { component: 'ak-stage-identification', uid_field: 'student.sam' })
    const { body } = await browser.ask('POST', odd, { component: 'ak-stage-password', password })
    expect(body).toMatchObject({ component: 'xak-flow-redirect', to: '/home/' })
    const passed = browser.seen.filter((one) => one.status === 302)
    expect(passed.map((one) => one.location)).toEqual([`/api/v3${odd}`, `/api/v3${odd}`])
  })

  it('takes the password exactly: spaces, other alphabets, great length', async () => {
    const { hashPassword } = await import('../passwords.ts')
    const odd = ` ü 密码 ${'x'.repeat(200)} `
    const sam = await world.person({ username: 'student.sam' })
    const hash = await hashPassword(odd)
    await world.db.queries
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('id', '=', sam.accountId)
      .execute()
    expect((await signIn(trial.browser(), 'student.sam', odd.trim())).body.response_errors).toBeDefined()
    expect((await signIn(trial.browser(), 'student.sam', odd)).body.component).toBe('xak-flow-redirect')
  })

  it.each([
    ['', '/'],
    ['next=', '/'],
    ['next=%2Fhome%2F', '/home/'],
    ['next=%2Fcheckout%2F%3Fprice%3D1', '/checkout/?price=1'],
    ['next=%2F%2Fevil.example', null],
    ['next=https%3A%2F%2Fevil.example', null],
    ['next=%2F%5Cevil.example', null],
    ['next=javascript%3Aalert(1)', null],
    ['next=%2Fa%0d%0aset-cookie%3Ax', null],
    ['next=%2F%252Fevil.example', null],
    ['next=%2F%25252Fevil.example', null],
  ])('leads after %j to %j, never off this site', async (query, to) => {
    await people()
    const browser = trial.browser()
    const at = `/flows/executor/login-progressive/?query=${encodeURIComponent(query)}`
    await browser.ask('GET', at)
    await browser.ask('POST', at, { uid_field: 'student.sam' })
    const { body } = await browser.ask('POST', at, { password })
    expect(body).toMatchObject(
      to === null ? { component: 'ak-stage-access-denied', error_message: 'Invalid next URL' } : { to },
    )
    expect(await stateOf(browser)).toBe(to === null ? 'unauthenticated' : 'authenticated')
  })

  it('gives a new session and ends the one that was there; the plan is over with it', async () => {
    await people()
    const browser = trial.browser()
    await signIn(browser, 'student.sam')
    const [session, plan] = [browser.cookies.get(sessionCookie), browser.cookies.get(planCookie)]
    await signIn(browser, 'parent.pat')
    expect(browser.cookies.get(sessionCookie)).not.toBe(session)
    expect(browser.cookies.get(planCookie)).not.toBe(plan)
    const replayed = trial.browser()
    replayed.cookies.set(sessionCookie, session ?? '')
    replayed.cookies.set(planCookie, plan ?? '')
    expect(await stateOf(replayed)).toBe('unauthenticated')
    expect((await replayed.ask('GET', path)).body.component).toBe('ak-stage-identification')
  })

  it('lets one of many requests at once pass the last stage', async () => {
    await people()
    await world.db.queries.deleteFrom('sessions').execute()
    const browser = trial.browser()
    await browser.ask('GET', path)
    await name(browser, 'student.sam')
    await Promise.all(Array.from({ length: 4 }, () => tell(browser, password)))
    const sessions = await world.db.queries.selectFrom('sessions').select('id').execute()
    expect(sessions).toHaveLength(1)
  })
})

/** Stage, what is sent, what is expected, and whether anybody is signed in afterwards (nobody, in every row). */
const failures: readonly (readonly [string, object, object, string, string])[] = [
  ['identification', { uid_field: 'nobody@example.test' }, {}, 'unknown-email', 'non_field_errors'],
  ['identification', { uid_field: 'nobody.here' }, {}, 'unknown-username', 'non_field_errors'],
  ['password', { uid_field: 'pat@example.test' }, { password: 'x' }, 'invalid-password-or-inactive', 'password'],
  ['password', { uid_field: 'parent.pat' }, { password: 'x' }, 'invalid-password', 'password'],
  ['password', { uid_field: 'gil@example.test' }, { password }, 'invalid-password-or-inactive', 'password'],
  ['password', { uid_field: 'gone.gil' }, { password }, 'invalid-password-or-inactive', 'password'],
  ['password', { uid_field: 'gone.gil' }, { password: 'x' }, 'invalid-password', 'password'],
]

describe('what fails', () => {
  it.each(failures)(
    'says so at %s for %j and %j: %s [A-286, A-287, A-288, A-290]',
    async (stage, who, given, code, field) => {
      await people()
      const browser = trial.browser()
      await browser.ask('GET', path)
      const named = await browser.ask('POST', path, who)
      const { status, body } = stage === 'identification' ? named : await browser.ask('POST', path, given)
      expect([status, body.component]).toEqual([200, `ak-stage-${stage}`])
      const { message } = refusals[code as keyof typeof refusals]
      expect(body.response_errors).toEqual({ [field]: [{ string: message, code }] })
      expect(await stateOf(browser)).toBe('unauthenticated')
      // The stage stands where it stood, and takes another answer.
      expect((await browser.ask('GET', path)).body.component).toBe(`ak-stage-${stage}`)
    },
  )

  it.each<[string, unknown, string, string]>([
    ['uid_field', {}, 'required', 'This field is required.'],
    ['uid_field', { uid_field: '  ' }, 'blank', 'This field may not be blank.'],
    ['uid_field', { uid_field: null }, 'null', 'This field may not be null.'],
    ['uid_field', { uid_field: 5 }, 'invalid', 'Not a valid string.'],
    ['uid_field', { uid_field: 'a\0b' }, 'null_characters_not_allowed', 'Null characters are not allowed.'],
    ['uid_field', { uid_field: 'x'.repeat(321) }, 'max_length', 'Ensure this field has no more than 320 characters.'],
    ['uid_field', { component: 'ak-stage-password', password: 'x' }, 'required', 'This field is required.'],
    ['non_field_errors', [], 'invalid', 'Invalid data. Expected a dictionary.'],
  ])('holds the body to the stage at which the browser stands: %s of %j', async (field, body, code, string) => {
    const browser = trial.browser()
    const answer = await browser.ask('POST', path, body)
    expect(answer.body.component).toBe('ak-stage-identification')
    expect(answer.body.response_errors).toEqual({ [field]: [{ string, code }] })
  })

  it('bounds the length of passwords', async () => {
    await people()
    const browser = trial.browser()
    await name(browser, 'student.sam')
    expect((await tell(browser, 'x'.repeat(1025))).body.response_errors.password[0].code).toBe('max_length')
    expect((await tell(browser, '')).body.response_errors.password[0].code).toBe('blank')
  })

  it("does not match the email of a student, which is the parent's [A-286]", async () => {
    const sam = await world.person({ username: 'student.sam' })
    await world.db.queries
      .updateTable('accounts')
      .set({ email: 'pat@example.test' })
      .where('id', '=', sam.accountId)
      .execute()
    const { body } = await name(trial.browser(), 'pat@example.test')
    expect(body.response_errors.non_field_errors[0].code).toBe('unknown-email')
  })

  it('ends the plan at the fifth wrong password, and begins again [A-164]', async () => {
    await people()
    const browser = trial.browser()
    await browser.ask('GET', path)
    await name(browser, 'student.sam')
    for (let i = 0; i < 4; i++) expect((await tell(browser, 'x')).body.component).toBe('ak-stage-password')
    expect((await tell(browser, 'x')).body).toMatchObject({
      component: 'ak-stage-access-denied',
      error_message: 'Invalid password',
      pending_user: 'student.sam',
    })
    expect((await browser.ask('GET', path)).body.component).toBe('ak-stage-identification')
  })

  it('counts wrong passwords of one plan before it looks, also many at once [A-164]', async () => {
    await people()
    const browser = trial.browser()
    await browser.ask('GET', path)
    await name(browser, 'student.sam')
    const many = await Promise.all(Array.from({ length: 20 }, () => tell(browser, 'x')))
    const looked = many.filter((one) => one.body.response_errors?.password?.[0].code === 'invalid-password')
    expect(looked.length).toBeLessThan(5)
    const { tries } = await world.db.queries
      .selectFrom('sign_in_tries')
      .select((where) => where.fn.max('tries').as('tries'))
      .executeTakeFirstOrThrow()
    expect(tries).toBeLessThanOrEqual(5)
  })

  it('knows no flow by another name', async () => {
    const { status, body } = await trial.browser().ask('GET', '/flows/executor/nowhere/?query=')
    expect([status, body]).toEqual([404, { detail: 'No Flow matches the given query.' }])
  })

  it('answers a fault of ours with its id and nothing else', async () => {
    await world.db.execute('alter table sign_in_tries rename to hidden')
    const { status, body } = await name(trial.browser(), 'nobody.here')
    await world.db.execute('alter table hidden rename to sign_in_tries')
    expect([status, body.component]).toEqual([200, 'ak-stage-flow-error'])
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(body)).not.toMatch(/sign_in_tries|select|\.ts/)
  })
})

describe('plans', () => {
  it('belong to one flow: another flow drops them, and logging out frees a pending user [A-163, A-273]', async () => {
    await people()
    const browser = trial.browser()
    await browser.ask('GET', path)
    await name(browser, 'parent.pat')
    expect((await browser.ask('GET', path)).body.pending_user).toBe('parent.pat')
    const out = await browser.ask('GET', '/flows/executor/logout/?query=')
    expect(out.body).toMatchObject({ component: 'xak-flow-redirect', to: '/' })
    expect((await browser.ask('GET', path)).body.component).toBe('ak-stage-identification')
  })

  it('end after half an hour', async () => {
    await people()
    const browser = trial.browser()
    await name(browser, 'student.sam')
    world.now = new Date(world.now.getTime() + 30 * 60_000)
    expect((await browser.ask('GET', path)).body.component).toBe('ak-stage-identification')
  })

  it('begin again when a stage they name has been taken away', async () => {
    await people()
    const browser = trial.browser()
    await name(browser, 'student.sam')
    await world.db.queries.deleteFrom('flow_stage_bindings').where('place', '=', 30).execute()
    expect((await browser.ask('GET', path)).body.component).toBe('ak-stage-identification')
  })

  it('let nobody in by a flow without a password stage', async () => {
    await people()
    const browser = trial.browser()
    await world.db.queries.deleteFrom('flow_stage_bindings').where('place', '=', 20).execute()
    const { body } = await name(browser, 'student.sam')
    expect(body).toMatchObject({ component: 'ak-stage-access-denied' })
    expect(await stateOf(browser)).toBe('unauthenticated')
  })

  it.each(['restart', 'restart_with_context'] as const)(
    'begin again after a wrong password where a binding wants %s',
    async (action) => {
      await people()
      await world.db.queries
        .updateTable('flow_stage_bindings')
        .set({ invalid_response_action: action })
        .where('place', '=', 20)
        .execute()
      const browser = trial.browser()
      await name(browser, 'student.sam')
      expect((await tell(browser, 'x')).body).toMatchObject({ component: 'ak-stage-identification' })
    },
  )

  it('never hold the password, and their tokens only as hashes', async () => {
    await people()
    const browser = trial.browser()
    await name(browser, 'student.sam')
    await tell(browser, 'wrong horse battery')
    const rows = await world.db.queries.selectFrom('flow_plans').selectAll().execute()
    const kept = JSON.stringify(rows) + Buffer.from(rows[0]?.token_hash ?? []).toString('base64url')
    expect(kept).not.toContain('wrong horse')
    expect(kept).not.toContain(browser.cookies.get(planCookie))
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['require_authenticated', 'ak-stage-access-denied', 'ak-stage-identification'],
    ['require_unauthenticated', 'ak-stage-identification', 'ak-stage-access-denied'],
    ['require_superuser', 'ak-stage-access-denied', 'ak-stage-access-denied'],
    ['require_redirect', 'ak-stage-access-denied', 'ak-stage-access-denied'],
  ] as const)('are made only for those whom a flow is for: %s', async (authentication, visitor, student) => {
    await world.db.queries.updateTable('flows').set({ authentication }).execute()
    expect((await trial.browser().ask('GET', path)).body.component).toBe(visitor)
    expect((await (await trial.signedIn(['student'])).ask('GET', path)).body.component).toBe(student)
    const next = '/flows/executor/login-progressive/?query=next%3D%2Fhome%2F'
    await world.db.queries
      .updateTable('flows')
      .set({ denied_action: 'continue', authentication: 'require_redirect' })
      .execute()
    expect((await trial.browser().ask('GET', next)).body).toMatchObject({
      component: 'xak-flow-redirect',
      to: '/home/',
    })
  })
})

describe('logging out', () => {
  const out = '/flows/executor/logout/?query='
  it('ends the session at GET, for good; twice, and for a visitor too [A-273]', async () => {
    await people()
    const browser = trial.browser()
    await signIn(browser, 'student.sam')
    const token = browser.cookies.get(sessionCookie) ?? ''
    for (let i = 0; i < 2; i++) {
      expect((await browser.ask('GET', out)).body).toMatchObject({ component: 'xak-flow-redirect', to: '/' })
      expect(browser.cookies.has(sessionCookie)).toBe(false)
    }
    browser.cookies.set(sessionCookie, token)
    expect(await stateOf(browser)).toBe('unauthenticated')
    expect((await trial.browser().ask('GET', out)).body.component).toBe('xak-flow-redirect')
  })

  it.each(['cross-site', 'same-site'])('is not to be brought about by another website: %s', async (site) => {
    await people()
    const browser = trial.browser()
    await signIn(browser, 'student.sam')
    const { status, body } = await browser.ask('GET', out, undefined, { 'sec-fetch-site': site })
    expect([status, body.detail]).toEqual([403, 'CSRF Failed: Origin checking failed.'])
    expect(await stateOf(browser)).toBe('authenticated')
  })
})

it('leaves a row in the audit log for each sign-in, failure and sign-out, without names or passwords', async () => {
  await people()
  const browser = trial.browser()
  await name(browser, 'nobody.here')
  await name(browser, 'student.sam')
  await tell(browser, 'open sesame')
  await tell(browser, password)
  await browser.ask('GET', '/flows/executor/logout/?query=')
  const rows = await world.db.queries.selectFrom('audit_log').select(['action', 'details']).execute()
  expect(rows.map((row) => row.action).toSorted()).toEqual(['sign_in', 'sign_in_failed', 'sign_in_failed', 'sign_out'])
  expect(JSON.stringify(rows)).not.toMatch(/nobody|student|sesame/)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { unseal } from '../../database/seal.ts'
import { openWorld, password, type Person } from '../../seed/test-world.ts'
import { addTestApp, codeAt } from './authenticator-of-tests.ts'

const world = openWorld()
const later = (seconds: number): Date => new Date(world.now.getTime() + seconds * 1000)
const minute = 60

/** One that no step near now has. */
const wrongCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((off) => codeAt(secret, later(off * 30)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** Adds an app; the clock goes on a minute, so that the code of the enrolment is over. */
async function enroll(person: Person, name?: string) {
  const enrolled = await addTestApp(person, world.now, name)
  world.now = later(minute)
  return enrolled
}

const parent = async (username = 'parent.pat'): Promise<Person> =>
  world.person({ roles: ['parent'], grade: null, username, email: `${username}@example.test` })

/** A new browser that has shown the password. */
async function withPassword(username = 'parent.pat', browser: Person = world.visitor()) {
  return { browser, answer: await browser.call('signIn', { body: { username, password } }) }
}
const finish = async (browser: Person, by: 'totp' | 'recovery', code: string, trust = false) =>
  browser.call('finishSignIn', { body: { answer: { by, code }, trust } })
const stateOf = async (browser: Person): Promise<string> => (await browser.call('getSession')).body.state
const mails = async (person: Person): Promise<string[]> => {
  const rows = await world.db.queries
    .selectFrom('outbox_mails')
    .select('data')
    .where('account_id', '=', person.accountId)
    .where('template', '=', 'two_step_changed')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => (data as { what: string }).what)
}
const audited = async (person: Person): Promise<string[]> => {
  const rows = await world.db.queries
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', person.accountId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

let pat: Person
beforeEach(async () => {
  pat = await parent()
})

describe('adding an authenticator app', () => {
  it('needs a right code of it, and brings ten recovery codes, a mail and a line in the log', async () => {
    const { uri, secret } = (await pat.call('beginTotp')).body
    expect(uri).toMatch(/^otpauth:\/\/totp\/Polyhex:parent\.pat\?issuer=Polyhex&secret=[A-Z2-7]{32}&/)
    const wrong = await pat.call('confirmTotp', { body: { name: 'My phone', code: wrongCode(secret) } })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_code'])
    expect((await pat.call('listSecondFactors')).body).toEqual({ factors: [], recoveryCodesLeft: 0, demanded: false })
    const { body } = await pat.call('confirmTotp', { body: { name: ' My phone ', code: codeAt(secret, world.now) } })
    expect(body.factor).toMatchObject({ kind: 'totp', name: 'My phone', lastUsedAt: null })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(body.recoveryCodes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await pat.call('listSecondFactors')).body).toMatchObject({ factors: [body.factor], recoveryCodesLeft: 10 })
    expect(await mails(pat)).toEqual(['totp_added'])
    expect(await audited(pat)).toContain('second_factor_added')
  })

  it('keeps the secret sealed, and the recovery codes as hashes', async () => {
    const { secret, codes } = await enroll(pat)
    const { sealed_secret: sealed } = await world.db.queries
      .selectFrom('second_factors')
      .select('sealed_secret')
      .executeTakeFirstOrThrow()
    expect(Buffer.from(sealed ?? []).includes(secret)).toBe(false)
    expect(unseal(sealed ?? new Uint8Array(), Buffer.alloc(32, 7))).toBe(secret)
    const rows = await world.db.queries.selectFrom('recovery_codes').select('code_hash').execute()
    expect(rows.map(({ code_hash: hash }) => hash.length)).toEqual(codes.map(() => 32))
  })

  it('works for a quarter of an hour, for one session, and once', async () => {
    const other = await withPassword()
    const { secret } = (await pat.call('beginTotp')).body
    const confirm = async (who: Person) =>
      who.call('confirmTotp', { body: { name: 'App', code: codeAt(secret, world.now) } })
    expect((await confirm(other.browser)).body.code).toBe('enrollment_over')
    expect((await confirm(pat)).status).toBe(200)
    expect((await confirm(pat)).body.code).toBe('enrollment_over')
    const { secret: late } = (await pat.call('beginTotp')).body
    world.now = later(15 * minute)
    await pat.call('proveSession', { body: { password } })
    const answer = await pat.call('confirmTotp', { body: { name: 'App', code: codeAt(late, world.now) } })
    expect(answer.body.code).toBe('enrollment_over')
  })

  it.each(['beginTotp', 'confirmTotp', 'renameSecondFactor', 'removeSecondFactor', 'renewRecoveryCodes'] as const)(
    'asks for the password again before %s',
    async (name) => {
      const { factorId, secret } = await enroll(pat)
      world.now = later(10 * minute)
      const answer = await pat.call(name, {
        params: { factorId },
        body: { name: 'Other', code: codeAt(secret, world.now) },
      })
      expect([answer.status, answer.body.code]).toEqual([403, 'password_needed'])
    },
  )

  it('is not for children, and at most ten are kept', async () => {
    const kid = await world.person()
    expect((await kid.call('beginTotp')).body.code).toBe('second_factor_for_adults')
    expect((await kid.call('beginPasskey')).body.code).toBe('second_factor_for_adults')
    for (let i = 0; i < 10; i++) {
      await pat.call('proveSession', { body: { password } })
      await enroll(pat, `App ${i}`)
    }
    await pat.call('proveSession', { body: { password } })
    expect((await pat.call('beginTotp')).body.code).toBe('second_factors_full')
  })

  it('is renamed and removed by its owner alone; with the last one go the recovery codes', async () => {
    const { factorId } = await enroll(pat)
    const eve = await parent('parent.eve')
    const params = { factorId }
    expect((await eve.call('renameSecondFactor', { params, body: { name: 'Mine' } })).status).toBe(404)
    expect((await eve.call('removeSecondFactor', { params })).status).toBe(404)
    const renamed = await pat.call('renameSecondFactor', { params, body: { name: 'Old phone' } })
    expect(renamed.body.factor.name).toBe('Old phone')
    const { body } = await pat.call('removeSecondFactor', { params })
    expect(body).toEqual({ factors: [], recoveryCodesLeft: 0, demanded: false })
    expect(await mails(pat)).toEqual(['totp_added', 'totp_removed'])
    expect((await withPassword()).answer.status).toBe(200)
  })
})

describe('the second step', () => {
  it('comes after the right password, and only then is anybody signed in', async () => {
    const { secret } = await enroll(pat)
    const { browser, answer } = await withPassword()
    expect([answer.status, answer.body.code]).toEqual([401, 'second_step_needed'])
    expect(await stateOf(browser)).toBe('unauthenticated')
    expect((await browser.call('getCurrentAccount')).status).toBe(401)
    expect((await browser.call('getSecondStep')).body.pending).toEqual({
      username: 'parent.pat',
      ways: ['totp'],
      recovery: true,
      until: later(5 * minute).toISOString(),
    })
    const done = await finish(browser, 'totp', codeAt(secret, world.now))
    expect([done.status, done.body.account.username]).toEqual([200, 'parent.pat'])
    expect(await stateOf(browser)).toBe('authenticated')
    expect((await browser.call('getSecondStep')).body.pending).toBeNull()
    // As fresh as a sign-in by password alone.
    expect((await browser.call('beginTotp')).status).toBe(200)
  })

  it.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])('takes the code of %i seconds from now: %i', async (off, status) => {
    const { secret } = await enroll(pat)
    world.now = later(5 * minute)
    const { browser } = await withPassword()
    expect((await finish(browser, 'totp', codeAt(secret, later(off)))).status).toBe(status)
  })

  it('takes a code with spaces, and never twice, also not the one of the enrolment', async () => {
    const { secret } = (await pat.call('beginTotp')).body
    const first = codeAt(secret, world.now)
    await pat.call('confirmTotp', { body: { name: 'App', code: first } })
    expect((await finish((await withPassword()).browser, 'totp', first)).body.code).toBe('code_used')
    world.now = later(minute)
    const code = codeAt(secret, world.now)
    const [one, two] = [(await withPassword()).browser, (await withPassword()).browser]
    expect((await finish(one, 'totp', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await finish(two, 'totp', code)).body.code).toBe('code_used')
    expect((await finish(two, 'totp', codeAt(secret, later(30)))).status).toBe(200)
  })

  it('is over after 5 minutes, after it was finished, and when the person gives it up', async () => {
    const { secret } = await enroll(pat)
    const slow = (await withPassword()).browser
    world.now = later(5 * minute)
    expect((await finish(slow, 'totp', codeAt(secret, world.now))).body.code).toBe('second_step_over')
    const { browser } = await withPassword()
    const cookie = browser.cookies.get('polyhex_pending') ?? ''
    expect((await finish(browser, 'totp', codeAt(secret, world.now))).status).toBe(200)
    const thief = world.visitor()
    thief.cookies.set('polyhex_pending', cookie)
    expect((await finish(thief, 'totp', codeAt(secret, later(30)))).body.code).toBe('second_step_over')
    const { browser: other } = await withPassword()
    await other.call('leaveSignIn')
    expect((await other.call('getSecondStep')).body.pending).toBeNull()
  })

  it('ends with a new password, and with an account that is deactivated', async () => {
    const { secret } = await enroll(pat)
    const { browser } = await withPassword()
    await pat.call('updatePassword', { params: { accountId: pat.accountId }, body: { password: 'another one 77' } })
    expect((await finish(browser, 'totp', codeAt(secret, world.now))).body.code).toBe('second_step_over')
  })

  it('is held off after 5 wrong codes in 15 minutes, whichever browser they come from, also for the right one', async () => {
    const { secret, codes } = await enroll(pat)
    for (let i = 0; i < 5; i++) {
      const { browser } = await withPassword()
      expect(
        (await finish(browser, i % 2 ? 'recovery' : 'totp', i % 2 ? '000000000000' : wrongCode(secret))).status,
      ).toBe(401)
    }
    const { browser } = await withPassword()
    const held = await finish(browser, 'totp', codeAt(secret, world.now))
    expect([held.status, held.body.code]).toEqual([429, 'too_many_codes'])
    expect((await finish(browser, 'recovery', codes[0] ?? '')).status).toBe(429)
    const actions = await audited(pat)
    expect(actions.filter((action) => action === 'second_step_failed')).toHaveLength(5)
    expect(actions.filter((action) => action === 'second_step_locked')).toHaveLength(1)
    world.now = later(15 * minute + 1)
    const { browser: after } = await withPassword()
    expect((await finish(after, 'totp', codeAt(secret, world.now))).status).toBe(200)
  })

  it('does not count the wrong codes before a right one', async () => {
    const { secret } = await enroll(pat)
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await finish((await withPassword()).browser, 'totp', wrongCode(secret))
      expect((await finish((await withPassword()).browser, 'totp', codeAt(secret, world.now))).status).toBe(200)
      world.now = later(minute)
    }
  })
})

describe('a recovery code', () => {
  it('works once, as it is typed, tells the account by mail, and counts down', async () => {
    const { codes } = await enroll(pat)
    const [code = ''] = codes
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const done = await finish((await withPassword()).browser, 'recovery', typed)
    expect([done.status, done.body.recoveryCodesLeft]).toEqual([200, 9])
    expect((await finish((await withPassword()).browser, 'recovery', code)).body.code).toBe('wrong_recovery_code')
    expect(await mails(pat)).toEqual(['totp_added', 'recovery_code_used'])
    expect(await audited(pat)).toContain('recovery_code_used')
  })

  it('is nobody else’s, and dies when new ones are made', async () => {
    const { codes } = await enroll(pat)
    const eve = await parent('parent.eve')
    const { codes: others } = await enroll(eve)
    expect((await finish((await withPassword()).browser, 'recovery', others[0] ?? '')).status).toBe(401)
    const { body } = await pat.call('renewRecoveryCodes')
    expect(body.recoveryCodes.filter((code: string) => codes.includes(code))).toEqual([])
    expect((await finish((await withPassword()).browser, 'recovery', codes[1] ?? '')).status).toBe(401)
    expect((await finish((await withPassword()).browser, 'recovery', body.recoveryCodes[1])).status).toBe(200)
  })
})

describe('a trusted browser', () => {
  it('is not asked again for 30 days, and others are', async () => {
    const { secret } = await enroll(pat)
    const { browser } = await withPassword()
    await finish(browser, 'totp', codeAt(secret, world.now), true)
    await browser.call('signOut')
    expect((await withPassword('parent.pat', browser)).answer.status).toBe(200)
    expect((await withPassword()).answer.body.code).toBe('second_step_needed')
    await browser.call('signOut')
    world.now = later(30 * 86_400)
    expect((await withPassword('parent.pat', browser)).answer.body.code).toBe('second_step_needed')
  })

  it.each(['endOtherSessions', 'updatePassword', 'resetSecondFactors'] as const)(
    'is asked again after %s',
    async (name) => {
      const { secret } = await enroll(pat)
      const { browser } = await withPassword()
      await finish(browser, 'totp', codeAt(secret, world.now), true)
      const admin = await world.person({ roles: ['admin'], grade: null })
      const who = name === 'resetSecondFactors' ? admin : pat
      const given = {
        params: { accountId: pat.accountId },
        ...(name === 'updatePassword' ? { body: { password } } : {}),
      }
      expect((await who.call(name, given)).status).toBe(200)
      const { trusted_until: until } = await world.db.queries
        .selectFrom('known_devices')
        .select('trusted_until')
        .where('account_id', '=', pat.accountId)
        .executeTakeFirstOrThrow()
      expect(until).toBeNull()
    },
  )
})

describe('an administrator', () => {
  it('turns two-step sign-in of another off: sessions end, the account is told, the log says so', async () => {
    await enroll(pat)
    const admin = await world.person({ roles: ['admin'], grade: null })
    const params = { accountId: pat.accountId }
    expect((await admin.call('resetSecondFactors', { params })).body).toEqual({ removed: 1 })
    expect(await stateOf(pat)).toBe('unauthenticated')
    expect((await withPassword()).answer.status).toBe(200)
    expect(await mails(pat)).toEqual(['totp_added', 'reset'])
    expect(await audited(pat)).toContain('second_factors_reset')
    expect((await admin.call('resetSecondFactors', { params })).body).toEqual({ removed: 0 })
  })

  it('sees how much an account has, and nobody else does', async () => {
    const admin = await world.person({ roles: ['admin'], grade: null })
    const params = { accountId: pat.accountId }
    const count = async () => (await admin.call('countSecondFactors', { params })).body
    expect(await count()).toEqual({ apps: 0, passkeys: 0, recoveryCodesLeft: 0 })
    await enroll(pat)
    expect(await count()).toEqual({ apps: 1, passkeys: 0, recoveryCodesLeft: 10 })
    expect((await pat.call('countSecondFactors', { params })).status).toBe(403)
    const nobody = await admin.call('countSecondFactors', {
      params: { accountId: '00000000-0000-4000-8000-00000000dead' },
    })
    expect([nobody.status, nobody.body.code]).toEqual([404, 'account_not_found'])
  })

  it('needs another one for the own account, and the password again', async () => {
    const admin = await world.person({ roles: ['admin'], grade: null })
    await enroll(admin)
    const own = await admin.call('resetSecondFactors', { params: { accountId: admin.accountId } })
    expect([own.status, own.body.code]).toEqual([409, 'own_account'])
    world.now = later(10 * minute)
    const late = await admin.call('resetSecondFactors', { params: { accountId: pat.accountId } })
    expect([late.status, late.body.code]).toEqual([403, 'password_needed'])
  })
})

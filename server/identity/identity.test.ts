import { describe, expect, it } from 'vitest'
import { hashToken, readSession, sessionCookie } from '../http/session.ts'
import { password, openWorld } from '../seed/test-world.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { forgetOldTries } from './sign-in-tries.ts'

const world = openWorld()
const signIn = async (username: string, given = password) =>
  world.visitor().call('signIn', { body: { username, password: given } })

describe('signIn', () => {
  it('signs in by username, whatever its case, and by an email of age [A-002]', async () => {
    const pat = await world.person({ username: 'parent.pat', email: 'Pat@Example.test', roles: ['parent'] })
    for (const name of ['parent.pat', ' PARENT.PAT ', 'pat@example.test']) {
      const { status, body, headers } = await signIn(name)
      expect([status, body.account.accountId]).toEqual([200, pat.accountId])
      expect(String(headers['set-cookie'])).toMatch(/^polyhex_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
    }
  })

  it('answers each failure in the words and place of the specification', async () => {
    await world.person({ username: 'student.sam', email: 'sam@example.test' })
    const failed = async (name: string, given: string) => {
      const { status, body } = await signIn(name, given)
      expect(status).toBe(401)
      return [body.code, body.errors[0].field, body.detail]
    }
    expect(await failed('nobody@example.test', 'x')).toEqual([
      'unknown-email',
      'username',
      "We don't have an account with that email. Were you assigned a username instead?",
    ])
    expect(await failed('nobody.here', 'x')).toEqual([
      'unknown-username',
      'username',
      "We don't have an account with that username. Is this the username assigned when you signed up?",
    ])
    expect(await failed('sam@example.test', 'x')).toEqual([
      'invalid-password-or-inactive',
      'password',
      'The password you entered is invalid. Please try again.',
    ])
    expect(await failed('student.sam', 'x')).toEqual([
      'invalid-password',
      'password',
      'The password you entered is incorrect. Please try again.',
    ])
  })

  it('does not match an email that is not one of age', async () => {
    const sam = await world.person({ username: 'student.sam' })
    await world.db.queries
      .updateTable('accounts')
      .set({ email: 'pat@example.test' })
      .where('id', '=', sam.accountId)
      .execute()
    expect((await signIn('pat@example.test')).body.code).toBe('unknown-email')
  })

  it('refuses a deactivated account, and ends its sessions at once', async () => {
    const sam = await world.person({ username: 'student.sam' })
    await world.db.queries.updateTable('accounts').set({ active: false }).where('id', '=', sam.accountId).execute()
    expect((await signIn('student.sam')).body.code).toBe('invalid-password-or-inactive')
    expect((await sam.call('getSession')).body.state).toBe('expired')
  })

  it('stops after 10 tries for one name in 15 minutes, also 50 at once, and lets the next name in', async () => {
    await world.person({ username: 'student.sam' })
    const many = await Promise.all(Array.from({ length: 50 }, async () => signIn('student.sam', 'wrong')))
    expect(many.filter((tried) => tried.body.code === 'invalid-password')).toHaveLength(10)
    expect(many.filter((tried) => tried.status === 429)).toHaveLength(40)
    expect((await signIn('Student.Sam')).body.code).toBe('too_many_sign_ins')
    expect((await signIn('someone.else', 'x')).body.code).toBe('unknown-username')
    world.now = new Date(world.now.getTime() + 15 * 60_000 + 1)
    expect((await signIn('student.sam')).status).toBe(200)
  })

  it('forgets counts whose time is over, and keeps those that still hold somebody off', async () => {
    const counts = async () => (await world.db.queries.selectFrom('sign_in_tries').select('tries').execute()).length
    await signIn('somebody.old', 'x')
    world.now = new Date(world.now.getTime() + 15 * 60_000 + 1)
    await signIn('somebody.new', 'x')
    expect(await counts()).toBe(3)
    await forgetOldTries(world.db, world.now)
    // The new name, and the address from which it came.
    expect(await counts()).toBe(2)
    expect((await signIn('somebody.new', 'x')).body.code).toBe('unknown-username')
  })

  it('gives a new token and ends the session that was there', async () => {
    const sam = await world.person({ username: 'student.sam' })
    const before = sam.cookies.get(sessionCookie)
    await sam.call('signIn', { body: { username: 'student.sam', password } })
    expect(sam.cookies.get(sessionCookie)).not.toBe(before)
    expect(await readSession(world.db, hashToken(before), world.now)).toEqual({ state: 'unauthenticated' })
  })

  it('asks for both fields', async () => {
    const { status, body } = await signIn('', '')
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      { field: 'username', message: 'Please enter your username (or email if you are of age).' },
      { field: 'password', message: 'Please enter your password.' },
    ])
  })
})

describe('sessions', () => {
  it('know the account with its children', async () => {
    const [pat, sam] = [await world.person({ roles: ['parent'], grade: null }), await world.person({ grade: 3 })]
    await world.manages(pat, sam)
    const { body } = await pat.call('getSession')
    expect(body.state).toBe('authenticated')
    expect(body.account).toMatchObject({
      roles: ['parent'],
      grade: null,
      children: [{ accountId: sam.accountId, grade: 3 }],
    })
    expect(body.account).not.toHaveProperty('passwordHash')
  })

  it('end when signing out, so that a copied cookie is worth nothing', async () => {
    const sam = await world.person()
    const token = sam.cookies.get(sessionCookie) ?? ''
    expect((await sam.call('signOut')).status).toBe(200)
    expect(sam.cookies.has(sessionCookie)).toBe(false)
    sam.cookies.set(sessionCookie, token)
    expect((await sam.call('getSession')).body).toEqual({ state: 'unauthenticated' })
    expect((await world.visitor().call('signOut')).status).toBe(200)
  })

  it('end after 7 days without use and after 30 days in any case [A-147]', async () => {
    const idle = await world.person()
    const busy = await world.person()
    const begin = world.now.getTime()
    const after = async (days: number) => {
      world.now = new Date(begin + days * 86_400_000)
      return (await busy.call('getSession')).body.state
    }
    for (const days of [5, 10, 15, 20, 25, 29]) expect(await after(days)).toBe('authenticated')
    expect((await idle.call('getSession')).body).toEqual({ state: 'expired' })
    expect((await idle.call('getSession')).body).toEqual({ state: 'unauthenticated' })
    expect(await after(30.1)).toBe('expired')
  })

  it('are stored as hashes only', async () => {
    const sam = await world.person()
    const token = sam.cookies.get(sessionCookie) ?? ''
    const rows = await world.db.queries.selectFrom('sessions').select('token_hash').execute()
    expect(rows.map((row) => Buffer.from(row.token_hash).toString('base64url'))).not.toContain(token)
    expect(rows).toHaveLength(1)
  })

  it('are not found by a token that has not our form', () => {
    expect([hashToken(undefined), hashToken(''), hashToken('x'.repeat(44)), hashToken(`${'x'.repeat(42)}'`)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('passwords', () => {
  it('are kept as Argon2id with 19 MiB and two passes, and taken exactly', async () => {
    const stored = await hashPassword('  pass wörd ')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordFits('  pass wörd ', stored)).toBe(true)
    expect(await passwordFits('pass wörd', stored)).toBe(false)
    expect(await passwordFits('nobody has this password', null)).toBe(false)
  })
})

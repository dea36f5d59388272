import { describe, expect, it } from 'vitest'
import { hashToken, sessionCookie } from '../http/session.ts'
import { openWorld, password, type Person } from '../seed/test-world.ts'
import { beginReset } from './password-reset.ts'
import { followBirthMonths } from './update-account.ts'

const world = openWorld()
const params = (person: Person) => ({ params: { accountId: person.accountId } })
const change = (by: Person, of: Person, body: object) => by.call('updateAccount', { ...params(of), body })
const audit = () =>
  world.db.queries
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .orderBy('id')
    .execute()

async function family() {
  const pat = await world.person({ roles: ['parent'], grade: null, email: 'pat@family.example' })
  const sam = await world.person({ grade: 3, username: 'sam.of.pat' })
  await world.manages(pat, sam)
  return { pat, sam, stranger: await world.person({ roles: ['parent'] }) }
}

describe('reading an account', () => {
  it('gives all its members to itself, its parent and administrators, and to nobody else [A-106] [A-110] [A-248] [A-260]', async () => {
    const { pat, sam, stranger } = await family()
    const admin = await world.person({ roles: ['admin'] })
    const { body } = await sam.call('getCurrentAccount')
    expect(body.account).toMatchObject({
      id: sam.accountId,
      guid: sam.accountId,
      username: 'sam.of.pat',
      gradeLevel: 3,
      roles: ['student'],
      status: 'active',
      state: {},
      authTo: [],
      learningGoals: [],
      focusAreas: [],
      classGroups: [],
      createdDate: '2026-11-02T15:00:00.000Z',
    })
    expect(Object.keys(body.account)).not.toContain('manualGradeLevel')
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect((await pat.call('getAccount', params(sam))).body.account).toEqual(body.account)
    expect((await admin.call('getAccount', params(sam))).body.account).toEqual(body.account)
    expect((await stranger.call('getAccount', params(sam))).status).toBe(404)
    expect((await sam.call('getAccount', params(stranger))).status).toBe(404)
    expect((await world.visitor().call('getAccount', params(sam))).status).toBe(401)
  })

  it('gives only the members asked for, and says which are none [A-260]', async () => {
    const sam = await world.person()
    const { body } = await sam.call('getCurrentAccount', { query: { fields: 'gradeLevel,roles' } })
    expect(Object.keys(body.account).toSorted()).toEqual(
      ['avatarName', 'avatarUrl', 'gradeLevel', 'guid', 'id', 'pk', 'roles', 'username'].toSorted(),
    )
    const wrong = await sam.call('getCurrentAccount', { query: { fields: 'passwordHash' } })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors[0].message).toBe('This is not a field of an account.')
  })

  it('lists the accounts it may switch to [A-113]', async () => {
    const { pat, sam } = await family()
    const { body } = await pat.call('getCurrentAccount', { query: { fields: 'authTo' } })
    expect(body.account.authTo).toMatchObject([{ id: sam.accountId, username: 'sam.of.pat' }])
  })
})

describe('changing an account', () => {
  it('changes what is given and nothing else, by itself or who manages it [A-235] [A-236] [A-253]', async () => {
    const { pat, sam, stranger } = await family()
    const before = (await sam.call('getCurrentAccount')).body.account
    const { status, body } = await change(pat, sam, { displayName: 'Sam Smith', avatarUrl: 'circle' })
    expect(status).toBe(200)
    expect(body.account).toEqual({ ...before, displayName: 'Sam Smith', avatarUrl: 'circle' })
    world.now = new Date(world.now.getTime() + 1000)
    expect((await change(sam, sam, { timeZone: 'Asia/Tokyo' })).body.account.timeZone).toBe('Asia/Tokyo')
    expect((await change(stranger, sam, { displayName: 'Mine now' })).status).toBe(404)
    expect((await change(sam, pat, { displayName: 'Mine now' })).status).toBe(404)
    expect(await audit()).toEqual([
      {
        action: 'account_changed',
        actor_id: pat.accountId,
        subject_id: sam.accountId,
        details: { fields: ['displayName', 'avatarUrl'] },
      },
      {
        action: 'account_changed',
        actor_id: sam.accountId,
        subject_id: sam.accountId,
        details: { fields: ['timeZone'] },
      },
    ])
  })

  it('moves the grade with the month of birth until it is set by hand, and back [A-108] [A-109] [A-142] [A-143]', async () => {
    const [pat, sam] = [await world.person({ roles: ['parent'] }), await world.person({ grade: 5 })]
    await world.manages(pat, sam)
    expect((await change(pat, sam, { birthDate: '2017/06' })).body.account).toMatchObject({
      birthDate: '2017/06',
      gradeLevel: 5,
      gradeIsManual: true,
    })
    expect((await change(pat, sam, { gradeLevel: null })).body.account).toMatchObject({
      gradeLevel: 4,
      gradeIsManual: false,
    })
    expect((await change(pat, sam, { birthDate: '2015/09' })).body.account.gradeLevel).toBe(5)
    expect((await change(pat, sam, { gradeLevel: 7 })).body.account).toMatchObject({
      gradeLevel: 7,
      gradeIsManual: true,
    })
  })

  it('moves grades on the first of July, but none that were set by hand', async () => {
    const [sam, max] = [await world.person({ grade: 5 }), await world.person({ grade: 5 })]
    await change(sam, sam, { birthDate: '2017/06' })
    await change(sam, sam, { gradeLevel: null })
    await change(max, max, { birthDate: '2017/06' })
    expect(await followBirthMonths(world.db, new Date('2027-06-30T23:59:59Z'))).toBe(0)
    expect(await followBirthMonths(world.db, new Date('2027-07-01T00:00:00Z'))).toBe(1)
    expect((await sam.call('getCurrentAccount')).body.account.gradeLevel).toBe(5)
    expect((await max.call('getCurrentAccount')).body.account.gradeLevel).toBe(5)
  })

  it('holds a child without a parent’s yes to names of ours and to the age it told [A-049]', async () => {
    const sam = await world.person()
    await world.db.queries
      .updateTable('accounts')
      .set({ birth_month: '2017/06', public_name: 'calm_otter_12' })
      .where('id', '=', sam.accountId)
      .execute()
    const code = async (changes: object) => (await change(sam, sam, changes)).body.code ?? 'done'
    expect(await code({ birthDate: '2010/06' })).toBe('birth_date_settled')
    expect(await code({ displayName: 'Sam Smith' })).toBe('consent_needed')
    expect(await code({ avatarName: 'SuperNova' })).toBe('consent_needed')
    expect(await code({ avatarName: 'brave_hexagon_27' })).toBe('done')
    const pat = await world.person({ roles: ['parent'] })
    await world.manages(pat, sam)
    expect((await change(pat, sam, { birthDate: '2016/06', displayName: 'Sam Smith' })).status).toBe(200)
  })

  it('refuses names that are unkind or give the real name away, under their entry [A-173, A-187]', async () => {
    const sam = await world.person()
    const faults = async (changes: object) => (await change(sam, sam, changes)).body.errors
    expect(await faults({ username: 'stupid.cat' })).toEqual([
      {
        field: 'username',
        code: 'negative_sentiment',
        message: 'Usernames may not contain words with negative sentiment.',
      },
    ])
    expect(await faults({ displayName: 'Nora Field', avatarName: 'nora_rocks' })).toEqual([
      {
        field: 'avatarName',
        code: 'personal_information',
        message: 'Public names may not overlap too much with your name, in order to keep your identity private.',
      },
    ])
  })

  it('refuses months of birth outside the range, in the words of the form [A-202] [A-203]', async () => {
    const sam = await world.person()
    const early = await change(sam, sam, { birthDate: '1999/12' })
    expect([early.status, early.body.errors[0]]).toMatchObject([
      400,
      { field: 'birthDate', message: 'Please enter a valid date on or after 2000' },
    ])
    expect((await change(sam, sam, { birthDate: '2024/01' })).body.errors[0].message).toBe('Please enter a valid date.')
  })

  it('refuses names and emails that another has, whatever their case', async () => {
    const { pat, sam } = await family()
    const taken = await change(sam, sam, { avatarName: 'NewName1' })
    expect(taken.status).toBe(200)
    const again = await change(pat, pat, { avatarName: 'newname1' })
    expect([again.status, again.body.errors[0]]).toMatchObject([
      409,
      { field: 'avatarName', message: 'This public name already exists.' },
    ])
    expect((await change(pat, pat, { username: 'SAM.of.pat' })).body.errors[0].message).toBe(
      'This username already exists.',
    )
    const other = await world.person({ roles: ['parent'], email: 'other@family.example' })
    expect((await change(other, other, { email: 'PAT@family.example' })).body.errors[0]).toMatchObject({
      field: 'email',
      message: 'This email is already in use. Try signing in below.',
    })
  })

  it('holds public names to the word lists and apart from the real name', async () => {
    const sam = await world.person()
    await change(sam, sam, { avatarName: 'quick_shape' })
    expect((await change(sam, sam, { displayName: 'Samantha Haddad' })).status).toBe(200)
    const own = await change(sam, sam, { avatarName: 'samantha_h' })
    expect([own.status, own.body.errors[0]]).toMatchObject([
      422,
      {
        field: 'avatarName',
        message: 'Public names may not overlap too much with your name, in order to keep your identity private.',
      },
    ])
    expect((await change(sam, sam, { avatarName: 'stupid_shape' })).status).toBe(422)
    expect((await change(sam, sam, { avatarName: 'clever_shape' })).status).toBe(200)
  })

  it('leaves a student’s email alone, which is the parent’s [A-250]', async () => {
    const { pat, sam } = await family()
    for (const by of [pat, sam]) {
      const { status, body } = await change(by, sam, { email: 'new@family.example' })
      expect([status, body.errors[0].field]).toEqual([409, 'email'])
    }
    expect((await change(pat, pat, { email: 'new@family.example' })).status).toBe(200)
  })

  it('gives class groups to administrators only [A-229]', async () => {
    const { pat, sam } = await family()
    const admin = await world.person({ roles: ['admin'] })
    expect((await change(pat, sam, { classGroups: ['explorers'] })).status).toBe(403)
    expect((await change(admin, sam, { classGroups: ['explorers'] })).body.account.classGroups).toEqual(['explorers'])
  })

  it('refuses roles, state, status and ids in a change', async () => {
    const sam = await world.person()
    for (const body of [
      { roles: ['admin'] },
      { state: { onboarding: 3 } },
      { status: 'active' },
      { id: sam.accountId },
    ])
      expect((await change(sam, sam, body)).status).toBe(400)
    expect((await sam.call('getCurrentAccount')).body.account.roles).toEqual(['student'])
  })

  it('keeps to the avatars of the role [A-125] [A-211]', async () => {
    const [sam, tia] = [await world.person(), await world.person({ roles: ['tutor'] })]
    expect((await change(tia, tia, { avatarUrl: 'person_two' })).status).toBe(200)
    const { status, body } = await change(sam, sam, { avatarUrl: 'person_two' })
    expect([status, body.errors[0].message]).toEqual([422, 'Choose a public look for your account'])
  })

  it('keeps to the focus areas of the grade, and drops those a new grade has not [A-207] [A-208]', async () => {
    const sam = await world.person({ grade: 12 })
    expect((await change(sam, sam, { focusAreas: ['calculus', 'algebra'] })).body.account.focusAreas).toEqual([
      'calculus',
      'algebra',
    ])
    expect((await change(sam, sam, { gradeLevel: 3 })).body.account.focusAreas).not.toContain('calculus')
    expect((await change(sam, sam, { focusAreas: ['calculus'] })).status).toBe(422)
    expect((await change(sam, sam, { focusAreas: ['no_such_theme'] })).status).toBe(422)
  })
})

describe('passwords', () => {
  const set = (by: Person, of: Person, value: string) =>
    by.call('updatePassword', { ...params(of), body: { password: value } })
  const signIn = (username: string, value: string) =>
    world.visitor().call('signIn', { body: { username, password: value } })

  it('changed by oneself end the other sessions, by a manager all of them [A-267]', async () => {
    const { pat, sam } = await family()
    const elsewhere = world.visitor()
    await elsewhere.call('signIn', { body: { username: 'sam.of.pat', password } })
    expect((await set(sam, sam, 'six eight ten')).body).toMatchObject({
      endedSessions: 1,
      account: { username: 'sam.of.pat' },
    })
    expect((await elsewhere.call('getSession')).body.state).toBe('unauthenticated')
    expect((await sam.call('getSession')).body.state).toBe('authenticated')
    expect((await signIn('sam.of.pat', password)).status).toBe(401)
    expect((await signIn('sam.of.pat', 'six eight ten')).status).toBe(200)
    expect((await set(pat, sam, 'another one here')).body.endedSessions).toBe(2)
    expect((await sam.call('getSession')).body.state).toBe('unauthenticated')
    expect((await pat.call('getSession')).body.state).toBe('authenticated')
  })

  it('are refused when they are short or among the most used ones', async () => {
    const sam = await world.person()
    expect((await set(sam, sam, 'five5')).body.errors[0].message).toBe('Passwords must be at least 6 characters long.')
    for (const common of ['123456', 'Password', 'qwerty123']) {
      const { status, body } = await set(sam, sam, common)
      expect([status, body.code]).toEqual([422, 'password_too_common'])
    }
    for (const good of ['  spaces stay  ', 'ünïcödé 密码', 'x'.repeat(1000)]) {
      expect((await set(sam, sam, good)).status).toBe(200)
    }
  })

  it('are no stranger’s to set', async () => {
    const { sam, stranger } = await family()
    expect((await set(stranger, sam, 'taken over')).status).toBe(404)
    expect(
      (await world.visitor().call('updatePassword', { ...params(sam), body: { password: 'taken over' } })).status,
    ).toBe(401)
  })
})

describe('open sessions', () => {
  it('are listed with their device, this one first, and end one by one or all but this', async () => {
    const sam = await world.person({ username: 'student.sam' })
    const [phone, tablet] = [world.visitor(), world.visitor()]
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Safari/604.1',
    }
    await phone.call('signIn', { body: { username: 'student.sam', password }, headers })
    await tablet.call('signIn', { body: { username: 'student.sam', password } })
    const { body } = await phone.call('listSessions')
    expect(body.sessions).toHaveLength(3)
    expect(body.sessions[0]).toMatchObject({ device: 'Safari on iPhone', isThis: true, by: null })
    const stranger = await world.person()
    const other = body.sessions[1].id as string
    expect((await stranger.call('endSession', { params: { sessionId: other } })).status).toBe(404)
    expect((await phone.call('endSession', { params: { sessionId: other } })).status).toBe(200)
    expect((await phone.call('listSessions')).body.sessions).toHaveLength(2)
    expect((await phone.call('endOtherSessions')).body.ended).toBe(1)
    expect((await sam.call('getSession')).body.state).toBe('unauthenticated')
    expect((await tablet.call('getSession')).body.state).toBe('unauthenticated')
    expect((await phone.call('getSession')).body.state).toBe('authenticated')
  })
})

describe('a forgotten password', () => {
  const reset = (token: string, value: string) =>
    world.visitor().call('resetPassword', { body: { token, password: value } })

  it('is answered alike for known and unknown names', async () => {
    await family()
    const answers = await Promise.all(
      ['pat@family.example', 'sam.of.pat', 'nobody.at.all', 'nobody@family.example'].map((identifier) =>
        world.visitor().call('requestPasswordReset', { body: { identifier } }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array.from({ length: 4 }, () => [200, {}]))
  })

  it('goes to the adult, and for a student to the parent who manages the account', async () => {
    const { pat, sam } = await family()
    await world.db.queries
      .updateTable('accounts')
      .set({ email: 'typed@by.child.example' })
      .where('id', '=', sam.accountId)
      .execute()
    expect(await beginReset(world.db, 'PAT@family.example', world.now)).toMatchObject([
      { accountId: pat.accountId, recipientId: pat.accountId },
    ])
    expect(await beginReset(world.db, 'sam.of.pat', world.now)).toMatchObject([
      { accountId: sam.accountId, recipientId: pat.accountId },
    ])
    const mails = await world.db.queries.selectFrom('outbox_mails').select(['template', 'account_id']).execute()
    expect(mails).toEqual([
      { template: 'password_reset', account_id: pat.accountId },
      { template: 'password_reset', account_id: pat.accountId },
    ])
    const alone = await world.person({ username: 'alone.student' })
    expect(await beginReset(world.db, 'alone.student', world.now)).toEqual([])
    expect(alone.accountId).not.toBe('')
  })

  it('is set once by the link, within the hour, and ends all sessions', async () => {
    const { pat } = await family()
    const [mail] = await beginReset(world.db, 'pat@family.example', world.now)
    const token = mail?.token ?? ''
    const check = () => world.visitor().call('checkPasswordReset', { body: { token } })
    expect((await reset('x'.repeat(43), 'a new one here')).body.code).toBe('reset_link_dead')
    expect((await reset(token, '123456')).body.code).toBe('password_too_common')
    expect((await reset(token, 'PAT@family.example')).body.code).toBe('password_is_username')
    expect(await check()).toMatchObject({ status: 200, body: {} })
    expect((await reset(token, 'a new one here')).body.username).toMatch(/^person\./)
    expect(await check()).toMatchObject({ status: 410, body: { code: 'reset_link_dead' } })
    expect((await pat.call('getSession')).body.state).toBe('unauthenticated')
    expect((await reset(token, 'and once more')).status).toBe(410)
    const [late] = await beginReset(world.db, 'pat@family.example', world.now)
    world.now = new Date(world.now.getTime() + 60 * 60_000)
    expect((await reset(late?.token ?? '', 'and once more')).status).toBe(410)
  })

  it('works once when its link is used twice at the same time, and dies with any other change', async () => {
    const { pat } = await family()
    const [first] = await beginReset(world.db, 'pat@family.example', world.now)
    const [second] = await beginReset(world.db, 'pat@family.example', world.now)
    const both = await Promise.all(
      ['one of the two', 'two of the two'].map((value) => reset(first?.token ?? '', value)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await reset(second?.token ?? '', 'and once more')).status).toBe(410)
    expect(pat.accountId).not.toBe('')
  })

  it('keeps hashes of links only', async () => {
    await family()
    const [mail] = await beginReset(world.db, 'pat@family.example', world.now)
    const rows = await world.db.queries.selectFrom('password_resets').select('token_hash').execute()
    expect(rows.map((row) => Buffer.from(row.token_hash))).toEqual([hashToken(mail?.token)])
  })
})

describe('roles', () => {
  it('a parent can become a student as well, with a grade of the class groups [A-227] [A-266]', async () => {
    const pat = await world.person({ roles: ['parent'], grade: null })
    const { body } = await pat.call('addRole', { ...params(pat), body: { role: 'student' } })
    expect(body.account).toMatchObject({ roles: ['parent', 'student'], gradeLevel: 5 })
    expect((await pat.call('addRole', { ...params(pat), body: { role: 'student' } })).body.account.roles).toEqual([
      'parent',
      'student',
    ])
    const wrong = await pat.call('addRole', { ...params(pat), body: { role: 'admin' } })
    expect([wrong.status, wrong.body.errors[0].message]).toEqual([400, 'Only the student role can be added this way.'])
  })
})

describe('signed in as another', () => {
  it('cannot change email, username or password', async () => {
    const { pat, sam } = await family()
    await world.db.queries
      .updateTable('sessions')
      .set({ actor_id: sam.accountId })
      .where('token_hash', '=', hashToken(pat.cookies.get(sessionCookie)) ?? Buffer.alloc(0))
      .execute()
    expect((await change(pat, pat, { email: 'x@family.example' })).body.code).toBe('on_behalf')
    expect((await change(pat, pat, { username: 'other.name' })).body.code).toBe('on_behalf')
    expect((await pat.call('updatePassword', { ...params(pat), body: { password: 'a new one here' } })).body.code).toBe(
      'on_behalf',
    )
    expect((await pat.call('endOtherSessions')).body.code).toBe('on_behalf')
    world.now = new Date(world.now.getTime() + 1000)
    expect((await change(pat, pat, { displayName: 'Still fine' })).status).toBe(200)
    expect((await audit()).at(-1)).toMatchObject({ actor_id: sam.accountId, subject_id: pat.accountId })
  })
})

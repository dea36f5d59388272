import { consentWording } from '@polyhex/contract/onboarding/consent'
import { draftHours } from '@polyhex/contract/onboarding/draft'
import { describe, expect, it } from 'vitest'
import { hasConsent } from '../accounts/consent.ts'
import { isMadeName } from '../accounts/names/suggest-names.ts'
import { hashToken, newToken, proofCookie, sessionCookie, signUpCookie } from '../http/session.ts'
import { findByExternalIdentity, keepProvenIdentity } from '../identity/external-identities.ts'
import { openWorld, type Person } from '../seed/test-world.ts'
import { forgetUnclaimed } from './forget-unclaimed.ts'

const world = openWorld()
const young = '2016/03'
const older = '2011/03'
const goals = ['catchup', 'love_of_math']

async function begin(who: Person, creation: object = { birthDate: young, learningGoals: goals }) {
  const { status, body, headers } = await who.call('createStudentAccount', { body: { accountCreation: creation } })
  return { status, body, headers, id: body.onboarding?.id as string, token: body.createToken as string }
}

const patch = async (who: Person, of: { id: string; token?: string }, accountCreation: object) =>
  who.call('onboardAccount', {
    params: { id: of.id },
    body: { accountCreation, ...(of.token === undefined ? {} : { token: of.token }) },
  })

async function student(who: Person, username: string, creation?: object) {
  const begun = await begin(who, creation)
  const claimed = await patch(who, begun, { username, password: 'kestrel-42' })
  expect(claimed.status).toBe(200)
  return begun
}

const rowOf = async (id: string) =>
  world.db.queries.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
const actions = async (id: string) =>
  (await world.db.queries.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute())
    .map((row) => row.action)
    .toSorted()

/** The token in the last mail to an address. */
async function consentToken(address: string): Promise<string> {
  const row = await world.db.queries
    .selectFrom('outbox_mails')
    .select('data')
    .where('address', '=', address)
    .where('template', '=', 'parental_consent_request')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { confirmPath } = (typeof row.data === 'string' ? JSON.parse(row.data) : row.data) as { confirmPath: string }
  return confirmPath.split('/')[2] ?? ''
}

describe('the first step of a student', () => {
  it('creates an account with grade, birth month and goals only, under a name of ours [A-049, A-132, A-254]', async () => {
    const { status, body, id } = await begin(world.visitor())
    expect(status).toBe(200)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      claimed: false,
      username: null,
      password_hash: null,
      email: null,
      name: null,
      roles: ['student'],
      grade: 5,
      grade_set_by_hand: false,
      birth_month: young,
      learning_goals: goals,
    })
    expect(isMadeName(row?.public_name ?? '')).toBe(true)
    expect(body.onboarding).toMatchObject({ step: 2, consent: 'waiting', claimed: false, accountType: 'student' })
    expect(body.signedIn).toBe(false)
    expect(await actions(id)).toEqual(['account_created'])
  })

  it('sets the cookie of the browser half secure and strict [A-310]', async () => {
    const { headers } = await begin(world.visitor())
    expect(String(headers['set-cookie'])).toMatch(
      new RegExp(`^${signUpCookie}=[\\w-]{43};.*HttpOnly; Secure; SameSite=Strict`),
    )
  })

  it.each([
    [{ learningGoals: goals }, 5],
    [{ learningGoals: goals, context: { intent: 'explorers' } }, 2],
    [{ learningGoals: goals, context: { intent: 'challengers' } }, 8],
    [{ learningGoals: goals, birthDate: young, gradeLevel: 7 }, 7],
  ])('starts %o at its grade [A-139, A-140, A-143]', async (creation, grade) => {
    const { id } = await begin(world.visitor(), creation)
    expect(await rowOf(id)).toMatchObject({ grade, grade_set_by_hand: true })
  })

  it.each([
    [{ birthDate: '1999/12' }, 'Please enter a valid date on or after 2000'],
    [{ birthDate: '2025/01' }, 'Please enter a valid date.'],
  ])('refuses %o', async (creation, message) => {
    const { status, body } = await begin(world.visitor(), creation)
    expect([status, body.errors[0].field, body.errors[0].message]).toEqual([400, 'birthDate', message])
  })

  it('takes no role that sees the children of others, and none besides student', async () => {
    for (const role of ['admin', 'tutor', 'teacher', 'parent']) {
      const who = world.visitor()
      const { status } = await begin(who, {
        birthDate: young,
        username: 'brave.otter',
        password: 'kestrel-42',
        roles: [role],
      })
      expect([role, status]).toEqual([role, 400])
    }
    expect(await world.db.queries.selectFrom('accounts').select('id').execute()).toEqual([])
  })

  it('goes after a day without credentials; one with credentials stays [A-132]', async () => {
    const { id } = await begin(world.visitor())
    const kept = await student(world.visitor(), 'brave.otter')
    world.now = new Date(world.now.getTime() + draftHours * 3_600_000 - 1)
    expect(await forgetUnclaimed(world.db, world.now)).toBe(0)
    world.now = new Date(world.now.getTime() + 1)
    expect(await forgetUnclaimed(world.db, world.now)).toBe(1)
    expect([await rowOf(id), (await rowOf(kept.id))?.username]).toEqual([undefined, 'brave.otter'])
    expect(await world.db.queries.selectFrom('create_tokens').select('account_id').execute()).toEqual([])
  })

  it('begun again in the same browser replaces the unfinished one', async () => {
    const who = world.visitor()
    const first = await begin(who)
    const second = await begin(who)
    expect([await rowOf(first.id), (await rowOf(second.id))?.claimed]).toEqual([undefined, false])
  })
})

describe('the right to go on', () => {
  it('is the token together with the cookie of its browser, for one account, for a day [A-255]', async () => {
    const who = world.visitor()
    const begun = await begin(who)
    const other = await begin(world.visitor())
    expect((await patch(who, begun, { timeZone: 'Europe/London' })).status).toBe(200)
    expect((await patch(world.visitor(), begun, { timeZone: 'Asia/Tokyo' })).body.code).toBe('sign_up_expired')
    expect((await patch(who, { id: other.id, token: begun.token }, {})).body.code).toBe('sign_up_expired')
    expect((await patch(who, { id: begun.id, token: other.token }, {})).body.code).toBe('sign_up_expired')
    expect((await patch(who, { id: begun.id }, {})).body.code).toBe('not_signed_in')
    world.now = new Date(world.now.getTime() + draftHours * 3_600_000)
    expect((await patch(who, begun, {})).body.code).toBe('sign_up_expired')
    expect((await rowOf(begun.id))?.time_zone).toBe('Europe/London')
  })

  it('is also the session of the account and of its parent, and nobody else', async () => {
    const who = world.visitor()
    const { id } = await student(who, 'brave.otter')
    expect((await patch(who, { id }, { avatar: 'oval' })).status).toBe(200)
    const stranger = await world.person({ roles: ['parent'] })
    expect((await patch(stranger, { id }, { avatar: 'circle' })).body.code).toBe('account_not_found')
    expect((await rowOf(id))?.avatar).toBe('oval')
  })

  it('keeps the step, and ends with it [A-131, A-268] [C-219]', async () => {
    const who = world.visitor()
    const { id, token } = await begin(who)
    const step = async (number: number) =>
      who.call('updateOnboardingStep', { params: { id }, body: { step: number, createToken: token } })
    expect((await step(7)).body).toEqual({ step: 7 })
    const states = () =>
      world.db.queries.selectFrom('account_states').select(['key', 'value']).where('key', '=', 'onboarding').execute()
    expect(await states()).toEqual([{ key: 'onboarding', value: 7 }])
    expect((await step(0)).body).toEqual({ step: 0 })
    expect([await states(), who.cookies.has(signUpCookie), (await step(7)).body.code]).toEqual([
      [],
      false,
      'sign_up_expired',
    ])
  })
})

describe('credentials', () => {
  it('claim the account, sign the browser in and give 50 coins once [A-046, A-133]', async () => {
    const who = world.visitor()
    const { id } = await student(who, 'Brave.Otter')
    expect(await rowOf(id)).toMatchObject({ claimed: true, username: 'Brave.Otter' })
    expect((await who.call('getSession')).body.account.accountId).toBe(id)
    const coins = await world.db.queries.selectFrom('coin_changes').selectAll().where('account_id', '=', id).execute()
    expect(coins.map((row) => [row.change_type, row.amount])).toEqual([['initial', 50]])
    expect((await patch(who, { id }, { username: 'other.name', password: 'kestrel-42' })).body.code).toBe(
      'account_claimed',
    )
  })

  it('that are taken answer 409 under the username [A-282]', async () => {
    await student(world.visitor(), 'brave.otter')
    const who = world.visitor()
    const begun = await begin(who)
    const { status, body } = await patch(who, begun, { username: 'BRAVE.otter', password: 'kestrel-42' })
    expect([status, body.errors]).toEqual([
      409,
      [
        {
          field: 'username',
          code: 'username_taken',
          message: 'This username is already in use. Please choose an alternate or try signing in below.',
        },
      ],
    ])
    expect((await rowOf(begun.id))?.claimed).toBe(false)
  })

  it.each([
    [
      { username: 'stupid.cat', password: 'kestrel-42' },
      'username',
      'Usernames may not contain words with negative sentiment.',
    ],
    [
      { username: 'brave.otter', password: 'password' },
      'password',
      'This password is among the first that anybody would guess. Please choose another one.',
    ],
    [
      { username: 'brave.otter', password: 'Brave.Otter' },
      'password',
      'The password is the same as the username or email. Please choose another one.',
    ],
    [{ username: 'brave.otter' }, 'password', 'Passwords must be at least 6 characters long.'],
  ])('%o are refused under %s [A-284]', async (creation, field, message) => {
    const who = world.visitor()
    const { body } = await patch(who, await begin(who), creation)
    expect(body.errors).toMatchObject([{ field, message }])
  })
})

describe('a child under 13', () => {
  it('has no real name and no name of its own choice before the yes, and both afterwards [A-049]', async () => {
    const who = world.visitor()
    const { id } = await student(who, 'brave.otter')
    expect(await hasConsent(world.db.queries, id, world.now)).toBe(false)
    expect((await patch(who, { id }, { displayName: 'Nora Field' })).body.code).toBe('consent_needed')
    expect((await patch(who, { id }, { avatarName: 'SuperNova' })).body.code).toBe('consent_needed')
    expect((await patch(who, { id }, { avatarName: 'calm_hexagon_77' })).status).toBe(200)
    await patch(who, { id }, { email: 'Dana@Field.example' })
    const token = await consentToken('Dana@Field.example')
    await world.visitor().call('giveConsent', { params: { token }, body: { wording: consentWording } })
    expect(await hasConsent(world.db.queries, id, world.now)).toBe(true)
    expect((await patch(who, { id }, { displayName: 'Nora Field', avatarName: 'SuperNova' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ name: 'Nora Field', public_name: 'SuperNova' })
  })

  it('cannot become older by going back', async () => {
    const who = world.visitor()
    const { id, token } = await begin(who)
    const { status, body } = await patch(who, { id, token }, { birthDate: older })
    expect([status, body.code]).toEqual([409, 'birth_date_settled'])
    expect((await patch(who, { id, token }, { birthDate: young, gradeLevel: 4 })).status).toBe(200)
    expect((await rowOf(id))?.grade).toBe(4)
  })

  it('is who signs up by a grade alone, also when a birth date was made from the grade [A-141]', async () => {
    for (const creation of [{ gradeLevel: 9 }, { birthDate: '2012/06', context: { birthDateFromGrade: true } }]) {
      const { id } = await begin(world.visitor(), creation)
      expect(await hasConsent(world.db.queries, id, world.now)).toBe(false)
    }
    const { id } = await begin(world.visitor(), { birthDate: older })
    expect(await hasConsent(world.db.queries, id, world.now)).toBe(true)
  })

  it('asks the parent by one mail, which goes to a new address when that changes [A-049, A-107]', async () => {
    const who = world.visitor()
    const { id } = await student(who, 'brave.otter')
    const mails = async () =>
      (await world.db.queries.selectFrom('outbox_mails').select('address').orderBy('created_at').execute()).map(
        (row) => row.address,
      )
    for (const email of ['wrong@field.example', 'wrong@field.example', 'dana@field.example']) {
      expect((await patch(who, { id }, { email })).status).toBe(200)
      world.now = new Date(world.now.getTime() + 1000)
    }
    expect(await mails()).toEqual(['wrong@field.example', 'dana@field.example'])
    const stale = await consentToken('wrong@field.example')
    const answer = await world
      .visitor()
      .call('giveConsent', { params: { token: stale }, body: { wording: consentWording } })
    expect(answer.body.code).toBe('consent_expired')
    expect(await rowOf(id)).toMatchObject({ email: 'dana@field.example', email_signs_in: false })
  })

  it('cannot fill a mailbox', async () => {
    const who = world.visitor()
    const { id } = await student(who, 'brave.otter')
    const again = async () =>
      who.call('resendConsent', { params: { accountId: id }, body: { email: 'dana@field.example' } })
    for (let i = 0; i < 5; i++) expect((await again()).status).toBe(200)
    expect((await again()).body.code).toBe('too_many_consent_mails')
    world.now = new Date(world.now.getTime() + 86_400_001)
    expect((await again()).body).toMatchObject({ parentEmail: 'd•••@field.example' })
  })
})

describe("a parent's answer", () => {
  async function asked(birthDate = young) {
    const who = world.visitor()
    const { id } = await student(who, 'brave.otter', { birthDate, learningGoals: goals })
    await patch(who, { id }, { email: 'dana@field.example' })
    return { who, id, token: await consentToken('dana@field.example') }
  }

  it('yes keeps a receipt with the wording, once, and sends one', async () => {
    const { id, token } = await asked()
    const open = await world.visitor().call('getConsentRequest', { params: { token } })
    expect(open.body.consentRequest).toMatchObject({ status: 'open', childUsername: 'brave.otter', underAge: true })
    const give = async (wording: string) =>
      world.visitor().call('giveConsent', { params: { token }, body: { wording } })
    expect((await give('some other text')).body.code).toBe('consent_needed')
    expect((await give(consentWording)).body.consentRequest.status).toBe('given')
    expect((await give(consentWording)).body.code).toBe('consent_decided')
    const rows = await world.db.queries.selectFrom('consents').selectAll().where('account_id', '=', id).execute()
    expect(rows).toMatchObject([{ wording: consentWording, given_by: null, given_by_email: 'dana@field.example' }])
    const receipts = await world.db.queries
      .selectFrom('outbox_mails')
      .select('address')
      .where('template', '=', 'consent_receipt')
      .execute()
    expect(receipts).toEqual([{ address: 'dana@field.example' }])
    expect(await actions(id)).toEqual([
      'account_changed',
      'account_created',
      'consent_asked',
      'consent_given',
      'sign_in',
    ])
  })

  it('connects the account of a parent afterwards, once, and no student [A-047, A-225]', async () => {
    const { id, token } = await asked()
    const [dana, other] = [await world.person({ roles: ['parent'] }), await world.person({ roles: ['parent'] })]
    const connect = async (who: Person) => (await who.call('connectByConsent', { params: { token } })).body
    expect((await connect(dana)).code).toBe('consent_needed')
    await world.visitor().call('giveConsent', { params: { token }, body: { wording: consentWording } })
    expect((await connect(await world.person())).code).toBe('not_a_parent')
    expect(await connect(dana)).toEqual({ childId: id })
    expect((await connect(other)).code).toBe('consent_used')
    expect((await dana.call('getSession')).body.account.children).toMatchObject([{ accountId: id }])
  })

  it('can be taken back by the same mail: the child is again without name, friends and what was counted', async () => {
    const { who, id, token } = await asked()
    const withdraw = async () => world.visitor().call('withdrawConsentByMail', { params: { token } })
    expect((await withdraw()).body.code).toBe('consent_needed')
    await world.visitor().call('giveConsent', { params: { token }, body: { wording: consentWording } })
    await patch(who, { id }, { displayName: 'Nora Field', avatarName: 'SuperNova' })
    const friend = await world.person()
    const link = { permission: 'classFriends', status: 'confirmed', asked_by: id, accepted: true } as const
    await world.db.queries
      .insertInto('account_links')
      .values({
        ...link,
        id: '0190aaaa-0000-7000-8000-00000000000b',
        holder_id: id,
        subject_id: friend.accountId,
        created_at: world.now,
        changed_at: world.now,
      })
      .execute()
    expect((await withdraw()).body.consentRequest.status).toBe('withdrawn')
    expect((await withdraw()).body.code).toBe('consent_needed')
    const row = await rowOf(id)
    expect([row?.name, isMadeName(row?.public_name ?? ''), row?.username]).toEqual([null, true, 'brave.otter'])
    expect(await hasConsent(world.db.queries, id, world.now)).toBe(false)
    expect(await world.db.queries.selectFrom('account_links').select('id').execute()).toEqual([])
    expect(
      await world.db.queries.selectFrom('analytics_events').select('id').where('account_id', '=', id).execute(),
    ).toEqual([])
    const receipts = await world.db.queries
      .selectFrom('outbox_mails')
      .select('id')
      .where('template', '=', 'consent_receipt')
      .execute()
    expect([receipts.length, (await actions(id)).includes('consent_withdrawn')]).toEqual([2, true])
  })

  it('no removes the account of a child with everything in it', async () => {
    const { id, token, who } = await asked()
    expect((await world.visitor().call('refuseConsent', { params: { token } })).body).toEqual({ removed: true })
    expect(await rowOf(id)).toBeUndefined()
    expect((await who.call('getSession')).body.state).toBe('unauthenticated')
    expect(await actions(id)).toEqual(expect.arrayContaining(['consent_refused', 'account_deleted']))
    expect((await world.visitor().call('getConsentRequest', { params: { token } })).body.code).toBe(
      'consent_request_not_found',
    )
  })

  it('no leaves a student of 13 or more as they are, without the address', async () => {
    const { id, token } = await asked(older)
    expect((await world.visitor().call('refuseConsent', { params: { token } })).body).toEqual({ removed: false })
    expect(await rowOf(id)).toMatchObject({ username: 'brave.otter', email: null })
  })

  it('is not taken after 14 days, nor by a made-up link', async () => {
    const { token } = await asked()
    world.now = new Date(world.now.getTime() + 14 * 86_400_000)
    const late = await world.visitor().call('giveConsent', { params: { token }, body: { wording: consentWording } })
    expect(late.body.code).toBe('consent_expired')
    const made = await world.visitor().call('getConsentRequest', { params: { token: 'x'.repeat(43) } })
    expect([made.status, made.body.code]).toEqual([404, 'consent_request_not_found'])
  })
})

describe('a parent who creates a child', () => {
  const context = (parent: Person) => ({ creatingAccountId: parent.accountId, consent: consentWording })

  it('gives consent on the spot and is connected when the child has credentials [A-225]', async () => {
    const pat = await world.person({ roles: ['parent'], email: 'pat@example.test', grade: null })
    const begun = await begin(pat, { birthDate: young, context: context(pat) })
    expect(begun.body.onboarding.consent).toBe('given')
    expect((await pat.call('getSession')).body.account.children).toEqual([])
    const claimed = await patch(pat, begun, { username: 'brave.otter', password: 'kestrel-42', displayName: 'Nora' })
    expect(claimed.body).toMatchObject({ signedIn: false, onboarding: { parentConnected: true, name: 'Nora' } })
    const { body } = await pat.call('getSession')
    expect([body.account.accountId, body.account.children[0].accountId]).toEqual([pat.accountId, begun.id])
    const rows = await world.db.queries.selectFrom('consents').selectAll().execute()
    expect(rows).toMatchObject([
      { given_by: pat.accountId, given_by_email: 'pat@example.test', wording: consentWording },
    ])
  })

  it('must agree, be who is signed in, and be a parent', async () => {
    const pat = await world.person({ roles: ['parent'] })
    const sam = await world.person()
    const code = async (who: Person, of: object) => (await begin(who, { birthDate: young, context: of })).body.code
    expect(await code(pat, { creatingAccountId: pat.accountId })).toBe('consent_needed')
    expect(await code(sam, context(pat))).toBe('not_allowed')
    expect(await code(sam, context(sam))).toBe('not_allowed')
    expect(await code(world.visitor(), context(pat))).toBe('not_allowed')
  })

  it("starts the child at the grade of the parent's class group [A-139]", async () => {
    const pat = await world.person({ roles: ['parent'] })
    await world.db.queries
      .updateTable('accounts')
      .set({ class_groups: ['navigators', 'challengers'] })
      .where('id', '=', pat.accountId)
      .execute()
    const { body } = await begin(pat, { context: context(pat) })
    expect(body.onboarding.gradeLevel).toBe(8)
  })

  it('cannot hand the right to another browser, nor keep it after signing out', async () => {
    const pat = await world.person({ roles: ['parent'] })
    const begun = await begin(pat, { birthDate: young, context: context(pat) })
    pat.cookies.delete(sessionCookie)
    expect((await patch(pat, begun, { username: 'brave.otter', password: 'kestrel-42' })).body.code).toBe(
      'sign_up_expired',
    )
  })
})

describe('a section', () => {
  async function section(leader: Person, role: 'instructor' | 'student') {
    const id = '0190aaaa-0000-7000-8000-000000000001'
    await world.db.queries.insertInto('sections').values({ id, name: 'Room 5', created_at: world.now }).execute()
    await world.db.queries
      .insertInto('section_members')
      .values({ id, section_id: id, account_id: leader.accountId, role, created_at: world.now })
      .execute()
    return id
  }

  it('takes in the student whom its leader creates, without making the leader a parent [A-226]', async () => {
    const theo = await world.person({ roles: ['teacher'], grade: null })
    const sectionId = await section(theo, 'instructor')
    const begun = await begin(theo, { birthDate: young, context: { creatingAccountId: theo.accountId, sectionId } })
    await patch(theo, begun, { username: 'brave.otter', password: 'kestrel-42' })
    const members = await world.db.queries.selectFrom('section_members').select(['account_id', 'role']).execute()
    expect(members).toContainEqual({ account_id: begun.id, role: 'student' })
    expect((await theo.call('getSession')).body.account.children).toEqual([])
    expect(await hasConsent(world.db.queries, begun.id, world.now)).toBe(false)
  })

  it('is closed to who does not lead it', async () => {
    const sam = await world.person({ roles: ['teacher'] })
    const sectionId = await section(sam, 'student')
    const { body } = await begin(sam, { birthDate: young, context: { creatingAccountId: sam.accountId, sectionId } })
    expect(body.code).toBe('section_not_found')
  })
})

describe('a parent or teacher', () => {
  const adult = { email: 'dana.haddad@example.test', displayName: 'Dana Haddad', password: 'kestrel-42' }
  const create = async (who: Person, accountCreation: object) =>
    who.call('createParentAccount', { body: { accountCreation } })

  it('is created at the end of the first step and signed in [A-039, A-132, A-144, A-254]', async () => {
    const who = world.visitor()
    const { body } = await create(who, adult)
    expect(body).toMatchObject({ signedIn: true, onboarding: { accountType: 'parent', step: 2, claimed: true } })
    expect(await rowOf(body.onboarding.id)).toMatchObject({
      roles: ['parent'],
      email_signs_in: true,
      username: 'dana_haddad',
      public_name: 'dana_haddad',
      name: 'Dana Haddad',
    })
    expect((await who.call('getSession')).body.account.accountId).toBe(body.onboarding.id)
  })

  it('answers 409 under the email when it is in use [A-283]', async () => {
    await create(world.visitor(), adult)
    const { status, body } = await create(world.visitor(), { ...adult, email: 'Dana.Haddad@Example.test' })
    expect([status, body.errors[0].field, body.errors[0].message]).toEqual([
      409,
      'email',
      'This email is already in use. Try signing in below.',
    ])
  })

  it('finds a free username where the email’s beginning is taken', async () => {
    await create(world.visitor(), adult)
    const { body } = await create(world.visitor(), { ...adult, email: 'dana.haddad@other.test' })
    expect(body.onboarding.username).toMatch(/^dana_haddad_\d+$/)
    expect(isMadeName(body.onboarding.publicName)).toBe(true)
  })

  it('has no role as a teacher until a person says yes [A-013]', async () => {
    const { body } = await create(world.visitor(), { ...adult, context: { variant: 'teacher' } })
    expect(body.onboarding).toMatchObject({ accountType: 'teacher', step: 3 })
    const { id } = body.onboarding
    expect((await rowOf(id))?.roles).toEqual([])
    const asked = await world.db.queries.selectFrom('role_requests').select(['account_id', 'role', 'granted']).execute()
    expect(asked).toEqual([{ account_id: id, role: 'teacher', granted: null }])
    expect(await actions(id)).toEqual(['account_created', 'role_asked', 'sign_in'])
  })

  it('needs an email and a password, and carries no password with a foreign identity [A-117]', async () => {
    const fault = async (creation: object) => (await create(world.visitor(), creation)).body.errors?.[0]?.field
    expect(await fault({ password: 'kestrel-42' })).toBe('email')
    expect(await fault({ email: adult.email })).toBe('password')
    expect(await fault({ ...adult, idp: 'google' })).toBe('accountCreation.password')
  })

  it('of Google is who Google named in this browser, once, whatever the payload says [A-117]', async () => {
    const who = world.visitor()
    const foreign = { email: adult.email, displayName: 'Dana Haddad', idp: 'google' }
    const refused = await create(who, foreign)
    expect([refused.status, refused.body.code]).toEqual([403, 'idp_not_proven'])
    const token = newToken()
    const proof = { provider: 'google', subject: '1077', email: adult.email } as const
    await keepProvenIdentity(world.db, hashToken(token)!, proof, world.now)
    who.cookies.set(proofCookie, token)
    expect((await create(who, { ...foreign, email: 'other@example.test' })).body.code).toBe('idp_not_proven')
    const { body } = await create(who, foreign)
    expect(await rowOf(body.onboarding.id)).toMatchObject({
      idp: 'google',
      external_id: '1077',
      password_hash: null,
      email: adult.email,
    })
    const identity = await findByExternalIdentity(world.db, { provider: 'google', subject: '1077' })
    expect(identity?.accountId).toBe(body.onboarding.id)
    expect((await create(who, foreign)).body.code).toBe('idp_not_proven')
  })
})

it('keeps what a family wishes regarding classes', async () => {
  const who = world.visitor()
  const { id } = await student(who, 'brave.otter')
  const context = { commitment: 'trial', wishes: { days: ['Monday'], note: 'after 4' } }
  expect((await patch(who, { id }, { context, discountCode: 'FALL' })).status).toBe(200)
  const rows = await world.db.queries.selectFrom('sign_up_wishes').selectAll().execute()
  expect(rows).toMatchObject([
    { account_id: id, commitment: 'trial', details: { days: ['Monday'], note: 'after 4', discountCode: 'FALL' } },
  ])
  expect((await patch(who, { id }, { context: { commitment: 'someday' } })).body.errors[0].message).toBe(
    'Choose how you will progress in your learning.',
  )
})

it('asks for an evaluation with the account, in a window that is offered [C-220]', async () => {
  const who = world.visitor()
  const { id } = await student(who, 'brave.otter')
  const { windows } = (await who.call('listEvaluationWindows')).body
  const [first, second] = windows as { windowStart: string }[]
  const ask = async (evaluationSlot: string) =>
    patch(who, { id }, { context: { commitment: 'evaluation' }, evaluationSlot })
  expect((await ask('2020-01-01T14:00:00Z')).body.code).toBe('evaluation_window_not_offered')
  expect((await ask(first?.windowStart ?? '')).status).toBe(200)
  expect((await ask(second?.windowStart ?? '')).status).toBe(200)
  const rows = await world.db.queries
    .selectFrom('evaluation_slots')
    .select(['account_id', 'window_start', 'status'])
    .execute()
  expect(rows).toEqual([{ account_id: id, window_start: new Date(second?.windowStart ?? ''), status: 'requested' }])
  expect((await ask('some day')).status).toBe(400)
})

it('who wishes classes comes into the tier of its grade, who learns alone into none [C-009]', async () => {
  const groupsAfter = async (username: string, gradeLevel: number, commitment: string) => {
    const who = world.visitor()
    const { id } = await student(who, username)
    await patch(who, { id }, { gradeLevel })
    await patch(who, { id }, { context: { commitment } })
    const row = await world.db.queries
      .selectFrom('accounts')
      .select('class_groups')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.class_groups
  }
  expect(await groupsAfter('brave.otter', 4, 'classes')).toEqual(['navigators'])
  expect(await groupsAfter('calm.heron', 9, 'trial')).toEqual(['challengers'])
  expect(await groupsAfter('quick.lark', 2, 'solo')).toEqual([])
  expect(await groupsAfter('kind.robin', 0, 'classes')).toEqual([])
})

it('tells the account itself where its sign-up stands', async () => {
  const who = world.visitor()
  const { id } = await student(who, 'brave.otter')
  await patch(who, { id }, { email: 'dana@field.example', step: 6 })
  const { body } = await who.call('getOnboarding')
  expect(body.onboarding).toMatchObject({ id, step: 6, consent: 'waiting', parentEmail: 'd•••@field.example' })
  expect((await world.visitor().call('getOnboarding')).status).toBe(401)
})

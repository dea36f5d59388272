import { consentWording } from '@polyhex/contract/onboarding/consent'
import { describe, expect, it } from 'vitest'
import { signUpCookie } from '../http/session.ts'
import { openWorld, type Person } from '../seed/test-world.ts'

/** Ways to get an account that is somebody else's through sign-up and consent. */
const world = openWorld()

async function child(birthDate: string, username: string) {
  const who = world.visitor()
  const made = await who.call('createStudentAccount', {
    body: { accountCreation: { birthDate, learningGoals: ['catchup'], username, password: 'kestrel-42' } },
  })
  expect(made.status).toBe(200)
  return { who, id: made.body.onboarding.id as string, token: made.body.createToken as string }
}

const ask = async (who: Person, id: string, email: string) =>
  who.call('resendConsent', { params: { accountId: id }, body: { email } })

async function tokenFor(address: string): Promise<string> {
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

const give = async (who: Person, token: string) =>
  who.call('giveConsent', { params: { token }, body: { wording: consentWording } })
const connect = async (who: Person, token: string) => who.call('connectByConsent', { params: { token } })
const parent = async () => world.person({ roles: ['parent'], grade: null })

describe('the mail of a consent', () => {
  it('connects nobody any more once the consent has been taken back', async () => {
    const { who, id } = await child('2016/03', 'taken.back')
    await ask(who, id, 'wrong@mail.example')
    const token = await tokenFor('wrong@mail.example')
    expect((await give(world.visitor(), token)).status).toBe(200)
    const { id: consentId } = await world.db.queries
      .selectFrom('consents')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    const admin = await world.person({ roles: ['admin'] })
    const params = { accountId: id, consentId }
    expect((await admin.call('withdrawChildConsent', { params })).status).toBe(200)
    expect((await connect(await parent(), token)).body.code).toBe('consent_needed')
  })

  it('connects nobody with an account that has become one of staff', async () => {
    const { who, id } = await child('2010/03', 'later.tutor')
    await ask(who, id, 'tutor@mail.example')
    const token = await tokenFor('tutor@mail.example')
    await give(world.visitor(), token)
    const admin = await world.person({ roles: ['admin'] })
    await admin.call('grantRole', { params: { accountId: id, role: 'tutor' } })
    expect((await connect(await parent(), token)).body.code).toBe('not_for_staff')
  })
})

describe('whoever is signed in as a student', () => {
  it('cannot put an address of their own in the place of the parent’s', async () => {
    const { id } = await child('2010/03', 'older.friend')
    const friend = await parent()
    const row = await world.db.queries.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await world.manages(friend, { accountId: row.id } as Person)
    expect((await friend.call('signInAs', { body: { accountId: id } })).status).toBe(200)
    expect((await ask(friend, id, 'friend@mail.example')).body.code).toBe('on_behalf')
    const accountCreation = { email: 'friend@mail.example' }
    const patched = await friend.call('onboardAccount', { params: { id }, body: { accountCreation } })
    expect(patched.body.code).toBe('on_behalf')
    const after = await world.db.queries.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst()
    expect(after?.email).toBeNull()
  })
})

describe('a child under 13 whom a parent manages', () => {
  it('cannot have itself taken over by another adult after the consent was taken back', async () => {
    const pat = await world.person({ roles: ['parent'], grade: null, email: 'pat@family.example' })
    const sam = await world.person({ birthMonth: '2017/06' })
    await world.manages(pat, sam)
    expect((await ask(sam, sam.accountId, 'stranger@mail.example')).body.code).toBe('guardian_decides')
    const accountCreation = { email: 'stranger@mail.example' }
    const patched = await sam.call('onboardAccount', { params: { id: sam.accountId }, body: { accountCreation } })
    expect(patched.body.code).toBe('guardian_decides')
    expect((await ask(sam, sam.accountId, 'PAT@family.example')).status).toBe(200)
  })
})

describe('a child of 13 or more whom a parent manages', () => {
  it('cannot have itself taken over by another adult, neither asked now nor before the parent came', async () => {
    const { who, id } = await child('2010/03', 'older.child')
    expect((await ask(who, id, 'stranger@mail.example')).status).toBe(200)
    const token = await tokenFor('stranger@mail.example')
    const pat = await world.person({ roles: ['parent'], grade: null, email: 'pat@family.example' })
    await world.manages(pat, { accountId: id } as Person)
    expect((await ask(who, id, 'other@mail.example')).body.code).toBe('guardian_decides')
    await give(world.visitor(), token)
    expect((await connect(await parent(), token)).body.code).toBe('guardian_decides')
  })
})

describe('whoever answers the mail of a consent without a proven address', () => {
  it('is not made a parent by it, unless the mail went to that very address', async () => {
    const { who, id } = await child('2016/03', 'on.the.spot')
    await ask(who, id, 'mum@mail.example')
    const token = await tokenFor('mum@mail.example')
    const eve = await world.person({ roles: ['parent'], grade: null, email: 'eve@mail.example', unproven: true })
    expect((await give(eve, token)).status).toBe(200)
    const consent = await world.db.queries
      .selectFrom('consents')
      .select('given_by')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(consent.given_by).toBeNull()
    expect((await connect(eve, token)).body.code).toBe('address_not_proven')
    const mum = await world.person({ roles: ['parent'], grade: null, email: 'MUM@mail.example', unproven: true })
    expect((await connect(mum, token)).status).toBe(200)
    expect((await mum.call('getOwnAddress')).body.kind).toBe('confirmed')
  })
})

describe('an adult who is a student as well', () => {
  it('keeps the email that signs in', async () => {
    const pat = await world.person({ roles: ['parent', 'student'], email: 'pat@family.example' })
    const accountCreation = { email: 'other@mail.example' }
    const patched = await pat.call('onboardAccount', { params: { id: pat.accountId }, body: { accountCreation } })
    expect(patched.body.code).toBe('account_claimed')
    const row = await world.db.queries
      .selectFrom('accounts')
      .select(['email', 'email_signs_in'])
      .where('id', '=', pat.accountId)
      .executeTakeFirst()
    expect(row).toEqual({ email: 'pat@family.example', email_signs_in: true })
  })
})

describe('the right to finish a sign-up', () => {
  it('ends with signing out, so that the next at a computer of many cannot use it', async () => {
    const { who, id, token } = await child('2010/03', 'school.machine')
    const before = who.cookies.get(signUpCookie) ?? ''
    expect((await who.call('signOut')).status).toBe(200)
    who.cookies.set(signUpCookie, before)
    const accountCreation = { email: 'next@mail.example' }
    const patched = await who.call('onboardAccount', { params: { id }, body: { token, accountCreation } })
    expect(patched.body.code).toBe('sign_up_expired')
  })

  it('ends with a new password', async () => {
    const { who, id, token } = await child('2010/03', 'new.password')
    const admin = await world.person({ roles: ['admin'] })
    await admin.call('updatePassword', { params: { accountId: id }, body: { password: 'kestrel-43' } })
    const accountCreation = { email: 'thief@mail.example' }
    const patched = await who.call('onboardAccount', { params: { id }, body: { token, accountCreation } })
    expect(patched.body.code).toBe('sign_up_expired')
  })
})

describe('texts that no database can hold', () => {
  it.each([{ 'a\u0000key': 'x' }, { day: 'half a sign: \ud800' }, { 'half \ud800': 'x' }])(
    'are refused by name: %j',
    async (wishes) => {
      const { status } = await world.visitor().call('createStudentAccount', {
        body: { accountCreation: { birthDate: '2010/03', context: { commitment: 'classes', wishes } } },
      })
      expect(status).toBe(400)
    },
  )
})

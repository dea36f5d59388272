import { consentWording } from '@polyhex/contract/onboarding/consent'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, password, type Person } from '../../seed/test-world.ts'

const world = openWorld()
const later = (minutes: number): Date => new Date(world.now.getTime() + minutes * 60_000)
const day = 1440
const of = (person: Person) => ({ accountId: person.accountId })

/** The token of the newest mail of a template to an address. */
async function tokenTo(address: string, template: 'address_proof' | 'address_changed'): Promise<string> {
  const row = await world.db.queries
    .selectFrom('outbox_mails')
    .select('data')
    .where('address', '=', address)
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const data = row.data as { confirmPath?: string; undoPath?: string }
  return (data.confirmPath ?? data.undoPath ?? '').split('/')[2] ?? ''
}
const prove = async (address: string) =>
  world.visitor().call('proveAddress', { body: { token: await tokenTo(address, 'address_proof') } })
const emailOf = async (person: Person) => (await person.call('getOwnAddress')).body
const change = async (person: Person, email: string) =>
  person.call('updateAccount', { params: of(person), body: { email } })

/** A child who pressed "I'm a parent" and typed an address. */
async function selfMadeParent(email: string): Promise<Person> {
  const who = world.visitor()
  const accountCreation = { email, displayName: 'Eve Example', password: 'kestrel-42', learningGoals: ['catchup'] }
  const { status, body } = await who.call('createParentAccount', { body: { accountCreation } })
  expect(status).toBe(200)
  return { ...who, accountId: body.onboarding.id }
}

describe('an adult who has not proven the address', () => {
  let eve: Person
  let kid: Person
  beforeEach(async () => {
    eve = await selfMadeParent('eve@example.test')
    kid = await world.person({ grade: 10, birthMonth: '2011/03', username: 'teen.tess' })
  })

  it('looks for, asks, agrees to, and creates no child', async () => {
    const identifier = 'teen.tess'
    const links = { otherAccountId: kid.accountId, side: 'mine', permissions: ['viewDetails'] }
    const context = { creatingAccountId: eve.accountId, consent: consentWording }
    const creation = { birthDate: '2018/03', learningGoals: ['catchup'], context }
    await kid.call('createAccountLink', {
      params: of(kid),
      body: { otherAccountId: eve.accountId, side: 'theirs', permissions: ['viewDetails', 'manage'] },
    })
    const answers = [
      await eve.call('listPublicAccounts', { query: { identifier } }),
      await eve.call('createAccountLink', { params: of(eve), body: links }),
      await eve.call('acceptConnection', { params: { ...of(eve), otherId: kid.accountId } }),
      await eve.call('createStudentAccount', { body: { accountCreation: creation } }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'address_not_proven']),
    )
    expect((await eve.call('getSession')).body.account.addressProven).toBe(false)
    expect((await prove('eve@example.test')).body).toEqual({ kind: 'confirmed', email: 'eve@example.test' })
    expect((await eve.call('getSession')).body.account.addressProven).toBe(true)
    expect((await eve.call('acceptConnection', { params: { ...of(eve), otherId: kid.accountId } })).status).toBe(200)
    expect((await eve.call('createStudentAccount', { body: { accountCreation: creation } })).status).toBe(200)
  })

  it('is not found by that address', async () => {
    const find = async () =>
      (await kid.call('listPublicAccounts', { query: { identifier: 'eve@example.test' } })).body.accounts
    expect(await find()).toEqual([])
    await prove('eve@example.test')
    expect(await find()).toMatchObject([{ id: eve.accountId }])
  })

  it('corrects a mistyped address, whose link is dead then', async () => {
    const old = await tokenTo('eve@example.test', 'address_proof')
    expect((await change(eve, 'eva@example.test')).body.account.email).toBe('eva@example.test')
    expect((await world.visitor().call('proveAddress', { body: { token: old } })).body.code).toBe('proof_link_dead')
    expect(await emailOf(eve)).toEqual({ kind: 'unconfirmed', email: 'eva@example.test' })
    expect((await prove('eva@example.test')).status).toBe(200)
    expect((await emailOf(eve)).kind).toBe('confirmed')
  })

  it('gets the link again, five times in an hour; the last one works, once, for three days', async () => {
    for (const _ of [2, 3, 4, 5]) expect((await eve.call('sendAddressProof')).status).toBe(200)
    expect((await eve.call('sendAddressProof')).body.code).toBe('too_many_address_mails')
    world.now = later(60)
    const { body } = await eve.call('sendAddressProof')
    expect(body).toEqual({ email: 'eve@example.test', until: later(3 * day).toISOString() })
    const token = await tokenTo('eve@example.test', 'address_proof')
    const use = async () => (await world.visitor().call('proveAddress', { body: { token } })).status
    world.now = later(3 * day)
    expect(await use()).toBe(410)
    await eve.call('sendAddressProof')
    expect((await prove('eve@example.test')).status).toBe(200)
    expect((await prove('eve@example.test')).status).toBe(410)
    expect((await eve.call('sendAddressProof')).body.code).toBe('address_proven')
  })

  it('can be confirmed by an administrator only, where no mail can be sent', async () => {
    const admin = await world.person({ roles: ['admin'], grade: null })
    expect((await eve.call('markAddressProven', { params: of(eve) })).status).toBe(403)
    expect((await admin.call('markAddressProven', { params: of(eve) })).body).toEqual({ email: 'eve@example.test' })
    expect((await emailOf(eve)).kind).toBe('confirmed')
  })
})

describe('a changed address', () => {
  let pat: Person
  beforeEach(async () => {
    pat = await world.person({ roles: ['parent'], grade: null, username: 'parent.pat', email: 'pat@example.test' })
  })
  const changed = async (): Promise<string> => {
    expect((await change(pat, 'new@example.test')).status).toBe(200)
    expect((await prove('new@example.test')).body).toEqual({ kind: 'changed', email: 'new@example.test' })
    return tokenTo('pat@example.test', 'address_changed')
  }
  const undo = async (token: string) => world.visitor().call('undoAddressChange', { body: { token } })
  const signIn = async (username: string, secret: string) =>
    world.visitor().call('signIn', { body: { username, password: secret } })

  it('counts after it has been confirmed there, and not before', async () => {
    expect((await change(pat, 'new@example.test')).body.account.email).toBe('pat@example.test')
    expect(await emailOf(pat)).toEqual({
      kind: 'changing',
      email: 'pat@example.test',
      pendingEmail: 'new@example.test',
    })
    expect((await signIn('new@example.test', password)).body.code).toBe('unknown-email')
    await prove('new@example.test')
    expect(await emailOf(pat)).toEqual({ kind: 'confirmed', email: 'new@example.test' })
    expect((await signIn('new@example.test', password)).status).toBe(200)
  })

  it('needs the password again after 10 minutes', async () => {
    world.now = later(10)
    expect((await change(pat, 'new@example.test')).body.code).toBe('password_needed')
    await pat.call('proveSession', { body: { password } })
    expect((await change(pat, 'new@example.test')).status).toBe(200)
  })

  it('can be dropped before it is confirmed', async () => {
    await change(pat, 'new@example.test')
    expect((await pat.call('cancelAddressChange')).body).toEqual({ kind: 'confirmed', email: 'pat@example.test' })
    expect((await prove('new@example.test')).status).toBe(410)
  })

  it('is taken back at the old address for 7 days, though the password was changed since', async () => {
    const token = await changed()
    await pat.call('updatePassword', { params: of(pat), body: { password: 'the thief chose this' } })
    expect((await signIn('parent.pat', 'the thief chose this')).status).toBe(200)
    expect((await undo(token)).body).toEqual({ email: 'pat@example.test' })
    expect((await pat.call('getSession')).body).toEqual({ state: 'unauthenticated' })
    expect((await signIn('parent.pat', 'the thief chose this')).status).toBe(401)
    const reset = await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('account_id', '=', pat.accountId)
      .where('template', '=', 'password_reset')
      .executeTakeFirstOrThrow()
    const [, , , link = ''] = (reset.data as { resetPath: string }).resetPath.split('/')
    const set = { token: link, password: 'her own again' }
    expect((await world.visitor().call('resetPassword', { body: set })).status).toBe(200)
    expect((await signIn('pat@example.test', 'her own again')).status).toBe(200)
    expect((await undo(token)).body.code).toBe('undo_link_dead')
  })

  it('cannot be taken back after 7 days', async () => {
    const token = await changed()
    world.now = later(7 * day)
    expect((await undo(token)).body.code).toBe('undo_link_dead')
  })

  it('undone makes later changes void, whose undo would bring the thief’s address back', async () => {
    const token = await changed()
    await change(pat, 'third@example.test')
    await prove('third@example.test')
    const thiefs = await tokenTo('new@example.test', 'address_changed')
    expect((await undo(token)).status).toBe(200)
    expect((await undo(thiefs)).status).toBe(410)
  })

  it('leaves the old one to nobody else while it can be taken back', async () => {
    await changed()
    const eve = world.visitor()
    const accountCreation = { email: 'PAT@example.test', displayName: 'Eve Example', password: 'kestrel-42' }
    expect((await eve.call('createParentAccount', { body: { accountCreation } })).body.code).toBe('email_exists')
    const max = await world.person({ roles: ['parent'], grade: null, email: 'max@example.test' })
    expect((await change(max, 'pat@example.test')).body.code).toBe('email_exists')
  })

  it('is not set by somebody who manages the account, but asked for there too', async () => {
    const admin = await world.person({ roles: ['admin'], grade: null })
    const answer = await admin.call('updateAccount', { params: of(pat), body: { email: 'new@example.test' } })
    expect(answer.body.account.email).toBe('pat@example.test')
  })
})

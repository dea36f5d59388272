import { describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openWorld, type Person, publicNameOf } from '../../seed/test-world.ts'
import { isMadeName } from '../names/suggest-names.ts'

const world = openWorld()

async function family() {
  const pat = await world.person({ roles: ['parent'], username: 'pat.parent', email: 'pat@family.example' })
  const sam = await world.person({ username: 'sam.of.pat' })
  const friend = await world.person()
  await world.manages(pat, sam)
  await world.db.queries
    .updateTable('accounts')
    .set({ birth_month: '2018/03', name: 'Sam Field', public_name: 'samurai_of_sums' })
    .where('id', '=', sam.accountId)
    .execute()
  const consentId = newId(world.now)
  await world.db.queries
    .insertInto('consents')
    .values({
      id: consentId,
      account_id: sam.accountId,
      kind: 'child_account',
      wording: 'child_account/1',
      given_by: pat.accountId,
      given_by_email: 'pat@family.example',
      given_at: world.now,
    })
    .execute()
  await world.db.queries
    .insertInto('account_links')
    .values({
      id: newId(world.now),
      holder_id: sam.accountId,
      subject_id: friend.accountId,
      permission: 'classFriends',
      status: 'confirmed',
      asked_by: sam.accountId,
      accepted: true,
      created_at: world.now,
      changed_at: world.now,
    })
    .execute()
  await world.db.queries
    .insertInto('analytics_events')
    .values({ id: newId(world.now), event: 'login', account_id: sam.accountId, at: world.now, method: 'password' })
    .execute()
  return { pat, sam, friend, consentId }
}
const list = async (by: Person, of: Person) => by.call('listConsents', { params: { accountId: of.accountId } })
const withdraw = async (by: Person, of: Person, consentId: string) =>
  by.call('withdrawChildConsent', { params: { accountId: of.accountId, consentId } })
const change = async (by: Person, of: Person, body: object) =>
  by.call('updateAccount', { params: { accountId: of.accountId }, body })

describe('the receipts of consents', () => {
  it('say which wording was agreed to, by whom and when, to the child and its parent only', async () => {
    const { pat, sam, friend, consentId } = await family()
    const receipt = {
      id: consentId,
      wording: 'child_account/1',
      givenBy: publicNameOf(pat),
      givenByEmail: 'p•••@family.example',
      givenAt: '2026-11-02T15:00:00.000Z',
      withdrawnAt: null,
    }
    expect((await list(pat, sam)).body).toEqual({ consents: [receipt], needed: true })
    expect((await list(sam, sam)).body.consents).toEqual([receipt])
    expect((await list(friend, sam)).status).toBe(404)
  })
})

describe('taking a consent back', () => {
  it('hides the child, forgets what was counted, gives a receipt, and leaves the practicing', async () => {
    const { pat, sam, consentId } = await family()
    world.now = new Date('2026-11-05T10:00:00Z')
    const { status, body } = await withdraw(pat, sam, consentId)
    expect([status, body.consent.withdrawnAt]).toEqual([200, '2026-11-05T10:00:00.000Z'])
    const account = (await sam.call('getCurrentAccount')).body.account
    expect(account.displayName).toBeNull()
    expect(isMadeName(account.avatarName)).toBe(true)
    const { queries } = world.db
    expect(await queries.selectFrom('analytics_events').select('id').execute()).toEqual([])
    const links = await queries.selectFrom('account_links').select('permission').execute()
    expect(links.map((link) => link.permission)).not.toContain('classFriends')
    expect(links.map((link) => link.permission)).toContain('manage')
    const mail = await queries.selectFrom('outbox_mails').select(['template', 'address', 'data']).executeTakeFirst()
    expect(mail).toMatchObject({
      template: 'consent_receipt',
      address: 'pat@family.example',
      data: { childUsername: 'sam.of.pat', decision: 'withdrawn', changePath: `/accounts/${sam.accountId}/data/` },
    })
    const log = await queries.selectFrom('audit_log').select(['action', 'actor_id', 'subject_id']).execute()
    expect(log).toEqual([{ action: 'consent_withdrawn', actor_id: pat.accountId, subject_id: sam.accountId }])
    const start = { body: { type: 'practice', topicCode: 'place_value', level: 1 } }
    expect((await sam.call('startExercise', start)).status).not.toBe(403)
  })

  it('is done once, and not by the child or a stranger', async () => {
    const { pat, sam, friend, consentId } = await family()
    expect((await withdraw(sam, sam, consentId)).body.code).toBe('not_allowed')
    expect((await withdraw(friend, sam, consentId)).status).toBe(404)
    expect((await withdraw(pat, sam, newId(world.now))).body.code).toBe('consent_not_found')
    const first = await withdraw(pat, sam, consentId)
    world.now = new Date('2026-11-05T10:00:00Z')
    expect((await withdraw(pat, sam, consentId)).body).toEqual(first.body)
    expect(await world.db.queries.selectFrom('outbox_mails').select('id').execute()).toHaveLength(1)
  })

  it('keeps the child from a real name, a name of its own choice and another age', async () => {
    const { pat, sam, consentId } = await family()
    expect((await change(sam, sam, { displayName: 'Sam Two' })).status).toBe(200)
    await withdraw(pat, sam, consentId)
    expect((await change(sam, sam, { displayName: 'Sam Three' })).body.code).toBe('consent_needed')
    expect((await change(sam, sam, { avatarName: 'samurai_again' })).body.code).toBe('consent_needed')
    expect((await change(sam, sam, { birthDate: '2010/03' })).body.code).toBe('birth_date_settled')
    expect((await change(sam, sam, { avatarUrl: 'oval' })).status).toBe(200)
    expect((await change(pat, sam, { birthDate: '2010/03' })).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { sessionCookie } from '../../http/session.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { deleteDueAccounts } from './deletion.ts'

const world = openWorld()
const day = 86_400_000
const of = (person: Person) => ({ params: { accountId: person.accountId } })
const ask = (by: Person, about: Person, body: object) => by.call('requestDeletion', { ...of(about), body })
const later = (days: number): Date => new Date(Date.parse('2026-11-02T15:00:00Z') + days * day)
const there = async () =>
  (await world.db.queries.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id)
const mails = async () =>
  (
    await world.db.queries
      .selectFrom('outbox_mails')
      .select(['template', 'account_id', 'address', 'data'])
      .orderBy('id')
      .execute()
  ).map((mail) => [mail.template, mail.account_id ?? mail.address, (mail.data as { username: string }).username])
const audit = async () =>
  (await world.db.queries.selectFrom('audit_log').select(['action', 'subject_id']).execute()).map((row) => [
    row.action,
    row.subject_id,
  ])

async function family() {
  const pat = await world.person({
    roles: ['parent'],
    grade: null,
    username: 'pat.parent',
    email: 'pat@family.example',
  })
  const sam = await world.person({ username: 'sam.of.pat' })
  await world.manages(pat, sam)
  return { pat, sam }
}

describe('asking for the deletion of an account', () => {
  it('schedules it in 14 days, ends the other sessions and tells by mail', async () => {
    const pat = await world.person({ roles: ['parent'], username: 'pat.parent', email: 'pat@family.example' })
    const elsewhere = await world.db.queries.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    await world.db.queries
      .insertInto('sessions')
      .values({ ...elsewhere, id: undefined, token_hash: Buffer.alloc(32, 5) })
      .execute()
    const { status, body } = await ask(pat, pat, { username: ' PAT.parent ' })
    expect([status, body]).toEqual([200, { deletionDueAt: '2026-11-16T15:00:00.000Z', children: 0 }])
    expect((await pat.call('getCurrentAccount')).body.account.deletionDueAt).toBe('2026-11-16T15:00:00.000Z')
    expect((await pat.call('listSessions')).body.sessions).toHaveLength(1)
    expect(await mails()).toEqual([['deletion_scheduled', pat.accountId, 'pat.parent']])
    expect(await audit()).toEqual([['deletion_asked', pat.accountId]])
    world.now = later(3)
    expect((await ask(pat, pat, { username: 'pat.parent' })).body.deletionDueAt).toBe('2026-11-16T15:00:00.000Z')
    expect(await mails()).toHaveLength(1)
  })

  it('asks for the username, and refuses any other', async () => {
    const { pat, sam } = await family()
    const wrong = await ask(pat, sam, { username: 'pat.parent' })
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].field]).toEqual([422, 'username_not_same', 'username'])
    expect((await ask(pat, sam, {})).body.errors[0].message).toBe('Type the username to confirm.')
    expect((await pat.call('listPendingDeletions')).body.deletions).toEqual([])
  })

  it('of a child signs the child out and tells its parents', async () => {
    const { pat, sam } = await family()
    const mo = await world.person({ roles: ['parent'], email: 'mo@family.example' })
    await world.manages(mo, sam)
    expect((await ask(pat, sam, { username: 'sam.of.pat' })).status).toBe(200)
    expect((await sam.call('getCurrentAccount')).status).toBe(401)
    expect((await mails()).map(([, to]) => to).toSorted()).toEqual([pat.accountId, mo.accountId].toSorted())
    expect((await mo.call('listPendingDeletions')).body.deletions).toMatchObject([
      { account: { id: sam.accountId }, own: false, unused: false, deletionDueAt: '2026-11-16T15:00:00.000Z' },
    ])
  })

  it('says how many children nobody else manages, and takes them along only when told to', async () => {
    const { pat, sam } = await family()
    const max = await world.person({ username: 'max.of.pat' })
    await world.manages(pat, max)
    const { status, body } = await ask(pat, pat, { username: 'pat.parent' })
    expect([status, body.code]).toEqual([409, 'children_managed_alone'])
    expect(body.errors[0].message).toContain('This account manages 2 children, whom nobody else manages.')
    const both = await ask(pat, pat, { username: 'pat.parent', withChildren: true })
    expect([both.status, both.body.children]).toEqual([200, 2])
    world.now = later(14)
    expect(await deleteDueAccounts(world.db, world.now)).toBe(3)
    expect(await there()).toEqual([])
    const done = (await mails()).filter(([template]) => template === 'deletion_done')
    expect(done.map(([, to]) => to)).toEqual(Array(3).fill('pat@family.example'))
    expect(done.map(([, , name]) => name).toSorted()).toEqual(['max.of.pat', 'pat.parent', 'sam.of.pat'])
    expect(sam.cookies.has(sessionCookie)).toBe(true)
    expect((await sam.call('getCurrentAccount')).status).toBe(401)
  })

  it('leaves children to another parent who stays, but not to one who leaves too', async () => {
    const { pat, sam } = await family()
    const mo = await world.person({ roles: ['parent'], username: 'mo.parent', email: 'mo@family.example' })
    await world.manages(mo, sam)
    expect((await ask(pat, pat, { username: 'pat.parent' })).body.children).toBe(0)
    expect((await ask(mo, mo, { username: 'mo.parent' })).body.code).toBe('children_managed_alone')
    world.now = later(14)
    await deleteDueAccounts(world.db, world.now)
    expect(await there()).toEqual([sam.accountId, mo.accountId].toSorted())
  })

  it('is not for strangers, nor for somebody who is signed in as the account', async () => {
    const { pat, sam } = await family()
    const stranger = await world.person({ roles: ['parent'] })
    expect((await ask(stranger, sam, { username: 'sam.of.pat' })).status).toBe(404)
    await pat.call('signInAs', { body: { accountId: sam.accountId } })
    expect((await ask(pat, sam, { username: 'sam.of.pat' })).body.code).toBe('on_behalf')
    expect((await pat.call('cancelDeletion', of(sam))).body.code).toBe('on_behalf')
  })
})

describe('taking it back', () => {
  it('keeps the account and the children who were to go with it, once', async () => {
    const { pat, sam } = await family()
    await ask(pat, pat, { username: 'pat.parent', withChildren: true })
    world.now = later(13)
    // The session of before has ended: signing in is still possible, and so is this.
    await world.db.queries
      .updateTable('sessions')
      .set({ idle_until: later(30) })
      .execute()
    expect((await pat.call('cancelDeletion', of(pat))).body).toEqual({ kept: 2 })
    expect((await pat.call('cancelDeletion', of(pat))).body).toEqual({ kept: 0 })
    expect(await deleteDueAccounts(world.db, later(20))).toBe(0)
    expect(await there()).toEqual([pat.accountId, sam.accountId].toSorted())
    const cancelled = (await mails()).filter(([template]) => template === 'deletion_cancelled')
    expect(cancelled.map(([, , name]) => name).toSorted()).toEqual(['pat.parent', 'sam.of.pat'])
  })

  it('of the child alone puts the parent off, with new notice for both', async () => {
    const { pat, sam } = await family()
    await ask(pat, pat, { username: 'pat.parent', withChildren: true })
    await pat.call('cancelDeletion', of(sam))
    expect(await deleteDueAccounts(world.db, later(14))).toBe(0)
    world.now = later(14)
    const rows = await world.db.queries.selectFrom('accounts').select('deletion_due_at').execute()
    expect(rows.map((row) => row.deletion_due_at?.toISOString())).toEqual(Array(2).fill('2026-11-30T15:00:00.000Z'))
    expect(await deleteDueAccounts(world.db, later(28))).toBe(2)
  })

  it('comes too late when the day has come', async () => {
    const { pat } = await family()
    await ask(pat, pat, { username: 'pat.parent', withChildren: true })
    expect(await deleteDueAccounts(world.db, new Date(later(14).getTime() - 1))).toBe(0)
    expect(await deleteDueAccounts(world.db, later(14))).toBe(2)
    expect((await pat.call('cancelDeletion', of(pat))).status).toBe(401)
  })
})

import { describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openWorld, password, type Person } from '../../seed/test-world.ts'

const world = openWorld()
const params = (person: Person) => ({ params: { accountId: person.accountId } })
const later = (ms = 1000) => {
  world.now = new Date(world.now.getTime() + ms)
}
const names = (body: { accounts: { username: string }[] }) => body.accounts.map(({ username }) => username)

async function people() {
  const ada = await world.person({ roles: ['admin'], username: 'admin.one', grade: null })
  later()
  const pat = await world.person({
    roles: ['parent'],
    username: 'pat.parent',
    grade: null,
    email: 'pat@family.example',
  })
  later()
  const sam = await world.person({ username: 'sam_student', grade: 2 })
  later()
  const max = await world.person({ username: 'max.student', grade: 9 })
  await world.manages(pat, sam)
  return { ada, pat, sam, max }
}

describe('listAccounts', () => {
  it('gives all accounts, oldest first, with children counted [A-094] [A-097] [A-259]', async () => {
    const { ada } = await people()
    const { body } = await ada.call('listAccounts')
    expect(names(body)).toEqual(['admin.one', 'pat.parent', 'sam_student', 'max.student'])
    expect(body.total).toBe(4)
    expect(body.accounts[1]).toMatchObject({ roles: ['parent'], children: 1, gradeLevel: null, status: 'active' })
    expect(body.accounts[2]).toMatchObject({
      roles: ['student'],
      children: 0,
      gradeLevel: 2,
      timeZone: 'America/New_York',
    })
  })

  it('narrows by text in any name or email, whatever its case, and takes signs of patterns literally [A-095]', async () => {
    const { ada } = await people()
    const find = async (text: string) => names((await ada.call('listAccounts', { query: { text } })).body)
    expect(await find('STUDENT')).toEqual(['sam_student', 'max.student'])
    expect(await find('family.ex')).toEqual(['pat.parent'])
    expect(await find('m_s')).toEqual(['sam_student'])
    expect(await find('%')).toEqual([])
    expect(await find('\\')).toEqual([])
  })

  it('narrows by grade range, groups and days of creation [A-096] [A-102]', async () => {
    const { ada, sam, max } = await people()
    await ada.call('updateAccount', { ...params(sam), body: { classGroups: ['explorers', 'summer_program'] } })
    await ada.call('updateAccount', { ...params(max), body: { classGroups: ['challengers'] } })
    const find = async (query: object) => names((await ada.call('listAccounts', { query: { ...query } })).body)
    expect(await find({ gradeFrom: 3 })).toEqual(['max.student'])
    expect(await find({ gradeTo: 8 })).toEqual(['sam_student'])
    expect(await find({ gradeFrom: 0, gradeTo: 12 })).toHaveLength(4)
    expect(await find({ classGroup: 'explorers,challengers' })).toEqual(['sam_student', 'max.student'])
    expect(await find({ classGroup: 'summer_program' })).toEqual(['sam_student'])
    expect(await find({ createdFrom: '2026-11-03' })).toEqual([])
    expect(await find({ createdFrom: '2026-11-02', createdTo: '2026-11-02' })).toHaveLength(4)
    const wrong = await ada.call('listAccounts', { query: { createdFrom: 'yesterday' } })
    expect([wrong.status, wrong.body.errors[0].message]).toEqual([400, 'Please enter a date.'])
    expect((await ada.call('listAccounts', { query: { classGroup: 'nobody' } })).status).toBe(400)
  })

  it('comes in batches of at most 100, each account once, in any order [A-102] [A-259]', async () => {
    const { ada } = await people()
    await world.db.execute(
      `insert into accounts (id, username, roles, public_name, time_zone, avatar, grade, created_at, password_hash)
       select gen_random_uuid(), 'many.' || n, array['student'], 'Many' || n, 'Europe/London', 'circle', n % 13, now(), 'x'
       from generate_series(1, 250) n`,
    )
    for (const sort of ['created', 'name', 'grade', 'timeZone']) {
      for (const descending of [false, true]) {
        const seen: string[] = []
        for (let offset = 0; ; offset += 100) {
          const { body } = await ada.call('listAccounts', { query: { offset, sort, descending } })
          seen.push(...body.accounts.map(({ id }: { id: string }) => id))
          expect(body.total).toBe(254)
          if (body.accounts.length < 100) break
        }
        expect(new Set(seen).size).toBe(254)
      }
    }
    expect((await ada.call('listAccounts', { query: { count: 101 } })).status).toBe(400)
  })

  it('are an administrator’s to manage with their states, class groups and credits, and nobody else’s [A-007]', async () => {
    const { ada, pat, sam } = await people()
    const calls = [
      ['listAccounts', {}],
      ['updateAccountState', { params: { ...params(sam).params, key: 'onboarding' }, body: { value: 3 } }],
      ['updateAccount', { ...params(sam), body: { classGroups: ['explorers'] } }],
      ['manageCredits', { body: { task: 'add', accountId: sam.accountId, count: 2 } }],
    ] as const
    for (const by of [await world.person({ roles: ['tutor'] }), pat])
      for (const [name, call] of calls) expect([403, 404], `${name}`).toContain((await by.call(name, call)).status)
    for (const [name, call] of calls) expect((await ada.call(name, call)).status, name).toBe(200)
    const { account } = (await sam.call('getCurrentAccount')).body
    expect([account.state, account.classGroups]).toEqual([{ onboarding: 3 }, ['explorers']])
    expect((await sam.call('listCredits')).body.counts).toMatchObject({ available: 2 })
  })

  it('leaves out sign-ups that were never finished', async () => {
    const { ada, max } = await people()
    await world.db.queries.updateTable('accounts').set({ claimed: false }).where('id', '=', max.accountId).execute()
    expect(names((await ada.call('listAccounts')).body)).not.toContain('max.student')
  })
})

describe('deleting an account', () => {
  it('removes it completely, ends its sessions and leaves a line in the audit log [A-101] [A-256]', async () => {
    const { ada, sam } = await people()
    expect((await ada.call('deleteAccount', params(sam))).status).toBe(200)
    expect((await sam.call('getSession')).body.state).toBe('unauthenticated')
    expect((await ada.call('getAccount', params(sam))).status).toBe(404)
    expect((await ada.call('deleteAccount', params(sam))).status).toBe(404)
    const { body } = await ada.call('listAuditLog', { query: { action: 'account_deleted' } })
    expect(body.entries).toMatchObject([{ actor: { username: 'admin.one' }, subject: null }])
    expect(JSON.stringify(body)).not.toContain('sam_student')
  })

  it('is refused to others, and for one’s own account', async () => {
    const { ada, pat, sam } = await people()
    expect((await pat.call('deleteAccount', params(sam))).status).toBe(403)
    expect((await ada.call('deleteAccount', params(ada))).body.code).toBe('own_account')
  })
})

describe('roles and status', () => {
  it('deactivating ends all sessions at once and keeps the account out until it is activated [A-146]', async () => {
    const { ada, sam } = await people()
    const set = (status: string) => ada.call('setAccountStatus', { ...params(sam), body: { status } })
    expect((await set('deactivated')).body.account.status).toBe('deactivated')
    expect((await sam.call('getSession')).body.state).toBe('unauthenticated')
    const tried = await world.visitor().call('signIn', { body: { username: 'sam_student', password } })
    expect(tried.body.code).toBe('invalid-password-or-inactive')
    expect((await set('active')).body.account.status).toBe('active')
    expect((await world.visitor().call('signIn', { body: { username: 'sam_student', password } })).status).toBe(200)
    expect((await set('asleep')).status).toBe(400)
  })

  it('are given and taken, but never the last role nor the last administrator', async () => {
    const { ada, pat } = await people()
    const role = (name: 'grantRole' | 'removeRole', of: Person, which: string) =>
      ada.call(name, { params: { accountId: of.accountId, role: which } })
    expect((await role('grantRole', pat, 'tutor')).body.account.roles).toEqual(['parent', 'tutor'])
    expect((await role('removeRole', pat, 'parent')).body.account.roles).toEqual(['tutor'])
    expect((await role('removeRole', pat, 'tutor')).body.code).toBe('last_role')
    expect((await role('grantRole', ada, 'parent')).status).toBe(200)
    expect((await role('removeRole', ada, 'admin')).body.code).toBe('last_administrator')
    expect((await role('grantRole', pat, 'emperor')).status).toBe(400)
  })

  it('a new student has a grade', async () => {
    const { ada, pat } = await people()
    const { body } = await ada.call('grantRole', { params: { accountId: pat.accountId, role: 'student' } })
    expect(body.account.gradeLevel).toBe(5)
  })

  it('sessions of anybody can be ended by an administrator', async () => {
    const { ada, sam } = await people()
    await world.visitor().call('signIn', { body: { username: 'sam_student', password } })
    expect((await ada.call('endAccountSessions', params(sam))).body.ended).toBe(2)
    expect((await sam.call('getSession')).body.state).toBe('unauthenticated')
  })
})

describe('account states', () => {
  it('are set, changed and removed by key; no value removes [A-103] [A-105] [A-112] [A-265]', async () => {
    const { ada, sam } = await people()
    const set = (key: string, body: object) =>
      ada.call('updateAccountState', { params: { accountId: sam.accountId, key }, body })
    expect((await set('onboarding', { value: 3 })).body.states).toEqual({ onboarding: 3 })
    expect((await set('tickets', { value: -1 })).body.states).toEqual({ onboarding: 3, tickets: -1 })
    expect((await set('tickets', { value: 2 })).body.states).toEqual({ onboarding: 3, tickets: 2 })
    expect((await set('tickets', {})).body.states).toEqual({ onboarding: 3 })
    const removed = await ada.call('removeAccountState', { params: { accountId: sam.accountId, key: 'onboarding' } })
    expect(removed.body.states).toEqual({})
    expect((await ada.call('getAccountStates', params(sam))).body.states).toEqual({})
  })

  it('take whole numbers only, under keys that can be read [A-104] [A-105]', async () => {
    const { ada, sam } = await people()
    const set = (key: string, value: unknown) =>
      ada.call('updateAccountState', { params: { accountId: sam.accountId, key }, body: { value } })
    for (const value of [1.5, '3', 2 ** 40]) expect((await set('onboarding', value)).status).toBe(400)
    expect((await set('onboarding', 1.5)).body.errors[0].message).toBe('A value is a whole number.')
    for (const key of ['9lives', 'a b', 'x'.repeat(65)]) expect((await set(key, 1)).status).toBe(400)
  })

  it('are no family’s to see or set', async () => {
    const { pat, sam } = await people()
    expect((await pat.call('getAccountStates', params(sam))).status).toBe(403)
    const set = await sam.call('updateAccountState', {
      params: { accountId: sam.accountId, key: 'x' },
      body: { value: 1 },
    })
    expect(set.status).toBe(403)
  })
})

describe('what waits for a decision', () => {
  const review = async (of: Person, identifier: string) => {
    const id = newId(world.now)
    await world.db.queries
      .insertInto('name_reviews')
      .values({
        id,
        account_id: of.accountId,
        kind: 'public_name',
        identifier,
        reason: 'bad_word',
        asked_at: world.now,
      })
      .execute()
    return id
  }

  it('a name is allowed, and is the account’s at once, or refused; once', async () => {
    const { ada, sam, max } = await people()
    const first = await review(sam, 'Scunthorpe')
    later()
    const second = await review(max, 'scunthorpe')
    expect((await ada.call('listNameReviews')).body).toMatchObject({
      total: 2,
      reviews: [{ id: first }, { id: second }],
    })
    const decide = (reviewId: string, allow: boolean) =>
      ada.call('decideNameReview', { params: { reviewId }, body: { allow } })
    expect((await decide(first, true)).status).toBe(200)
    expect((await sam.call('getSession')).body.account.publicName).toBe('Scunthorpe')
    expect((await decide(second, true)).body.code).toBe('public_name_exists')
    expect((await decide(second, false)).status).toBe(200)
    expect((await decide(second, false)).body.code).toBe('review_not_found')
    expect((await ada.call('listNameReviews')).body.total).toBe(0)
  })

  it('a teacher waits for a yes, and has no role before it [A-013]', async () => {
    const { ada } = await people()
    const theo = await world.person({ roles: [], grade: null })
    const id = newId(world.now)
    await world.db.queries
      .insertInto('role_requests')
      .values({ id, account_id: theo.accountId, role: 'teacher', asked_at: world.now })
      .execute()
    expect((await ada.call('listRoleRequests')).body.requests).toMatchObject([{ id, role: 'teacher' }])
    expect((await theo.call('getSession')).body.account.roles).toEqual([])
    await ada.call('decideRoleRequest', { params: { requestId: id }, body: { grant: true } })
    expect((await theo.call('getSession')).body.account.roles).toEqual(['teacher'])
    expect((await ada.call('listRoleRequests')).body.total).toBe(0)
    const { body } = await ada.call('listAuditLog', { query: { accountId: theo.accountId } })
    expect(body.entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'role_added',
      'role_decided',
    ])
  })
})

describe('the audit log', () => {
  it('cannot be changed by anybody', async () => {
    const { ada, sam } = await people()
    await ada.call('updateAccountState', { params: { accountId: sam.accountId, key: 'x' }, body: { value: 1 } })
    await expect(world.db.queries.updateTable('audit_log').set({ action: 'state_removed' }).execute()).rejects.toThrow(
      'written once',
    )
    await expect(world.db.queries.deleteFrom('audit_log').execute()).rejects.toThrow('written once')
  })
})

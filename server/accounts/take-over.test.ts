import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { sessionCookie } from '../http/session.ts'
import { seedFlows } from '../identity/flows/seed-flows.ts'
import { openWorld, password, type Person } from '../seed/test-world.ts'
import { beginReset, mostResets } from './password-reset.ts'

/** Ways to keep or get an account that is not one's own, and of children to be older than they are. */
const world = openWorld()
const params = (person: Person) => ({ params: { accountId: person.accountId } })
const change = (by: Person, of: Person, body: object) => by.call('updateAccount', { ...params(of), body })
const parent = (email: string) => world.person({ roles: ['parent'], grade: null, email })
const address = '/api/v3/flows/executor/login-progressive/?query='
const headers = { host: 'polyhex.test', origin: 'http://polyhex.test', 'sec-fetch-site': 'same-origin' }

/** Shows the password in the flow, and stops before the last stage. */
async function showPassword(username: string): Promise<Record<string, string>> {
  let cookies: Record<string, string> = {}
  for (const payload of [{ uid_field: username }, { password }]) {
    const answer = await world.app.inject({ method: 'POST', url: address, headers, cookies, payload })
    expect(answer.statusCode).toBe(302)
    cookies = { ...cookies, ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) }
  }
  return cookies
}

async function goOn(cookies: Record<string, string>): Promise<string | undefined> {
  const { cookies: given } = await world.app.inject({ method: 'GET', url: address, headers, cookies })
  return given.find(({ name }) => name === sessionCookie)?.value
}

beforeEach(async () => seedFlows(world.db, world.now))

describe('who has shown the old password and not come in yet', () => {
  it('comes in while nothing changes', async () => {
    await world.person({ username: 'plain.way' })
    expect(await goOn(await showPassword('plain.way'))).toMatch(/^[\w-]{43}$/)
  })

  it('stays out after a new password', async () => {
    const sam = await world.person({ username: 'new.password' })
    const cookies = await showPassword('new.password')
    await sam.call('updatePassword', { ...params(sam), body: { password: 'kestrel-42' } })
    expect(await goOn(cookies)).toBeUndefined()
  })

  it('stays out after all sessions were ended, by oneself or an administrator, or the deletion was asked for', async () => {
    const admin = await world.person({ roles: ['admin'] })
    for (const end of ['endOtherSessions', 'endAccountSessions', 'requestDeletion'] as const) {
      const sam = await world.person({ username: `ended.${end}` })
      const cookies = await showPassword(`ended.${end}`)
      const by = end === 'endAccountSessions' ? admin : sam
      const { status } = await by.call(end, {
        ...params(sam),
        ...(end === 'requestDeletion' ? { body: { username: `ended.${end}` } } : {}),
      })
      expect(status).toBe(200)
      expect(await goOn(cookies)).toBeUndefined()
    }
  })
})

describe('a link to set a new password', () => {
  it('is dead once the parent it was mailed to manages the account no more', async () => {
    const pat = await parent('pat@family.example')
    const sam = await world.person({ username: 'sam.of.pat', birthMonth: '2010/03' })
    await world.manages(pat, sam)
    const [link] = await beginReset(world.db, 'sam.of.pat', world.now)
    const pair = { accountId: pat.accountId, otherId: sam.accountId }
    expect((await pat.call('removeConnection', { params: pair })).body.ended).toBe(true)
    const body = { token: link?.token ?? '', password: 'kestrel-42' }
    expect((await world.visitor().call('resetPassword', { body })).body.code).toBe('reset_link_dead')
  })

  it('is dead once the account has another address', async () => {
    const pat = await parent('old@family.example')
    const [link] = await beginReset(world.db, 'old@family.example', world.now)
    await world.db.queries
      .updateTable('accounts')
      .set({ email: 'new@family.example' })
      .where('id', '=', pat.accountId)
      .execute()
    const body = { token: link?.token ?? '', password: 'kestrel-42' }
    expect((await world.visitor().call('resetPassword', { body })).body.code).toBe('reset_link_dead')
  })

  it('is mailed a few times an hour and no more, whoever asks', async () => {
    await parent('flooded@family.example')
    for (let n = 0; n < mostResets + 5; n++) await beginReset(world.db, 'flooded@family.example', world.now)
    const mails = await world.db.queries
      .selectFrom('outbox_mails')
      .where('template', '=', 'password_reset')
      .selectAll()
      .execute()
    expect(mails).toHaveLength(mostResets)
    const later = new Date(world.now.getTime() + 3_600_001)
    expect(await beginReset(world.db, 'flooded@family.example', later)).toHaveLength(1)
  })
})

describe('a child under 13', () => {
  it('cannot make itself old enough to let strangers in', async () => {
    const pat = await parent('pat@family.example')
    for (const birthMonth of ['2017/06', undefined]) {
      const sam = await world.person(birthMonth === undefined ? {} : { birthMonth })
      await world.manages(pat, sam)
      await world.db.queries
        .insertInto('consents')
        .values({
          id: newId(world.now),
          account_id: sam.accountId,
          kind: 'child_account',
          wording: 'child_account/1',
          given_by: pat.accountId,
          given_by_email: 'pat@family.example',
          given_at: world.now,
        })
        .execute()
      expect((await change(sam, sam, { birthDate: '2010/03' })).body.code).toBe('birth_date_settled')
      expect((await change(sam, sam, { birthDate: '2016/03' })).status).toBe(200)
      expect((await change(pat, sam, { birthDate: '2010/03' })).status).toBe(200)
    }
  })
})

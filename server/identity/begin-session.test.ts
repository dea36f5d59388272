import { describe, expect, it } from 'vitest'
import { connectParentAndChild } from '../connections/parent-and-child.ts'
import { openWorld, password, type Person } from '../seed/test-world.ts'

const world = openWorld()
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const chrome = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

async function signIn(browser: Person, username: string, headers: Record<string, string>): Promise<void> {
  const { status } = await browser.call('signIn', { body: { username, password }, headers })
  expect(status).toBe(200)
}
const mails = async () =>
  (await world.db.queries.selectFrom('outbox_mails').select(['account_id', 'template', 'data']).execute()).map(
    ({ account_id: to, template, data }) => ({ to, template, data }),
  )
const logins = async () =>
  (await world.db.queries.selectFrom('analytics_events').select(['event', 'method', 'account_id']).execute()).map(
    ({ event, method, account_id: of }) => ({ event, method, of }),
  )

describe('a sign-in', () => {
  it('is counted once, by how it was done, and not of programs and browsers that decline [A-280, A-281]', async () => {
    const pat = await world.person({ roles: ['parent'], grade: null, username: 'pat.example' })
    await signIn(world.visitor(), 'pat.example', { 'user-agent': firefox })
    await signIn(world.visitor(), 'pat.example', { 'user-agent': firefox, 'sec-gpc': '1' })
    await signIn(world.visitor(), 'pat.example', { 'user-agent': 'curl/8.5.0' })
    expect(await logins()).toEqual([{ event: 'login', method: 'password', of: pat.accountId }])
  })
  it('of a parent as the child is counted as the parent’s switch', async () => {
    const pat = await world.person({ roles: ['parent'], grade: null })
    const sam = await world.person({ roles: ['student'] })
    await world.db.queries
      .transaction()
      .execute(async (tx) => connectParentAndChild(tx, pat.accountId, sam.accountId, world.now))
    const { status } = await pat.call('signInAs', { body: { accountId: sam.accountId } })
    expect(status).toBe(200)
    expect(await logins()).toEqual([{ event: 'login', method: 'switch', of: pat.accountId }])
  })
})

describe('a browser that an account has not used before', () => {
  it('is told of by mail, but not the first one, nor one that is known', async () => {
    const pat = await world.person({ roles: ['parent'], grade: null, username: 'pat.example' })
    const own = world.visitor()
    await signIn(own, 'pat.example', { 'user-agent': firefox })
    await signIn(own, 'pat.example', { 'user-agent': firefox })
    expect(await mails()).toEqual([])
    const other = world.visitor()
    await signIn(other, 'pat.example', { 'user-agent': chrome })
    await signIn(other, 'pat.example', { 'user-agent': chrome })
    expect(await mails()).toEqual([
      {
        to: pat.accountId,
        template: 'sign_in_from_new_device',
        data: {
          username: 'pat.example',
          at: world.now.toISOString(),
          device: 'Chrome on Chromebook',
          country: null,
          sessionsPath: '/accounts/profile/',
        },
      },
    ])
  })
  it('is told of once a day where browsers forget who they are', async () => {
    await world.person({ roles: ['parent'], grade: null, username: 'pat.example' })
    for (let i = 0; i < 4; i += 1) await signIn(world.visitor(), 'pat.example', { 'user-agent': chrome })
    expect(await mails()).toHaveLength(1)
    world.now = new Date(world.now.getTime() + 86_400_000)
    for (let i = 0; i < 2; i += 1) await signIn(world.visitor(), 'pat.example', { 'user-agent': chrome })
    expect(await mails()).toHaveLength(2)
  })
  it('is not told of when the password was wrong', async () => {
    await world.person({ roles: ['parent'], grade: null, username: 'pat.example' })
    await signIn(world.visitor(), 'pat.example', { 'user-agent': firefox })
    const wrong = { username: 'pat.example', password: 'not the password' }
    expect((await world.visitor().call('signIn', { body: wrong })).status).toBe(401)
    expect(await mails()).toEqual([])
  })
})

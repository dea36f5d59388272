import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openWorld } from './test-world.ts'
import { cast } from './cast.ts'
import { serveDevSignIn } from './dev-sign-in.ts'
import { refuseCast, seedCast } from './seed-cast.ts'

const world = openWorld()
const demo = 'a demo password'

describe('the cast', () => {
  it('can sign in, and each child has a believable history up to yesterday', async () => {
    await seedCast(world.db, demo, world.now)
    for (const member of cast) {
      const browser = world.visitor()
      const { status, body } = await browser.call('signIn', { body: { username: member.username, password: demo } })
      expect(status).toBe(200)
      expect(body.account).toMatchObject({ roles: member.roles, grade: member.grade })
      if (!member.roles.includes('student')) continue
      const of = { params: { accountId: body.account.accountId } }
      const { items } = (await browser.call('listHistoryItems', of)).body
      expect(items.length).toBeGreaterThanOrEqual(5)
      for (const item of items) {
        const age = world.now.getTime() - Date.parse(item.activityAt)
        expect(age).toBeGreaterThan(0)
        expect(age).toBeLessThan(21 * 86_400_000)
      }
      const coins = (await browser.call('listCoinChanges', of)).body
      expect(coins.balance).toBeGreaterThan(50)
      const sum = coins.changes.reduce(
        (total: number, change: { userAssetChangeAmount: number }) => total + change.userAssetChangeAmount,
        0,
      )
      expect(sum).toBe(coins.balance)
      expect((await browser.call('getTodaysMath', of)).body.cards.length).toBeGreaterThan(0)
    }
    const pat = world.visitor()
    const { body } = await pat.call('signIn', { body: { username: 'parent.pat', password: demo } })
    expect(body.account.children.map((child: { grade: number }) => child.grade)).toEqual([3, 7])
  })

  it('is put there once; a changed password is set', async () => {
    await seedCast(world.db, demo, world.now)
    const count = async () => (await world.db.queries.selectFrom('runs').select('id').execute()).length
    const before = await count()
    await seedCast(world.db, 'another password', world.now)
    expect(await count()).toBe(before)
    const signIn = async (password: string) =>
      (await world.visitor().call('signIn', { body: { username: 'student.sam', password } })).status
    expect([await signIn(demo), await signIn('another password')]).toEqual([401, 200])
  })

  it('keeps production from starting on a database in which it was laid', async () => {
    await world.person({ username: 'real.person', email: 'someone@example.test' })
    await expect(refuseCast(world.db)).resolves.toBeUndefined()
    await seedCast(world.db, demo, world.now)
    await expect(refuseCast(world.db)).rejects.toThrow('This database holds the demo accounts')
  })

  it('leaves no session behind', async () => {
    await seedCast(world.db, demo, world.now)
    expect(await world.db.queries.selectFrom('sessions').select('account_id').execute()).toEqual([])
  })
})

it('has a way in without a password only where development mounts one', async () => {
  await seedCast(world.db, demo, world.now)
  expect((await world.app.inject('/dev/as/student.sam')).headers['set-cookie']).toBeUndefined()
  const development = Fastify()
  await development.register(cookie)
  serveDevSignIn(development, world.db)
  const entered = await development.inject('/dev/as/student.sam')
  expect([entered.statusCode, entered.headers.location]).toEqual([302, '/home/'])
  expect(String(entered.headers['set-cookie'])).toContain('polyhex_session=')
  expect((await development.inject('/dev/as/nobody')).headers['set-cookie']).toBeUndefined()
})

import type { Permission } from '@polyhex/contract/connections/permissions'
import { purposeOf } from '@polyhex/contract/connections/purposes'
import { expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'

const world = openWorld()
const ask = async (from: Person, to: Person, side: 'mine' | 'theirs', permissions: Permission[]) =>
  from.call('createAccountLink', {
    params: { accountId: from.accountId },
    body: { otherAccountId: to.accountId, side, permissions },
  })
const counted = async () =>
  world.db.queries.selectFrom('analytics_events').select(['event', 'purpose', 'links', 'account_id']).execute()

it('a connection that is asked for is counted once, whatever the number of its calls, with what it is for [A-280]', async () => {
  const pat = await world.person({ roles: ['parent'], grade: null })
  const sam = await world.person({ roles: ['student'], grade: 10 })
  expect((await ask(pat, sam, 'mine', ['authenticate', 'manage', 'viewDetails', 'viewAnalytics'])).status).toBe(200)
  expect((await ask(pat, sam, 'theirs', ['sourceCredits', 'viewDetails'])).status).toBe(200)
  expect(await counted()).toEqual([{ event: 'add_links', purpose: 'child', links: 1, account_id: pat.accountId }])
})

it('a refused one is not counted', async () => {
  const pat = await world.person({ roles: ['parent'], grade: null })
  expect((await ask(pat, pat, 'mine', ['viewDetails'])).status).not.toBe(200)
  expect(await counted()).toEqual([])
})

it('the purpose is known from either side of its preset', () => {
  expect(purposeOf('mine', ['viewDetails', 'sourceCredits'])).toBe('parent')
  expect(purposeOf('theirs', ['viewAnalytics', 'viewDetails', 'manage', 'authenticate'])).toBe('parent')
  expect(purposeOf('theirs', ['sourceCredits', 'viewDetails'])).toBe('child')
  expect(purposeOf('mine', ['classFriends'])).toBe('friend')
  expect(purposeOf('mine', ['viewDetails'])).toBe('custom')
})

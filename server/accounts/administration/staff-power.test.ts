import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'

const world = openWorld()

describe('an account that becomes one of staff', () => {
  it('is no longer managed or opened by anybody, nor can be afterwards', async () => {
    const admin = await world.person({ roles: ['admin'] })
    for (const by of ['grantRole', 'decideRoleRequest'] as const) {
      const pat = await world.person({ roles: ['parent'] })
      const tess = await world.person({ roles: ['student'] })
      await world.manages(pat, tess)
      if (by === 'grantRole') {
        await admin.call('grantRole', { params: { accountId: tess.accountId, role: 'admin' } })
      } else {
        const id = '00000000-0000-4000-8000-000000000001'
        await world.db.queries
          .insertInto('role_requests')
          .values({ id, account_id: tess.accountId, role: 'teacher', asked_at: world.now })
          .execute()
        await admin.call('decideRoleRequest', { params: { requestId: id }, body: { grant: true } })
      }
      const params = { accountId: tess.accountId }
      expect((await pat.call('updatePassword', { params, body: { password: 'kestrel-42' } })).status).toBe(404)
      expect((await pat.call('signInAs', { body: params })).status).toBe(403)
      const left = await world.db.queries
        .selectFrom('account_links')
        .select('permission')
        .where('subject_id', '=', tess.accountId)
        .orderBy('permission')
        .execute()
      expect(left.map((row) => row.permission)).toEqual(['viewAnalytics', 'viewDetails'])
    }
  })
})

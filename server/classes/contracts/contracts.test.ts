import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, publicNameOf } from '../../seed/test-world.ts'
import { endContracts } from './contracts.ts'

const world = openWorld()
let admin: Person
let tia: Person
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  tia = await world.person({ roles: ['tutor'], grade: null })
})

const make = async (given: object, by = admin) =>
  by.call('createContract', { body: { accountId: tia.accountId, startingOn: '2026-11-01', ...given } })
const change = async (contractId: string, body: object) =>
  admin.call('updateContract', { params: { contractId }, body })
const list = async (query: Record<string, unknown> = {}) => (await admin.call('listContracts', { query })).body

describe('contracts', () => {
  it('are listed for administrators with the accounts behind them, the active ones [C-174] [C-207]', async () => {
    const says = { teachesGrades: [4, 3], teachesThemes: ['algebra'] }
    await tia.call('updateAccount', { params: { accountId: tia.accountId }, body: says })
    const { contract } = (await make({})).body
    expect(contract).toEqual({
      id: expect.any(String),
      accountId: tia.accountId,
      account: {
        id: tia.accountId,
        publicName: publicNameOf(tia),
        name: null,
        avatar: 'hexagon',
        teachesGrades: [3, 4],
        teachesThemes: ['algebra'],
      },
      status: 'active',
      startingOn: '2026-11-01',
      endingOn: null,
    })
    const theo = await world.person({ roles: ['teacher'], grade: null })
    await make({ accountId: theo.accountId, status: 'draft' })
    expect(await list()).toEqual({ contracts: [contract], total: 1 })
    expect((await list({ status: 'all' })).total).toBe(2)
    expect((await list({ status: 'draft', accountId: tia.accountId })).total).toBe(0)
    for (const call of ['listContracts', 'createContract'] as const)
      expect((await tia.call(call, { body: {} })).status).toBe(403)
  })

  it('are made with tutors, teachers and administrators, one active one each', async () => {
    const sam = await world.person({ grade: 3 })
    expect((await make({ accountId: sam.accountId })).body.code).toBe('not_a_teacher')
    expect((await make({ accountId: '00000000-0000-4000-8000-000000000000' })).body.code).toBe('account_not_found')
    expect((await make({ endingOn: '2026-10-31' })).status).toBe(400)
    await make({})
    expect((await make({})).body.code).toBe('contract_exists')
    const { contract } = (await make({ status: 'draft' })).body
    expect((await change(contract.id, { status: 'active' })).body.code).toBe('contract_exists')
  })

  it('go from draft to active to ended, and no other way', async () => {
    const { contract } = (await make({ status: 'draft', startingOn: '2026-12-01' })).body
    expect((await change(contract.id, { status: 'ended' })).body.code).toBe('contract_status_not_allowed')
    expect((await change(contract.id, { status: 'active', endingOn: '2026-11-30' })).body.code).toBe('contract_dates')
    expect((await change(contract.id, { status: 'active', endingOn: '2027-06-30' })).body.contract).toEqual(
      expect.objectContaining({ status: 'active', endingOn: '2027-06-30' }),
    )
    // Ended before it has begun: on its first day.
    expect((await change(contract.id, { status: 'ended' })).body.contract).toEqual(
      expect.objectContaining({ status: 'ended', endingOn: '2026-12-01' }),
    )
    for (const status of ['active', 'ended'])
      expect((await change(contract.id, { status })).body.code).toBe('contract_status_not_allowed')
    expect((await change('00000000-0000-4000-8000-000000000000', { status: 'ended' })).body.code).toBe(
      'contract_not_found',
    )
  })

  it('end by themselves after their last date', async () => {
    await make({ endingOn: '2026-11-02' })
    expect(await endContracts(world.db, new Date('2026-11-03T04:59:00Z'))).toBe(0)
    expect(await endContracts(world.db, new Date('2026-11-03T05:00:00Z'))).toBe(1)
    expect((await list()).total).toBe(0)
  })
})

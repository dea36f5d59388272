import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld, type Person } from '../seed/test-world.ts'
import { addCredits, type NewCredits } from './add-credits.ts'
import { reallocateCredits } from './reallocate-credits.ts'

const world = openWorld()
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const hours = (count: number): Date => new Date(world.now.getTime() + count * 3_600_000)

async function give(owner: Person, given: Partial<NewCredits> = {}): Promise<string[]> {
  const credits = {
    ownerId: owner.accountId,
    onlyFor: null,
    count: 1,
    source: 'purchased',
    expiresOn: null,
    ...given,
  } as const
  return world.db.queries.transaction().execute((tx) => addCredits(tx, credits, null, world.now))
}
/** Puts a student into a class that begins in so many hours. */
async function classOf(student: Person, inHours: number, status = 'open'): Promise<string> {
  const id = newId(world.now)
  await sql`insert into time_slots (id, status, starting_at, duration, time_zone, changed_at, tzdata, created_at)
    values (${id}, ${status}, ${hours(inHours)}, 45, 'Asia/Tokyo', ${world.now}, 'test', ${world.now})`.execute(
    world.db.queries,
  )
  await sql`insert into attendees (id, time_slot_id, account_id, created_at, changed_at)
    values (${newId(world.now)}, ${id}, ${student.accountId}, ${world.now}, ${world.now})`.execute(world.db.queries)
  await world.db.queries.transaction().execute((tx) => reallocateCredits(tx, [student.accountId], world.now))
  return id
}
async function family() {
  const [pat, sam, max] = [await world.person({ roles: ['parent'] }), await world.person(), await world.person()]
  await world.manages(pat, sam)
  await world.manages(pat, max)
  return { pat, sam, max, admin: await world.person({ roles: ['admin'] }) }
}
const list = async (who: Person, query: Record<string, unknown> = {}) => who.call('listCredits', { query })
const manage = async (who: Person, body: object) => who.call('manageCredits', { body })

describe('credits that were paid for', () => {
  const grantOf = async (unitValues: number[], key = 'pay:1') => {
    const paymentId = newId(world.now)
    await sql`insert into payments (id, currency, subtotal, total, provider, touched_at, created_at)
      values (${paymentId}, 'cad', 100, 100, 'test', ${world.now}, ${world.now})`.execute(world.db.queries)
    return { key, paymentId, unitValues, currency: 'cad' } as const
  }
  const rows = async () =>
    world.db.queries
      .selectFrom('credits')
      .select(['id', 'grant_key', 'grant_ordinal', 'payment_id', 'unit_value', 'currency'])
      .orderBy('grant_key')
      .orderBy('grant_ordinal')
      .execute()

  it('know what brought them and what each is worth', async () => {
    const { pat } = await family()
    const grant = await grantOf([33, 33, 34])
    const ids = await give(pat, { count: 3, grant })
    const row = { grant_key: 'pay:1', payment_id: grant.paymentId, currency: 'cad' }
    expect(await rows()).toEqual([
      { id: ids[0], grant_ordinal: 1, unit_value: 33, ...row },
      { id: ids[1], grant_ordinal: 2, unit_value: 33, ...row },
      { id: ids[2], grant_ordinal: 3, unit_value: 34, ...row },
    ])
  })

  it('come once for each key: again, the same are given and nothing changes', async () => {
    const { pat, sam } = await family()
    await classOf(sam, 24)
    const grant = await grantOf([50, 50])
    const ids = await give(pat, { count: 2, grant })
    world.now = hours(1)
    expect(await give(pat, { count: 2, grant })).toEqual(ids)
    expect(await rows()).toHaveLength(2)
    const changes = await world.db.queries.selectFrom('credit_changes').select('reason').orderBy('id').execute()
    expect(changes.map(({ reason }) => reason)).toEqual(['added', 'added', 'allocated'])
    expect(await give(pat, { count: 1, grant: { ...grant, key: 'inv:2', unitValues: [50] } })).toHaveLength(1)
    expect(await rows()).toHaveLength(3)
  })

  it('have a value each', async () => {
    const { pat } = await family()
    const grant = await grantOf([50, 50])
    await expect(give(pat, { count: 3, grant })).rejects.toThrow('each credit has its value')
    expect(await rows()).toEqual([])
  })
})

describe('the list of credits', () => {
  it('gives the fields that are named and no others [C-217]', async () => {
    const { pat } = await family()
    const [id = ''] = await give(pat, { expiresOn: '2027-01-31', invoiceNumber: 'INV-7' })
    const { body } = await list(pat, { fields: 'status,expirationDate' })
    expect(body).toEqual({
      credits: [{ id, status: 'available', expirationDate: '2027-01-31' }],
      total: 1,
      counts: { available: 1, allocated: 0, used: 0, expired: 0 },
    })
    expect((await list(pat, { fields: 'price' })).status).toBe(400)
  })

  it('shows who owns each, for whom, and for which class, with counts of each status [C-118] [C-217]', async () => {
    const { pat, sam, admin } = await family()
    await world.db.queries.updateTable('accounts').set({ name: 'Sam S' }).where('id', '=', sam.accountId).execute()
    const [first = ''] = await give(pat, { expiresOn: '2027-01-31', invoiceNumber: 'INV-7' })
    world.now = new Date(world.now.getTime() + 1000)
    await give(pat)
    // 15:30 UTC is the next day in Tokyo, where this class is.
    await classOf(sam, 0.5)
    const { body } = await list(pat)
    expect(body.total).toBe(2)
    expect(body.counts).toEqual({ available: 1, allocated: 1, used: 0, expired: 0 })
    expect(body.credits[1]).toEqual({
      id: first,
      student: { id: sam.accountId, publicName: body.credits[1].student.publicName, name: 'Sam S' },
      owner: { id: pat.accountId, publicName: body.credits[1].owner.publicName, name: null },
      status: 'allocated',
      source: 'purchased',
      invoiceNumber: 'INV-7',
      expirationDate: '2027-01-31',
      classDate: '2026-11-03',
      createdDate: '2026-11-02T15:00:00.000Z',
    })
    expect((await list(pat, { status: 'available' })).body).toMatchObject({ total: 1, counts: { allocated: 1 } })
    expect((await list(admin, { studentAccountId: sam.accountId })).body.total).toBe(1)
    expect((await list(admin, { ownerAccountId: pat.accountId, source: 'gift' })).body.total).toBe(0)
    expect((await list(admin, { offset: 1, count: 1 })).body).toMatchObject({ total: 2, credits: [{ id: first }] })
  })

  it('are supplied by who gives sourceCredits on the link, and by nobody else [A-247]', async () => {
    const [pat, gran, sam] = [await world.person(), await world.person(), await world.person()]
    const link = async (subject: Person, permission: string) =>
      sql`insert into account_links (id, holder_id, subject_id, permission, status, asked_by, accepted, created_at, changed_at)
        values (${newId(world.now)}, ${sam.accountId}, ${subject.accountId}, ${permission}, 'confirmed', ${sam.accountId},
          true, ${world.now}, ${world.now})`.execute(world.db.queries)
    await link(pat, 'viewDetails')
    await give(pat)
    await classOf(sam, 24)
    expect((await list(pat)).body.counts).toMatchObject({ available: 1, allocated: 0 })
    await link(gran, 'sourceCredits')
    const [id] = await give(gran)
    await classOf(sam, 48)
    expect((await list(gran)).body.credits).toMatchObject([{ id, status: 'allocated' }])
    expect((await list(pat)).body.counts).toMatchObject({ available: 1, allocated: 0 })
  })

  it('shows a child what it may use, and not what a brother or sister uses', async () => {
    const { pat, sam, max } = await family()
    await give(pat, { count: 2 })
    await classOf(sam, 24)
    expect((await list(sam)).body.counts).toMatchObject({ available: 1, allocated: 1 })
    expect((await list(max)).body.counts).toMatchObject({ available: 1, allocated: 0 })
    expect((await list(max, { ownerAccountId: pat.accountId })).status).toBe(200)
    const stranger = await world.person()
    expect((await list(stranger)).body.total).toBe(0)
    for (const query of [{ ownerAccountId: pat.accountId }, { studentAccountId: sam.accountId }])
      expect(said(await list(stranger, query))).toEqual([404, 'account_not_found'])
    expect(said(await list(max, { studentAccountId: sam.accountId }))).toEqual([404, 'account_not_found'])
  })

  it('comes with the history of each for its owner, its student and who manages them', async () => {
    const { pat, sam, max, admin } = await family()
    const [id = ''] = await give(pat)
    await classOf(sam, 24)
    const history = async (who: Person, creditId = id) => who.call('getCreditHistory', { params: { creditId } })
    const { body } = await history(pat)
    const [at, local] = ['2026-11-02T15:00:00.000Z', '2026-11-02T10:00']
    expect(body.changes).toEqual([
      { fromStatus: null, toStatus: 'available', reason: 'added', classStartingAt: null, classLocal: null, at, local },
      {
        fromStatus: 'available',
        toStatus: 'allocated',
        reason: 'allocated',
        classStartingAt: '2026-11-03T15:00:00.000Z',
        classLocal: '2026-11-03T10:00',
        at,
        local,
      },
    ])
    expect([(await history(sam)).status, (await history(admin)).status]).toEqual([200, 200])
    for (const stranger of [max, await world.person({ roles: ['tutor'] })])
      expect(said(await history(stranger))).toEqual([404, 'credit_not_found'])
  })
})

describe('the credit tools', () => {
  it('are closed to all but administrators [C-104]', async () => {
    const { pat, sam } = await family()
    const [id = ''] = await give(pat)
    for (const who of [pat, sam, await world.person({ roles: ['tutor'] })]) {
      for (const body of [
        { task: 'add', accountId: sam.accountId, count: 1 },
        { task: 'allocate', accountId: sam.accountId },
        { task: 'freeCancelled' },
        { task: 'expireOverdue' },
      ])
        expect(said(await manage(who, body))).toEqual([403, 'not_allowed'])
      expect(said(await who.call('giveBackCredit', { params: { creditId: id } }))).toEqual([403, 'not_allowed'])
    }
  })

  it('add as many as wanted, or 10, to a student or a parent [C-218] [C-252] [C-107]', async () => {
    const { pat, sam, max, admin } = await family()
    expect((await manage(admin, { task: 'add', accountId: pat.accountId, count: 7 })).body).toEqual({ count: 7 })
    expect((await manage(admin, { task: 'allocate', accountId: sam.accountId })).body).toEqual({ count: 10 })
    // A parent's are for any child, a child's for itself.
    expect((await list(max)).body.counts.available).toBe(7)
    expect((await list(sam)).body.counts.available).toBe(17)
    const own = (await list(admin, { studentAccountId: sam.accountId })).body.credits
    expect(own).toHaveLength(10)
    expect(own[0]).toMatchObject({ source: 'admin', expirationDate: null, owner: { id: sam.accountId } })
    const unknown = '00000000-0000-4000-8000-000000000001'
    expect(said(await manage(admin, { task: 'allocate', accountId: unknown }))).toEqual([404, 'account_not_found'])
    for (const count of [0, 101, 1.5]) {
      const refused = await manage(admin, { task: 'add', accountId: sam.accountId, count })
      expect([refused.status, refused.body.errors[0].message]).toEqual([400, 'Please enter a valid number'])
    }
  })

  it('free what is held for classes that do not take place, and expire what is overdue [C-218] [C-147]', async () => {
    const { pat, sam, admin } = await family()
    const [id = ''] = await give(pat)
    const slot = await classOf(sam, 24)
    expect((await manage(admin, { task: 'freeCancelled' })).body).toEqual({ count: 0 })
    // As after a fault: the class was cancelled and nobody has looked at its credits.
    await world.db.queries.updateTable('time_slots').set({ status: 'cancelled' }).where('id', '=', slot).execute()
    expect((await manage(admin, { task: 'freeCancelled' })).body).toEqual({ count: 1 })
    expect((await list(pat)).body.counts).toMatchObject({ available: 1, allocated: 0 })
    await give(pat, { count: 3, expiresOn: '2026-11-01' })
    expect((await manage(admin, { task: 'expireOverdue' })).body).toEqual({ count: 3 })
    expect((await manage(admin, { task: 'expireOverdue' })).body).toEqual({ count: 0 })
    expect((await list(pat)).body.counts).toMatchObject({ available: 1, expired: 3 })
    const changes = (await pat.call('getCreditHistory', { params: { creditId: id } })).body.changes
    expect(changes.map((one: { reason: string }) => one.reason)).toEqual(['added', 'allocated', 'class_cancelled'])
  })

  it('give back what a missed class used, with 30 days where it has expired', async () => {
    const { pat, sam, admin } = await family()
    const [id = ''] = await give(pat, { expiresOn: '2026-11-03' })
    const slot = await classOf(sam, 0.5)
    const back = async (creditId = id) => admin.call('giveBackCredit', { params: { creditId } })
    expect(said(await back())).toEqual([409, 'credit_not_free'])
    expect(said(await back('00000000-0000-4000-8000-000000000001'))).toEqual([404, 'credit_not_found'])
    const settle = async (groupStatus: string) => {
      await sql`update credits set status = 'used', class_date = '2026-11-03' where id = ${id}`.execute(
        world.db.queries,
      )
      await sql`insert into credit_changes (credit_id, from_status, to_status, reason, at)
        values (${id}, 'allocated', 'used', 'used', ${world.now})`.execute(world.db.queries)
      await sql`update attendees set group_status = ${groupStatus} where time_slot_id = ${slot}`.execute(
        world.db.queries,
      )
      await sql`update time_slots set settled_at = ${world.now} where id = ${slot}`.execute(world.db.queries)
    }
    await settle('attended')
    expect(said(await back())).toEqual([409, 'credit_not_free'])
    await sql`update attendees set group_status = 'missed' where time_slot_id = ${slot}`.execute(world.db.queries)
    world.now = hours(72)
    const { status, body } = await back()
    expect(status).toBe(200)
    expect(body.credit).toMatchObject({
      status: 'available',
      student: null,
      classDate: null,
      expirationDate: '2026-12-05',
    })
    expect(said(await back())).toEqual([409, 'credit_not_free'])
  })
})

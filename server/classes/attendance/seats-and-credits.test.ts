import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { addToSlot } from './add-to-slots.ts'
import {
  creditCounts,
  giveCredits,
  hours,
  joinClasses,
  makeSlot,
  makeStudent,
  paidClasses,
  reasonsOf,
  supply,
} from './attendance-scene.ts'
import { openAttendanceTrial } from './attendance-trial.ts'
import { removeFromSlot } from './remove-from-slots.ts'
import { settleSeats } from './settle-seats.ts'

const now = new Date('2026-11-02T15:00:00Z')
const scene = openAttendanceTrial(now)

const inTx = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  scene.db.queries.transaction().execute(work)
const once = { recurring: false }

const join = async (accountId: string, ...slotIds: string[]) => joinClasses(scene, accountId, slotIds)
const leave = async (accountId: string, slotId: string) =>
  inTx(async (tx) => {
    const left = await removeFromSlot(tx, { slotId, accountId }, 'left', now)
    await settleSeats(tx, { slotIds: [slotId], accountIds: [accountId] }, now)
    return left
  })
const seats = async (slotId: string): Promise<number> =>
  (
    await scene.db.queries
      .selectFrom('time_slots')
      .select('seats_taken')
      .where('id', '=', slotId)
      .executeTakeFirstOrThrow()
  ).seats_taken

describe('seats', () => {
  it('are counted whatever lets somebody in or out', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24), capacity: 2 })
    const [a, b, c] = [await makeStudent(scene), await makeStudent(scene), await makeStudent(scene)]
    expect([await join(a, slot), await join(b, slot), await join(c, slot)]).toEqual([['added'], ['added'], ['full']])
    expect(await join(a, slot)).toEqual(['already'])
    expect(await seats(slot)).toBe(2)
    expect([await leave(a, slot), await leave(a, slot), await seats(slot)]).toEqual([true, false, 1])
    expect([await join(c, slot), await seats(slot)]).toEqual([['added'], 2])
    await scene.db.queries.deleteFrom('accounts').where('id', '=', b).execute()
    expect(await seats(slot)).toBe(1)
    await scene.db.queries.updateTable('attendees').set({ is_teacher: true }).where('account_id', '=', c).execute()
    expect(await seats(slot)).toBe(0)
  })

  it('cannot be more than the capacity, whoever writes', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24), capacity: 1 })
    const [a, b] = [await makeStudent(scene), await makeStudent(scene)]
    await join(a, slot)
    const insert = sql`insert into attendees (id, time_slot_id, account_id, created_at, changed_at)
      values (gen_random_uuid(), ${slot}, ${b}, ${now}, ${now})`
    await expect(insert.execute(scene.db.queries)).rejects.toMatchObject({ constraint: 'time_slots_seats' })
  })

  it('whoever comes back has the row it had', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24) })
    const a = await makeStudent(scene)
    const id = async () =>
      scene.db.queries.selectFrom('attendees').select(['id', 'removed_because']).where('account_id', '=', a).execute()
    await join(a, slot)
    const first = await id()
    await leave(a, slot)
    expect(await id()).toEqual([{ id: first[0]?.id, removed_because: 'left' }])
    await join(a, slot)
    expect(await id()).toEqual(first)
  })

  it('nobody is in two classes at once, and is told which the other one is', async () => {
    const one = await makeSlot(scene, { startingAt: hours(now, 24), restrictions: ['navigators'] })
    const overlapping = await makeSlot(scene, { startingAt: hours(now, 24.5) })
    const after = await makeSlot(scene, { startingAt: hours(now, 24.75) })
    const a = await makeStudent(scene)
    await join(a, one)
    const outcome = await inTx((tx) => addToSlot(tx, { slotId: overlapping, accountId: a }, once, now))
    expect(outcome).toMatchObject({ outcome: 'other_class', otherClass: 'Navigators' })
    expect(await join(a, after)).toEqual(['added'])
    const b = await makeStudent(scene)
    expect(await join(b, one, overlapping)).toEqual(['added', 'other_class'])
    await scene.db.queries.updateTable('time_slots').set({ status: 'cancelled' }).where('id', '=', one).execute()
    expect(await join(b, overlapping)).toEqual(['added'])
  })
})

describe('credits', () => {
  it('go to the next classes, the earliest to expire first [C-144]', async () => {
    const a = await makeStudent(scene)
    const slots = [1, 2, 3].map((day) => makeSlot(scene, { startingAt: hours(now, day * 24) }))
    const [s1 = '', s2 = '', s3 = ''] = await Promise.all(slots)
    const [open = ''] = await giveCredits(scene, a, 1)
    const [soon = ''] = await giveCredits(scene, a, 1, { expiresOn: '2026-11-03' })
    await join(a, s3, s2)
    // The one that ends before both classes cannot pay for either.
    expect(await paidClasses(scene, a)).toEqual({ [s2]: open, [s3]: null })
    await join(a, s1)
    expect(await paidClasses(scene, a)).toEqual({ [s1]: soon, [s2]: open, [s3]: null })
    await leave(a, s2)
    expect(await paidClasses(scene, a)).toEqual({ [s1]: soon, [s3]: open })
    expect(await reasonsOf(scene, open)).toEqual(['added', 'allocated', 'freed', 'allocated'])
  })

  it('are taken in the order trial, gift, admin, purchased when they expire on the same day', async () => {
    const a = await makeStudent(scene)
    const ids: string[] = []
    for (const source of ['purchased', 'admin', 'gift', 'trial'] as const)
      ids.unshift(...(await giveCredits(scene, a, 1, { source })))
    const slots: string[] = []
    for (const day of [1, 2, 3, 4]) slots.push(await makeSlot(scene, { startingAt: hours(now, day * 24) }))
    await join(a, ...slots)
    const paid = await paidClasses(scene, a)
    expect(slots.map((slot) => paid[slot])).toEqual(ids)
  })

  it('are valid to the last date on the clocks of the class', async () => {
    const a = await makeStudent(scene)
    // 03:30 UTC on the 4th: the evening of the 3rd in New York, noon of the 4th in Tokyo.
    const startingAt = new Date('2026-11-04T03:30:00Z')
    const newYork = await makeSlot(scene, { startingAt, timeZone: 'America/New_York' })
    const tokyo = await makeSlot(scene, { startingAt: hours(startingAt, 1), timeZone: 'Asia/Tokyo' })
    const [first = ''] = await giveCredits(scene, a, 2, { expiresOn: '2026-11-03' })
    await join(a, newYork, tokyo)
    expect(await paidClasses(scene, a)).toEqual({ [newYork]: first, [tokyo]: null })
  })

  it('of the student come before those of who supplies them; brothers and sisters share these [C-178]', async () => {
    const parent = await makeStudent(scene, { roles: ['parent'] })
    const [a, b] = [await makeStudent(scene), await makeStudent(scene)]
    await supply(scene, a, parent)
    await supply(scene, b, parent)
    const [own = ''] = await giveCredits(scene, a, 1, { onlyFor: a })
    const [shared = ''] = await giveCredits(scene, parent, 1)
    const s1 = await makeSlot(scene, { startingAt: hours(now, 24) })
    const s2 = await makeSlot(scene, { startingAt: hours(now, 48) })
    await join(a, s1, s2)
    expect(await paidClasses(scene, a)).toEqual({ [s1]: own, [s2]: shared })
    // The sister's class is earlier, so it is paid first.
    await join(b, s1)
    expect(await paidClasses(scene, a)).toEqual({ [s1]: own, [s2]: null })
    expect(await paidClasses(scene, b)).toEqual({ [s1]: shared })
    expect(await reasonsOf(scene, shared)).toEqual(['added', 'allocated', 'moved'])
    const [meant = ''] = await giveCredits(scene, parent, 1, { onlyFor: b, source: 'trial' })
    expect(await paidClasses(scene, b)).toEqual({ [s1]: meant })
    expect(await paidClasses(scene, a)).toEqual({ [s1]: own, [s2]: shared })
  })

  it('of a class that is planned or cancelled become free and pay for the next one [C-147]', async () => {
    const a = await makeStudent(scene)
    const [s1, s2] = [
      await makeSlot(scene, { startingAt: hours(now, 24) }),
      await makeSlot(scene, { startingAt: hours(now, 48) }),
    ]
    const [credit = ''] = await giveCredits(scene, a, 1)
    await join(a, s1, s2)
    const setStatus = async (id: string, status: SlotStatus) =>
      inTx(async (tx) => {
        await tx.updateTable('time_slots').set({ status }).where('id', '=', id).execute()
        await settleSeats(tx, { slotIds: [id], accountIds: [a] }, now)
      })
    await setStatus(s1, 'cancelled')
    expect(await paidClasses(scene, a)).toEqual({ [s1]: null, [s2]: credit })
    await setStatus(s2, 'planned')
    expect(await paidClasses(scene, a)).toEqual({ [s1]: null, [s2]: null })
    expect(await reasonsOf(scene, credit)).toEqual([
      'added',
      'allocated',
      'class_cancelled',
      'allocated',
      'class_cancelled',
    ])
    expect(await creditCounts(scene)).toEqual({ available: 1 })
  })

  it('are free again when the class or the student is deleted', async () => {
    const parent = await makeStudent(scene, { roles: ['parent'] })
    const a = await makeStudent(scene)
    await supply(scene, a, parent)
    const slot = await makeSlot(scene, { startingAt: hours(now, 24) })
    const [credit = ''] = await giveCredits(scene, parent, 1)
    await join(a, slot)
    await scene.db.queries.deleteFrom('time_slots').where('id', '=', slot).execute()
    expect(await creditCounts(scene)).toEqual({ available: 1 })
    const other = await makeSlot(scene, { startingAt: hours(now, 24) })
    await join(a, other)
    await scene.db.queries.deleteFrom('accounts').where('id', '=', a).execute()
    expect(await creditCounts(scene)).toEqual({ available: 1 })
    expect(await reasonsOf(scene, credit)).toEqual(['added', 'allocated', 'freed', 'allocated', 'freed'])
  })

  it('do not keep a teacher whom another assists from going, and the other stays', async () => {
    const [leader, assistant] = [
      await makeStudent(scene, { roles: ['tutor'] }),
      await makeStudent(scene, { roles: ['tutor'] }),
    ]
    const slot = await makeSlot(scene, { startingAt: hours(now, 24) })
    await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, leader_attendee_id, created_at, changed_at)
      values (${leader}, ${slot}, ${leader}, true, null, ${now}, ${now}),
        (${assistant}, ${slot}, ${assistant}, true, ${leader}, ${now}, ${now})`.execute(scene.db.queries)
    await scene.db.queries.deleteFrom('accounts').where('id', '=', leader).execute()
    const left = await scene.db.queries.selectFrom('attendees').select(['account_id', 'leader_attendee_id']).execute()
    expect(left).toEqual([{ account_id: assistant, leader_attendee_id: null }])
  })

  it('have a history that is only added to', async () => {
    const a = await makeStudent(scene)
    const [credit = ''] = await giveCredits(scene, a, 1)
    const kept = { constraint: 'credit_changes_are_kept' }
    const rewrite = scene.db.queries
      .updateTable('credit_changes')
      .set({ reason: 'used' })
      .where('credit_id', '=', credit)
    await expect(rewrite.execute()).rejects.toMatchObject(kept)
    await expect(scene.db.queries.deleteFrom('credit_changes').execute()).rejects.toMatchObject(kept)
    await expect(scene.db.queries.deleteFrom('credits').execute()).rejects.toMatchObject({
      constraint: 'credits_are_kept',
    })
  })
})

describe('a free place', () => {
  const wait = async (slotId: string, accountId: string, at: Date) =>
    sql`insert into waiting_places values (gen_random_uuid(), ${slotId}, ${accountId}, ${at})`.execute(scene.db.queries)

  it('goes to whoever waits longest and can come', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24), capacity: 1 })
    const busyThen = await makeSlot(scene, { startingAt: hours(now, 24) })
    const [a, busy, next, last] = [
      await makeStudent(scene),
      await makeStudent(scene),
      await makeStudent(scene),
      await makeStudent(scene),
    ]
    await giveCredits(scene, next, 1, { onlyFor: next })
    await join(a, slot)
    await join(busy, busyThen)
    await wait(slot, last, hours(now, 3))
    await wait(slot, next, hours(now, 2))
    await wait(slot, busy, hours(now, 1))
    await leave(a, slot)
    expect(Object.keys(await paidClasses(scene, next))).toEqual([slot])
    expect(Object.values(await paidClasses(scene, next))).not.toContain(null)
    const left = await scene.db.queries
      .selectFrom('waiting_places')
      .select('account_id')
      .orderBy('created_at')
      .execute()
    expect(left.map((row) => row.account_id)).toEqual([busy, last])
    expect(await seats(slot)).toBe(1)
  })
})

import { type Selectable, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { brokenCredits } from '../../credits/check-credits.ts'
import { expireOverdueCredits } from '../../credits/expire-credits.ts'
import { allocateForgotten } from '../../credits/free-cancelled.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
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
import { brokenSeats, checkSeats } from './check-seats.ts'
import { fillForgottenPlaces } from './free-places.ts'
import { settleClasses, verdicts } from './settle-classes.ts'

type GroupStatus = Selectable<Tables['attendees']>['group_status']

const now = new Date('2026-11-02T15:00:00Z')
const scene = openAttendanceTrial(now)

async function join(accountId: string, slotId: string, groupStatus: GroupStatus = 'none'): Promise<void> {
  await joinClasses(scene, accountId, [slotId])
  await setStatus(accountId, slotId, groupStatus)
}
const setStatus = async (accountId: string, slotId: string, status: GroupStatus, groupId: string | null = null) =>
  scene.db.queries
    .updateTable('attendees')
    .set({ group_status: status, group_id: groupId })
    .where('account_id', '=', accountId)
    .where('time_slot_id', '=', slotId)
    .execute()
async function teach(slotId: string, groupStatus: GroupStatus, groupId: string | null = null): Promise<string> {
  const accountId = await makeStudent(scene, { roles: ['tutor'] })
  await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, group_status, group_id, created_at, changed_at)
    values (${newId(now)}, ${slotId}, ${accountId}, true, ${groupStatus}, ${groupId}, ${now}, ${now})`.execute(
    scene.db.queries,
  )
  return accountId
}
async function group(slotId: string, index: number): Promise<string> {
  const id = newId(now)
  const values = { id, time_slot_id: slotId, group_index: index, created_at: now }
  await scene.db.queries.insertInto('class_groups').values(values).execute()
  return id
}
const statuses = async (slotId: string): Promise<Record<string, string>> => {
  const rows = await scene.db.queries
    .selectFrom('attendees')
    .select(['account_id', 'group_status'])
    .where('time_slot_id', '=', slotId)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.account_id, row.group_status]))
}
const credit = async (id: string) =>
  scene.db.queries
    .selectFrom('credits')
    .select(['status', 'class_date', 'expiration_date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a class that is over', () => {
  it('uses the credits of its students, who came or not, once [C-008] [C-145]', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 10) })
    const [came, stayed, unpaid] = [await makeStudent(scene), await makeStudent(scene), await makeStudent(scene)]
    const [first = ''] = await giveCredits(scene, came, 1, { onlyFor: came })
    const [second = ''] = await giveCredits(scene, stayed, 1, { onlyFor: stayed })
    await join(came, slot, 'joined')
    await join(stayed, slot, 'assigned')
    await join(unpaid, slot, 'joined')
    const tutor = await teach(slot, 'joined')
    expect(await settleClasses(scene.db, new Date(hours(now, 10.75).getTime() - 1))).toBe(0)
    expect(await settleClasses(scene.db, hours(now, 10.75))).toBe(1)
    expect(await settleClasses(scene.db, hours(now, 11))).toBe(0)
    expect(await statuses(slot)).toEqual({
      [came]: 'attended',
      [stayed]: 'missed',
      [unpaid]: 'attended',
      [tutor]: 'attended',
    })
    // 01:00 UTC on the 3rd is the evening of the 2nd in New York.
    const used = { status: 'used', class_date: '2026-11-02', expiration_date: null }
    expect([await credit(first), await credit(second)]).toEqual([used, used])
    expect(await reasonsOf(scene, first)).toEqual(['added', 'allocated', 'used'])
    expect(await brokenCredits(scene.db)).toEqual({})
    // What has been used stays used when the class is deleted.
    await scene.db.queries.deleteFrom('time_slots').where('id', '=', slot).execute()
    expect(await creditCounts(scene)).toEqual({ used: 2 })
  })

  it('is called skipped where no teacher came, and gives the credits back for the next one', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 10) })
    const next = await makeSlot(scene, { startingAt: hours(now, 100) })
    const sam = await makeStudent(scene)
    const [id = ''] = await giveCredits(scene, sam, 1, { onlyFor: sam })
    await join(sam, slot, 'joined')
    await join(sam, next)
    const tutor = await teach(slot, 'assigned')
    await settleClasses(scene.db, hours(now, 11))
    expect(await statuses(slot)).toEqual({ [sam]: 'none', [tutor]: 'none' })
    expect(await paidClasses(scene, sam)).toEqual({ [slot]: null, [next]: id })
    expect(await reasonsOf(scene, id)).toEqual(['added', 'allocated', 'class_cancelled', 'allocated'])
  })

  it('extends a credit by 30 days that has expired in the meantime, since we did not hold the class', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 10) })
    const sam = await makeStudent(scene)
    const [id = ''] = await giveCredits(scene, sam, 1, { onlyFor: sam, expiresOn: '2026-11-02' })
    await join(sam, slot)
    // The morning of the 3rd in New York.
    await settleClasses(scene.db, hours(now, 22))
    expect(await credit(id)).toEqual({ status: 'available', class_date: null, expiration_date: '2026-12-03' })
    expect(await reasonsOf(scene, id)).toEqual(['added', 'allocated', 'class_cancelled', 'extended'])
  })

  it('was held for the groups whose teacher came', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 10), status: 'groups_created' })
    const [one, two] = [await group(slot, 1), await group(slot, 2)]
    const [a, b, lost] = [await makeStudent(scene), await makeStudent(scene), await makeStudent(scene)]
    for (const student of [a, b, lost]) {
      await giveCredits(scene, student, 1, { onlyFor: student })
      await join(student, slot)
    }
    await setStatus(a, slot, 'joined', one)
    await setStatus(b, slot, 'joined', two)
    const [present, absent] = [await teach(slot, 'joined', one), await teach(slot, 'assigned', two)]
    await settleClasses(scene.db, hours(now, 11))
    expect(await statuses(slot)).toEqual({
      [a]: 'attended',
      [b]: 'none',
      [lost]: 'none',
      [present]: 'attended',
      [absent]: 'none',
    })
    expect(await creditCounts(scene)).toEqual({ available: 2, used: 1 })
  })

  it('keeps what staff has said by hand', () => {
    const person = { id: 'x', isTeacher: false, groupId: null }
    expect(verdicts([{ ...person, groupStatus: 'attended' }])).toEqual([
      { id: 'x', groupStatus: 'attended', held: true },
    ])
    expect(verdicts([{ ...person, groupStatus: 'missed' }])).toEqual([{ id: 'x', groupStatus: 'missed', held: false }])
  })

  it('is settled without effect where it was cancelled', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 10), status: 'cancelled' })
    const sam = await makeStudent(scene)
    await giveCredits(scene, sam, 1, { onlyFor: sam })
    await join(sam, slot)
    expect(await settleClasses(scene.db, hours(now, 11))).toBe(1)
    expect(await statuses(slot)).toEqual({ [sam]: 'none' })
    expect(await creditCounts(scene)).toEqual({ available: 1 })
  })
})

describe('credits that nobody uses', () => {
  it('expire after their last date where the owner lives; allocated ones do not [C-146]', async () => {
    const sam = await makeStudent(scene)
    const [free = '', held = ''] = await giveCredits(scene, sam, 2, { onlyFor: sam, expiresOn: '2026-11-02' })
    await join(sam, await makeSlot(scene, { startingAt: hours(now, 2) }))
    expect(await credit(free)).toMatchObject({ status: 'allocated' })
    // 04:59 UTC on the 3rd is 23:59 of the 2nd in New York.
    expect(await expireOverdueCredits(scene.db, null, new Date('2026-11-03T04:59:59Z'))).toBe(0)
    expect(await expireOverdueCredits(scene.db, null, new Date('2026-11-03T05:00:00Z'))).toBe(1)
    expect([await credit(held), await credit(free)]).toMatchObject([{ status: 'expired' }, { status: 'allocated' }])
    expect(await reasonsOf(scene, held)).toEqual(['added', 'expired'])
  })
})

describe('what nobody has asked for', () => {
  it('a new connection brings its credits to coming classes, and one that ends takes them back', async () => {
    const [sam, parent] = [await makeStudent(scene), await makeStudent(scene, { roles: ['parent'] })]
    const slot = await makeSlot(scene, { startingAt: hours(now, 24) })
    await join(sam, slot)
    const [id = ''] = await giveCredits(scene, parent, 1)
    expect(await allocateForgotten(scene.db, now)).toBe(0)
    await supply(scene, sam, parent)
    expect(await allocateForgotten(scene.db, now)).toBe(1)
    expect(await paidClasses(scene, sam)).toEqual({ [slot]: id })
    expect(await allocateForgotten(scene.db, now)).toBe(0)
    await scene.db.queries.deleteFrom('account_links').execute()
    expect(await allocateForgotten(scene.db, now)).toBe(1)
    expect(await paidClasses(scene, sam)).toEqual({ [slot]: null })
    expect(await creditCounts(scene)).toEqual({ available: 1 })
  })

  it('a seat of an account that was deleted goes to who waits', async () => {
    const [sam, max] = [await makeStudent(scene), await makeStudent(scene)]
    const slot = await makeSlot(scene, { startingAt: hours(now, 24), capacity: 1 })
    await join(sam, slot)
    await sql`insert into waiting_places values (gen_random_uuid(), ${slot}, ${max}, ${now})`.execute(scene.db.queries)
    expect(await fillForgottenPlaces(scene.db, now)).toBe(0)
    await scene.db.queries.deleteFrom('accounts').where('id', '=', sam).execute()
    expect(await fillForgottenPlaces(scene.db, now)).toBe(1)
    expect(Object.keys(await statuses(slot))).toEqual([max])
  })
})

describe('the nightly look', () => {
  it('finds what is not right and says it without names', async () => {
    const sam = await makeStudent(scene)
    const slot = await makeSlot(scene, { startingAt: hours(now, 24) })
    const [id = ''] = await giveCredits(scene, sam, 1, { onlyFor: sam })
    await join(sam, slot)
    expect([await brokenCredits(scene.db), await brokenSeats(scene.db)]).toEqual([{}, {}])
    await scene.db.queries.updateTable('time_slots').set({ seats_taken: 3 }).where('id', '=', slot).execute()
    await expect(checkSeats(scene.db)).rejects.toThrow(
      'seats of classes are not right: {"seats that are not as many as students":1}',
    )
    await scene.db.queries.updateTable('credits').set({ status: 'available' }).where('id', '=', id).execute()
    expect(await brokenCredits(scene.db)).toEqual({
      'coming classes with a credit that is not allocated': 1,
      'credits that are not as their history says': 1,
    })
    await scene.db.queries.updateTable('time_slots').set({ status: 'planned' }).where('id', '=', slot).execute()
    expect(Object.keys(await brokenCredits(scene.db))).toContain('credits held for a class that does not take place')
    const [other = ''] = await giveCredits(scene, sam, 1, { onlyFor: sam })
    await scene.db.queries.updateTable('credits').set({ status: 'allocated' }).where('id', '=', other).execute()
    expect(Object.keys(await brokenCredits(scene.db))).toContain('allocated credits without a coming class')
  })
})

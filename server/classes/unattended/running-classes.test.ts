import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { aClass, attends } from '../groups/class-of-tests.ts'
import { warnOfLateTeachers } from './late-teachers.ts'

const world = openWorld()
let admin: Person
let tia: Person
let sam: Person
let max: Person
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  tia = await world.person({ roles: ['tutor'], grade: null })
  sam = await world.person({ grade: 3 })
  max = await world.person({ grade: 3 })
})

const minute = 60_000
const running = async () => (await admin.call('listRunningClasses')).body.classes
const seen = async (who: Person, at: Date) =>
  world.db.queries
    .updateTable('attendees')
    .set({ first_seen_at: at, last_seen_at: at, group_status: 'joined' })
    .where('account_id', '=', who.accountId)
    .execute()

/** A class of one group: Tia, Sam and Max; it starts in so many minutes. */
async function grouped(inMinutes: number): Promise<string> {
  const slot = await aClass(world.db, world.now, { inMinutes })
  await attends(world.db, slot, tia.accountId, world.now, { teaches: true })
  for (const one of [sam, max]) await attends(world.db, slot, one.accountId, world.now)
  await admin.call('createGroups', { params: { timeSlotId: slot } })
  return slot
}

describe('the board of running classes', () => {
  it('shows what runs or starts within the hour, and nothing that is over or does not take place', async () => {
    const open = async (inMinutes: number, status: SlotStatus = 'open', duration: 45 | 90 = 45) =>
      aClass(world.db, world.now, { status, inMinutes, duration })
    const [soon, now, long] = [await open(60), await open(-44, 'ready_to_group'), await open(-80, 'open', 90)]
    await open(61)
    await open(-45)
    await open(10, 'cancelled')
    await open(10, 'planned')
    const shown = await running()
    expect(shown.map(({ timeSlot }: { timeSlot: { id: string } }) => timeSlot.id)).toEqual([long, now, soon])
    expect(shown[0]).toEqual({ timeSlot: expect.objectContaining({ status: 'open' }), groups: [], ungrouped: 0 })
    for (const one of [tia, sam]) expect((await one.call('listRunningClasses')).status).toBe(403)
  })

  it('counts who is there, and who has no group', async () => {
    const slot = await grouped(10)
    const late = await world.person({ grade: 4 })
    await attends(world.db, slot, late.accountId, world.now)
    await seen(sam, new Date(world.now.getTime() - 89_000))
    await seen(max, new Date(world.now.getTime() - 90_000))
    const [one] = await running()
    expect(one.ungrouped).toBe(1)
    expect(one.groups).toEqual([
      {
        groupId: expect.any(String),
        groupIndex: 1,
        teachers: [{ accountId: tia.accountId, publicName: expect.stringMatching(/^Person/), present: false }],
        students: 2,
        present: 1,
        teacherIsLate: false,
      },
    ])
  })

  it('warns when no teacher is there 3 minutes after the start, and stops when one is', async () => {
    await grouped(60)
    const start = world.now.getTime() + 60 * minute
    const late = async () => (await running())[0].groups[0].teacherIsLate
    world.now = new Date(start + 3 * minute - 1)
    expect(await late()).toBe(false)
    world.now = new Date(start + 3 * minute)
    expect(await late()).toBe(true)
    await seen(tia, world.now)
    expect(await late()).toBe(false)
    world.now = new Date(start + 10 * minute)
    expect(await late()).toBe(true)
  })

  it('writes to every administrator, once, when a teacher is late', async () => {
    const other = await world.person({ roles: ['admin'], grade: null })
    const slot = await grouped(60)
    const start = world.now.getTime() + 60 * minute
    expect(await warnOfLateTeachers(world.db, new Date(start + 3 * minute - 1))).toBe(0)
    await seen(sam, new Date(start))
    expect(await warnOfLateTeachers(world.db, new Date(start + 3 * minute))).toBe(1)
    expect(await warnOfLateTeachers(world.db, new Date(start + 4 * minute))).toBe(1)
    const mails = await world.db.queries
      .selectFrom('outbox_mails')
      .select(['account_id', 'template', 'data'])
      .where('template', '=', 'late_teacher')
      .execute()
    expect(mails.map(({ account_id }) => account_id).sort()).toEqual([admin.accountId, other.accountId].sort())
    expect(mails[0]?.data).toEqual({
      className: 'A class',
      startedAt: new Date(start).toISOString(),
      groupIndex: 1,
      students: 2,
      teachers: [expect.stringMatching(/^Person/)],
      path: `/class/timeslot/${slot}/`,
    })
    await seen(tia, new Date(start + 5 * minute))
    expect(await warnOfLateTeachers(world.db, new Date(start + 5 * minute))).toBe(0)
    expect(await warnOfLateTeachers(world.db, new Date(start + 45 * minute))).toBe(0)
  })

  it('takes who has gone to a room elsewhere for being there', async () => {
    const slot = await grouped(30)
    const [group] = (await admin.call('listGroups', { query: { timeSlotId: slot } })).body.groups
    await admin.call('addGroupInstructions', {
      params: { groupId: group.id },
      body: { videoConferenceLink: 'https://meet.example/abc' },
    })
    await seen(tia, world.now)
    world.now = new Date(world.now.getTime() + 40 * minute)
    const [one] = await running()
    expect([one.groups[0].teachers[0].present, one.groups[0].teacherIsLate]).toEqual([true, false])
  })

  it('has settings of what runs by itself, on unless switched off', async () => {
    expect((await admin.call('getClassSettings')).body).toEqual({ readyToGroupAlone: true, createGroupsAlone: true })
    const off = { readyToGroupAlone: true, createGroupsAlone: false }
    expect((await tia.call('updateClassSettings', { body: off })).status).toBe(403)
    expect((await admin.call('updateClassSettings', { body: off })).body).toEqual(off)
    expect((await admin.call('getClassSettings')).body).toEqual(off)
  })
})

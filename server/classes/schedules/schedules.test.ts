import { scheduleStatuses } from '@polyhex/contract/classes/class-statuses'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { mondays, openClassTrial } from './class-trial.ts'

const world = openWorld()
const { admin, student, attends, comesWeekly, slotsOf, slotOn, peopleIn } = openClassTrial(world)
const begin = new Date('2027-02-01T05:00:00Z')

/** A weekly class with the classes of 90 days. */
async function made(
  over: object = {},
): Promise<{ staff: Person; id: string; params: { recurringScheduleId: string } }> {
  world.now = begin
  const staff = await admin()
  const { body } = await staff.call('createRecurringSchedule', { body: { ...mondays, ...over } })
  const { id } = body.recurringSchedule
  return { staff, id, params: { recurringScheduleId: id } }
}

const versionOf = async (id: string): Promise<number> =>
  (
    await world.db.queries
      .selectFrom('recurring_schedules')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version

async function save(staff: Person, id: string, over: object, notify = true) {
  const body = { schedule: { ...mondays, ...over }, version: await versionOf(id), notify }
  return staff.call('updateRecurringSchedule', { params: { recurringScheduleId: id }, body })
}

const mailsTo = async (person: Person): Promise<string[]> =>
  (
    await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('account_id', '=', person.accountId)
      .where('sent_at', 'is', null)
      .orderBy('created_at')
      .execute()
  ).map((row) => (row.data as { kind: string }).kind)

describe('a weekly class', () => {
  it('is made by an administrator with the classes of 90 days, and tells its next ones in the reader’s zone [C-005] [C-108] [C-181]', async () => {
    world.now = begin
    const staff = await admin()
    const { status, body } = await staff.call('createRecurringSchedule', { body: mondays })
    expect(status).toBe(200)
    expect(body.generated).toEqual({ created: 13, existing: 0, skipped: 0, through: '2027-05-01' })
    expect(body.recurringSchedule).toMatchObject({
      name: 'Explorers on Monday',
      status: 'active',
      recurrence: { day: 1, minute: 960, duration: 45 },
      generatedThrough: '2027-05-01',
      stats: { attendees: 0 },
      version: 1,
    })
    const slots = await slotsOf(body.recurringSchedule.id)
    expect(slots[0]).toEqual(['2027-02-01', '2027-02-01T21:00:00Z', 'open'])
    // Summer time from 14 March on: the same time on the wall.
    expect(slots[6]).toEqual(['2027-03-15', '2027-03-15T20:00:00Z', 'open'])
    const tokyo = await student(['explorers'], 'Asia/Tokyo')
    const seen = await tokyo.call('listRecurringSchedules')
    expect(seen.body.recurringSchedules[0].upcoming).toHaveLength(6)
    expect(seen.body.recurringSchedules[0].upcoming[0]).toEqual({
      startingAt: '2027-02-01T21:00:00.000Z',
      onDate: '2027-02-01',
      school: '2027-02-01T16:00',
      local: '2027-02-02T06:00',
      zone: 'GMT+9',
    })
  })

  it('makes classes only while planned or active, as many days as asked [C-137] [C-182] [C-247]', async () => {
    const { staff, id, params } = await made({ status: 'none' })
    expect(await slotsOf(id)).toEqual([])
    expect((await staff.call('generateTimeSlots', { params, body: {} })).body.code).toBe('schedule_not_running')
    const planned = await save(staff, id, { status: 'plan' })
    expect(planned.body.generated).toMatchObject({ created: 13 })
    expect((await slotsOf(id)).every((slot) => slot[2] === 'planned')).toBe(true)
    const more = await staff.call('generateTimeSlots', { params, body: { days: 97 } })
    expect(more.body).toEqual({ created: 1, existing: 13, skipped: 0, through: '2027-05-08' })
    const again = await staff.call('generateTimeSlots', { params, body: {} })
    expect(again.body).toEqual({ created: 0, existing: 13, skipped: 0, through: '2027-05-01' })
    for (const days of [0, 401, 7.5]) {
      expect((await staff.call('generateTimeSlots', { params, body: { days } })).status).toBe(400)
    }
  })

  it('takes only its own changes of status [C-137] [C-161]', async () => {
    const allowed = {
      none: ['plan', 'active', 'deleted'],
      plan: ['active', 'paused', 'deleted'],
      active: ['paused', 'plan'],
      paused: ['active', 'deleted'],
      deleted: [],
    }
    const { staff, id } = await made({ status: 'none' })
    const seen: Record<string, string[]> = {}
    for (const from of scheduleStatuses) {
      seen[from] = []
      for (const to of scheduleStatuses) {
        if (to === from) continue
        await world.db.queries.updateTable('recurring_schedules').set({ status: from }).where('id', '=', id).execute()
        const { status, body } = await save(staff, id, { status: to }, false)
        if (status === 200) seen[from].push(to)
        else expect(body.code).toBe('schedule_status_not_allowed')
      }
    }
    expect(Object.fromEntries(Object.entries(seen).map(([from, to]) => [from, to.toSorted()]))).toEqual(
      Object.fromEntries(Object.entries(allowed).map(([from, to]) => [from, to.toSorted()])),
    )
    for (const status of ['paused', 'deleted']) {
      const refused = await staff.call('createRecurringSchedule', { body: { ...mondays, status } })
      expect([refused.status, refused.body.code]).toEqual([409, 'schedule_status_not_allowed'])
    }
  })

  it('is changed by one person at a time: who began with an older one is told so', async () => {
    const { staff, id, params } = await made()
    expect((await save(staff, id, { name: 'Explorers, Monday' })).body.recurringSchedule.version).toBe(2)
    const late = await staff.call('updateRecurringSchedule', { params, body: { schedule: mondays, version: 1 } })
    expect([late.status, late.body.code]).toEqual([409, 'schedule_changed'])
  })

  it('is refused to everybody but administrators, who see drafts too [C-172]', async () => {
    const { staff, id, params } = await made({ status: 'none' })
    for (const role of ['student', 'parent', 'tutor', 'teacher'] as const) {
      const person = await world.person({ roles: [role] })
      expect((await person.call('createRecurringSchedule', { body: mondays })).status).toBe(403)
      expect((await person.call('updateRecurringSchedule', { params, body: {} })).status).toBe(403)
      expect((await person.call('listRecurringSchedules')).body.recurringSchedules).toEqual([])
    }
    const { body } = await staff.call('listRecurringSchedules')
    expect(body.recurringSchedules.map((one: { id: string }) => one.id)).toEqual([id])
  })

  it('is shown to those who may join it or come to it, with how each stands to it [C-002] [C-011] [C-141] [C-180]', async () => {
    const { id } = await made()
    const [child, other, stranger, parent] = [
      await student(),
      await student(['challengers']),
      await student(['challengers']),
      await world.person({ roles: ['parent'] }),
    ]
    await world.manages(parent, child)
    await world.manages(parent, other)
    await comesWeekly(id, other)
    const accountIds = `${child.accountId},${other.accountId}`
    const { body } = await parent.call('listRecurringSchedules', { query: { accountIds } })
    expect(body.recurringSchedules).toHaveLength(1)
    expect(body.recurringSchedules[0]).toMatchObject({ generatedThrough: null, stats: { attendees: 1 } })
    expect(body.recurringSchedules[0].registrations).toEqual([
      { accountId: child.accountId, registered: false, mayRegister: true, skips: [] },
      { accountId: other.accountId, registered: true, mayRegister: false, skips: [] },
    ])
    expect((await stranger.call('listRecurringSchedules')).body.recurringSchedules).toEqual([])
    const foreign = await parent.call('listRecurringSchedules', { query: { accountId: stranger.accountId } })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'account_not_found'])
    // Exactly what was named, as the specification names it, and the id; who comes is computed only where it is asked for.
    const listed = async (fields: string) =>
      (await parent.call('listRecurringSchedules', { query: { accountIds, fields } })).body.recurringSchedules
    const { recurrence, registrations } = body.recurringSchedules[0]
    expect(await listed('name,status')).toEqual([{ id, name: 'Explorers on Monday', status: 'active' }])
    expect(await listed('id,recurrence,registrations')).toEqual([{ id, recurrence, registrations }])
    const specified = 'id,name,timeZone,recurrence,status,restrictions,stats,startingOn,endingOn'
    expect(Object.keys((await listed(specified))[0]).toSorted()).toEqual(specified.split(',').toSorted())
    const wrong = await parent.call('listRecurringSchedules', { query: { fields: 'name,secret' } })
    expect(wrong.status).toBe(400)
  })

  it('says which of its dates is seen on a day of the reader’s calendar, however far ahead [C-034]', async () => {
    await made()
    const tokyo = await student(['explorers'], 'Asia/Tokyo')
    const seen = async (day: string) =>
      (await tokyo.call('listRecurringSchedules', { query: { day } })).body.recurringSchedules[0].dateOnDay
    // Monday 4 PM in New York is Tuesday morning in Tokyo.
    expect([await seen('2027-10-12'), await seen('2027-10-11')]).toEqual(['2027-10-11', null])
    expect(await seen('2027-02-01')).toBeNull()
  })

  it('for staff to add students, or that takes no new ones, is shown to nobody who does not come to it [C-164]', async () => {
    const { id } = await made({ restrictions: ['explorers', 'internal'] })
    const [child, inside] = [await student(), await student()]
    await comesWeekly(id, inside)
    expect((await child.call('listRecurringSchedules')).body.recurringSchedules).toEqual([])
    expect((await inside.call('listRecurringSchedules')).body.recurringSchedules).toHaveLength(1)
  })
})

describe('who comes weekly', () => {
  it('is in every new class, and not in one it was taken out of, nor while it is in another class', async () => {
    const { staff, id, params } = await made({ endingOn: '2027-02-14' })
    const [child, busy, late] = [await student(), await student(), await student()]
    await comesWeekly(id, child)
    await comesWeekly(id, busy)
    await comesWeekly(id, late, '2027-02-16')
    const other = await staff.call('createTimeSlot', {
      body: {
        status: 'open',
        timeZone: 'America/New_York',
        date: '2027-02-15',
        minute: 975,
        duration: 30,
        restrictions: [],
      },
    })
    await attends(other.body.timeSlot.id, busy)
    await save(staff, id, { endingOn: '2027-02-28' })
    expect(await peopleIn(await slotOn(id, '2027-02-15'))).toEqual([child.accountId])
    const second = await slotOn(id, '2027-02-22')
    expect(await peopleIn(second)).toEqual([child, busy, late].map((one) => one.accountId).toSorted())
    await world.db.queries
      .updateTable('attendees')
      .set({ removed_at: world.now, removed_because: 'left' })
      .where('time_slot_id', '=', second)
      .where('account_id', '=', child.accountId)
      .execute()
    await staff.call('generateTimeSlots', { params, body: {} })
    expect(await peopleIn(second)).toEqual([busy, late].map((one) => one.accountId).toSorted())
    const row = await world.db.queries
      .selectFrom('time_slots')
      .select('seats_taken')
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    expect(row.seats_taken).toBe(2)
  })

  it('gets a seat in the order of joining, up to the capacity', async () => {
    const { staff, id } = await made({ endingOn: '2027-02-01', capacity: 2 })
    const children = [await student(), await student(), await student()]
    for (const child of children) {
      world.now = new Date(world.now.getTime() + 1000)
      await comesWeekly(id, child)
    }
    await save(staff, id, { endingOn: '2027-02-08', capacity: 2 })
    const first = children.slice(0, 2).map((one) => one.accountId)
    expect(await peopleIn(await slotOn(id, '2027-02-08'))).toEqual(first.toSorted())
  })
})

describe('a change of a weekly class', () => {
  it('is shown before it is made, moves classes in place with their people, leaves those that were moved by hand, and tells everybody', async () => {
    const { staff, id, params } = await made()
    const [child, friend, tutor] = [await student(), await student(), await world.person({ roles: ['tutor'] })]
    const slots = [await slotOn(id, '2027-02-08'), await slotOn(id, '2027-02-15')]
    const [second = '', third = ''] = slots
    await attends(second, child)
    await attends(second, tutor, { isTeacher: true })
    await attends(third, friend)
    await staff.call('moveTimeSlot', {
      params: { timeSlotId: third },
      body: { date: '2027-02-16', minute: 1020, notify: false },
    })
    world.now = new Date('2027-02-02T05:00:00Z')
    const patch = { recurrence: { day: 3, minute: 1050, duration: 60 } }
    const preview = await staff.call('previewRecurringSchedule', { params, body: { ...mondays, ...patch } })
    expect(preview.body.effect).toEqual({
      moved: 11,
      kept: 1,
      created: 1,
      removed: 0,
      cancelled: 0,
      told: { students: 1, teachers: 1 },
      conflicts: [],
    })
    expect((await slotsOf(id))[1]).toEqual(['2027-02-08', '2027-02-08T21:00:00Z', 'open'])
    const { body } = await save(staff, id, patch)
    // The week of 1 February has had its Monday, and has a Wednesday now.
    expect(body.generated).toMatchObject({ created: 1 })
    expect(await slotOn(id, '2027-02-10')).toBe(second)
    expect(await slotOn(id, '2027-02-17')).toBe(third)
    expect((await slotsOf(id)).slice(0, 4)).toEqual([
      ['2027-02-01', '2027-02-01T21:00:00Z', 'open'],
      ['2027-02-03', '2027-02-03T22:30:00Z', 'open'],
      ['2027-02-10', '2027-02-10T22:30:00Z', 'open'],
      ['2027-02-17', '2027-02-16T22:00:00Z', 'open'],
    ])
    expect(await peopleIn(second)).toEqual([child.accountId, tutor.accountId].toSorted())
    expect(await mailsTo(child)).toEqual(['changed'])
    expect(await mailsTo(tutor)).toEqual(['changed'])
    expect(await mailsTo(friend)).toEqual([])
    const row = await world.db.queries
      .selectFrom('time_slots')
      .select(['ics_sequence', 'duration', 'local_start'])
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ ics_sequence: 1, duration: 60, local_start: '2027-02-10T17:30' })
  })

  it('is refused where somebody would be in two classes at once, and says who and where', async () => {
    const { staff, id, params } = await made()
    const other = (
      await staff.call('createRecurringSchedule', {
        body: { ...mondays, name: 'Chess hour', recurrence: { day: 2, minute: 960, duration: 45 } },
      })
    ).body.recurringSchedule.id
    const child = await student()
    await attends(await slotOn(id, '2027-02-08'), child)
    await attends(await slotOn(other, '2027-02-09'), child)
    const patch = { recurrence: { day: 2, minute: 990, duration: 45 } }
    const { effect } = (await staff.call('previewRecurringSchedule', { params, body: { ...mondays, ...patch } })).body
    expect(effect.conflicts).toEqual([
      {
        accountId: child.accountId,
        publicName: expect.stringMatching(/^Person /),
        className: 'Chess hour',
        startingAt: '2027-02-09T21:00:00.000Z',
        local: '2027-02-09T16:00',
        zone: 'EST',
      },
    ])
    const { status, body } = await save(staff, id, patch)
    expect([status, body.code]).toEqual([409, 'schedule_conflicts'])
    expect((await slotsOf(id))[1]).toEqual(['2027-02-08', '2027-02-08T21:00:00Z', 'open'])
  })

  it('that ends it cancels classes with people in them and takes the empty ones away [C-137]', async () => {
    const { staff, id, params } = await made()
    const child = await student()
    await attends(await slotOn(id, '2027-03-01'), child)
    await save(staff, id, { status: 'paused' }, false)
    expect((await slotsOf(id)).every((slot) => slot[2] === 'planned')).toBe(true)
    const preview = await staff.call('previewRecurringSchedule', { params, body: { ...mondays, status: 'deleted' } })
    expect(preview.body.effect).toMatchObject({
      removed: 12,
      cancelled: 1,
      told: { students: 1, teachers: 0 },
      created: 0,
    })
    await save(staff, id, { status: 'deleted' })
    expect(await slotsOf(id)).toEqual([['2027-03-01', '2027-03-01T21:00:00Z', 'cancelled']])
    expect(await mailsTo(child)).toEqual(['cancelled'])
    expect((await save(staff, id, { status: 'active' })).body.code).toBe('schedule_status_not_allowed')
  })

  it('keeps students in their class when there are to be fewer seats', async () => {
    const { staff, id } = await made()
    const slot = await slotOn(id, '2027-02-08')
    for (let i = 0; i < 3; i++) await attends(slot, await student())
    await save(staff, id, { capacity: 2, restrictions: ['navigators'] })
    const row = await world.db.queries
      .selectFrom('time_slots')
      .select(['capacity', 'restrictions'])
      .where('id', '=', slot)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ capacity: 3, restrictions: ['navigators'] })
    const next = await world.db.queries
      .selectFrom('time_slots')
      .select('capacity')
      .where('id', '=', await slotOn(id, '2027-02-15'))
      .executeTakeFirstOrThrow()
    expect(next.capacity).toBe(2)
  })
})

describe('zone data', () => {
  it('is shown to administrators with the zones it gets wrong', async () => {
    const staff = await admin()
    const { body } = await staff.call('getZoneDataState')
    expect(body).toEqual({ version: process.versions.tz, isCurrent: true, wrongZones: [] })
    expect((await (await student()).call('getZoneDataState')).status).toBe(403)
  })
})

import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { describe, expect, it } from 'vitest'
import { slotStatuses } from '@polyhex/contract/classes/class-statuses'
import { type TimeSlot, timeSlotFields } from '@polyhex/contract/classes/time-slot'
import { newId } from '../../database/new-id.ts'
import { openWorld, type Person, publicNameOf } from '../../seed/test-world.ts'
import { mondays, openClassTrial, single } from '../schedules/class-trial.ts'

const world = openWorld()
const { admin, student, attends, slotsOf, slotOn, peopleIn } = openClassTrial(world)
const begin = new Date('2027-02-01T05:00:00Z')
const range = { from: '2027-02-01T00:00:00Z', to: '2027-03-01T00:00:00Z' }

async function opened(over: object = {}): Promise<{ staff: Person; slot: TimeSlot; params: { timeSlotId: string } }> {
  world.now = begin
  const staff = await admin()
  const { body } = await staff.call('createTimeSlot', { body: { ...single, ...over } })
  return { staff, slot: body.timeSlot, params: { timeSlotId: body.timeSlot.id } }
}

async function weekly(over: object = {}): Promise<{ staff: Person; id: string }> {
  world.now = begin
  const staff = await admin()
  const { body } = await staff.call('createRecurringSchedule', { body: { ...mondays, ...over } })
  return { staff, id: body.recurringSchedule.id }
}

const idsOf = (body: { timeSlots: TimeSlot[] }): string[] => body.timeSlots.map((slot) => slot.id)

async function setStatus(id: string, status: SlotStatus): Promise<void> {
  await world.db.queries.updateTable('time_slots').set({ status }).where('id', '=', id).execute()
}

async function creditOf(child: Person): Promise<string> {
  const id = newId(world.now)
  await world.db.queries
    .insertInto('credits')
    .values({
      id,
      owner_account_id: child.accountId,
      source: 'admin',
      created_at: world.now,
      changed_at: world.now,
    })
    .execute()
  return id
}

const stateOf = async (credit: string): Promise<string> =>
  (await world.db.queries.selectFrom('credits').select('status').where('id', '=', credit).executeTakeFirstOrThrow())
    .status

describe('a class', () => {
  it('is made by an administrator, with its time on the clocks of the class and of whoever looks [C-005] [C-109] [C-190]', async () => {
    const { slot } = await opened({ name: 'Trial class' })
    expect(slot).toMatchObject({
      name: 'Trial class',
      status: 'open',
      startingAt: '2027-02-02T21:00:00.000Z',
      duration: 45,
      local: '2027-02-02T16:00',
      zone: 'EST',
      classLocal: { local: '2027-02-02T16:00', zone: 'EST' },
      restrictions: ['explorers'],
      recurringScheduleId: null,
      sectionId: null,
      stats: { attendees: 0, attendeesWithCredits: 0, teachers: 0 },
      past: false,
      joinable: false,
    })
    const there = await student(['explorers'], 'Asia/Kolkata')
    const seen = await there.call('getTimeSlot', { params: { timeSlotId: slot.id } })
    expect(seen.body.timeSlot).toMatchObject({
      local: '2027-02-03T02:30',
      zone: 'IST',
      classLocal: { local: '2027-02-02T16:00', zone: 'EST' },
    })
  })

  it('needs no groups, and cannot begin in the past [C-159] [C-163]', async () => {
    const { staff } = await opened({ restrictions: [] })
    const early = await staff.call('createTimeSlot', { body: { ...single, date: '2027-01-31' } })
    expect([early.status, early.body.code]).toEqual([422, 'time_slot_in_the_past'])
    const { date: _, ...undated } = single
    const missing = await staff.call('createTimeSlot', { body: undated })
    expect([missing.status, missing.body.errors[0].message]).toEqual([400, 'A date is required for the class.'])
    const grouped = await staff.call('createTimeSlot', { body: { ...single, status: 'groups_created' } })
    expect(grouped.body.code).toBe('time_slot_status_not_allowed')
    const section = await staff.call('createTimeSlot', { body: { ...single, sectionId: crypto.randomUUID() } })
    expect(section.body.code).toBe('section_not_found')
  })

  it('is changed, moved and deleted by administrators alone [C-172]', async () => {
    const { params } = await opened()
    for (const role of ['student', 'parent', 'tutor', 'teacher'] as const) {
      const person = await world.person({ roles: [role] })
      const answers = [
        await person.call('createTimeSlot', { body: single }),
        await person.call('updateTimeSlot', { params, body: { timeSlot: single } }),
        await person.call('setTimeSlotStatus', { params, body: { status: 'cancelled' } }),
        await person.call('previewMove', { params, body: { date: '2027-02-03', minute: 960 } }),
        await person.call('moveTimeSlot', { params, body: { date: '2027-02-03', minute: 960 } }),
        await person.call('deleteTimeSlot', { params }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403, 403])
    }
  })

  it('takes only its own changes of status by hand, and comes back only while it is ahead [C-129]', async () => {
    const allowed: Record<string, string[]> = {
      none: ['planned', 'open', 'cancelled'],
      planned: ['open', 'cancelled'],
      open: ['planned', 'ready_to_group', 'cancelled'],
      ready_to_group: ['open', 'cancelled'],
      groups_created: ['cancelled'],
      cancelled: ['planned', 'open'],
    }
    const { staff, slot, params } = await opened()
    const seen: Record<string, string[]> = {}
    for (const from of slotStatuses) {
      seen[from] = []
      for (const status of slotStatuses) {
        if (status === from) continue
        await setStatus(slot.id, from)
        const answer = await staff.call('setTimeSlotStatus', { params, body: { status } })
        if (answer.status === 200) seen[from].push(status)
        else expect(answer.body.code).toBe('time_slot_status_not_allowed')
      }
    }
    expect(seen).toEqual(allowed)
    await setStatus(slot.id, 'cancelled')
    world.now = new Date('2027-02-02T21:10:00Z')
    const late = await (await admin()).call('setTimeSlotStatus', { params, body: { status: 'open' } })
    expect(late.body.code).toBe('time_slot_status_not_allowed')
  })

  it('cannot change any more once it is past [C-140]', async () => {
    const { params } = await opened()
    world.now = new Date('2027-02-02T21:45:00Z')
    const staff = await admin()
    const codes = [
      await staff.call('updateTimeSlot', { params, body: { timeSlot: single } }),
      await staff.call('setTimeSlotStatus', { params, body: { status: 'cancelled' } }),
      await staff.call('moveTimeSlot', { params, body: { date: '2027-02-03', minute: 960 } }),
      await staff.call('deleteTimeSlot', { params }),
    ].map((answer) => answer.body.code)
    expect(codes).toEqual(['time_slot_past', 'time_slot_past', 'time_slot_past', 'time_slot_past'])
  })

  it('that is long is past at its end, or after 45 minutes by the setting [C-138]', async () => {
    const { slot, params } = await opened({ duration: 90 })
    world.now = new Date('2027-02-02T22:00:00Z')
    const child = await student()
    const seen = async () => (await child.call('getTimeSlot', { params: { timeSlotId: slot.id } })).body.timeSlot
    expect(await seen()).toMatchObject({ past: false, joinable: true })
    await attends(slot.id, child)
    await world.db.queries.insertInto('class_settings').values({ literal45_past: true }).execute()
    expect(await seen()).toMatchObject({ past: true, joinable: false })
    const refused = await (await admin()).call('setTimeSlotStatus', { params, body: { status: 'cancelled' } })
    expect(refused.body.code).toBe('time_slot_past')
  })

  it('frees the credits of its students when it is cancelled or only planned, and has them again when it opens [C-147]', async () => {
    const { staff, slot, params } = await opened()
    const child = await student()
    const credit = await creditOf(child)
    await attends(slot.id, child)
    const become = async (status: string) => {
      await staff.call('setTimeSlotStatus', { params, body: { status, notify: false } })
      return stateOf(credit)
    }
    expect([await become('cancelled'), await become('open')]).toEqual(['available', 'allocated'])
    expect((await staff.call('getTimeSlot', { params })).body.timeSlot.stats).toEqual({
      attendees: 1,
      attendeesWithCredits: 1,
      teachers: 0,
    })
    expect([await become('planned'), await become('open')]).toEqual(['available', 'allocated'])
    await staff.call('deleteTimeSlot', { params, query: { notify: 'false' } })
    expect(await stateOf(credit)).toBe('available')
  })

  it('that comes back is refused while one of its students is in another class then', async () => {
    const { staff, slot, params } = await opened()
    const child = await student()
    await attends(slot.id, child)
    await staff.call('setTimeSlotStatus', { params, body: { status: 'cancelled', notify: false } })
    const other = (await staff.call('createTimeSlot', { body: { ...single, minute: 980 } })).body.timeSlot
    await attends(other.id, child)
    const { status, body } = await staff.call('setTimeSlotStatus', { params, body: { status: 'open' } })
    expect([status, body.code]).toEqual([409, 'schedule_conflicts'])
  })

  it('is not made smaller than the number of students in it', async () => {
    const { staff, slot, params } = await opened()
    await attends(slot.id, await student())
    await attends(slot.id, await student())
    const small = await staff.call('updateTimeSlot', { params, body: { timeSlot: { ...single, capacity: 1 } } })
    expect([small.status, small.body.code]).toEqual([409, 'capacity_too_small'])
    const fits = await staff.call('updateTimeSlot', { params, body: { timeSlot: { ...single, capacity: 2 } } })
    expect(fits.body.timeSlot.capacity).toBe(2)
  })
})

describe('a class of a schedule', () => {
  it('that is changed by hand stays as it is when the schedule changes', async () => {
    const { staff, id } = await weekly()
    const slotId = await slotOn(id, '2027-02-08')
    const form = { ...single, date: '2027-02-08', capacity: 8 }
    const { body } = await staff.call('updateTimeSlot', { params: { timeSlotId: slotId }, body: { timeSlot: form } })
    expect(body.timeSlot).toMatchObject({ detached: true, capacity: 8, occurrenceOn: '2027-02-08' })
    await staff.call('updateRecurringSchedule', {
      params: { recurringScheduleId: id },
      body: { schedule: { ...mondays, recurrence: { day: 1, minute: 600, duration: 45 } }, version: 1 },
    })
    expect((await slotsOf(id)).slice(1, 3)).toEqual([
      ['2027-02-08', '2027-02-08T21:00:00Z', 'open'],
      ['2027-02-15', '2027-02-15T15:00:00Z', 'open'],
    ])
  })

  it('that only gets another status follows its schedule still', async () => {
    const { staff, id } = await weekly()
    const timeSlotId = await slotOn(id, '2027-02-08')
    const form = { ...single, date: '2027-02-08', status: 'planned' }
    const { body } = await staff.call('updateTimeSlot', { params: { timeSlotId }, body: { timeSlot: form } })
    expect(body.timeSlot).toMatchObject({ detached: false, status: 'planned' })
  })

  it('moves alone, or with all that follow; those before it stay for good', async () => {
    const { staff, id } = await weekly({ endingOn: '2027-03-01' })
    const child = await student()
    const slotId = await slotOn(id, '2027-02-15')
    await attends(slotId, child)
    const params = { timeSlotId: slotId }
    const to = { date: '2027-02-17', minute: 1020, following: true }
    const preview = await staff.call('previewMove', { params, body: to })
    expect(preview.body.effect).toEqual({
      startingAt: '2027-02-17T22:00:00.000Z',
      local: '2027-02-17T17:00',
      zone: 'EST',
      students: 1,
      teachers: 0,
      withoutCredit: 1,
      conflicts: [],
      classes: 3,
    })
    const moved = await staff.call('moveTimeSlot', { params, body: to })
    expect(moved.body).toMatchObject({ moved: 3, timeSlot: { id: slotId, detached: false, local: '2027-02-17T17:00' } })
    const after = [
      ['2027-02-03', '2027-02-01T21:00:00Z', 'open'],
      ['2027-02-10', '2027-02-08T21:00:00Z', 'open'],
      ['2027-02-17', '2027-02-17T22:00:00Z', 'open'],
      ['2027-02-24', '2027-02-24T22:00:00Z', 'open'],
      ['2027-03-03', '2027-03-03T22:00:00Z', 'open'],
    ]
    expect(await slotsOf(id)).toEqual(after)
    const { body } = await staff.call('listRecurringSchedules')
    expect(body.recurringSchedules[0]).toMatchObject({
      recurrence: { day: 3, minute: 1020 },
      endingOn: '2027-03-03',
      version: 2,
    })
    await staff.call('generateTimeSlots', { params: { recurringScheduleId: id }, body: {} })
    expect(await slotsOf(id)).toEqual(after)
    const single = await staff.call('moveTimeSlot', { params, body: { date: '2027-02-26', minute: 600 } })
    expect(single.body).toMatchObject({ moved: 1, timeSlot: { detached: true, local: '2027-02-26T10:00' } })
    const other = await staff.call('moveTimeSlot', { params, body: { ...to, date: '2027-02-22' } })
    expect([other.status, other.body.code]).toEqual([422, 'move_to_other_week'])
    const early = await staff.call('previewMove', { params, body: { date: '2027-01-31', minute: 600 } })
    expect(early.body.code).toBe('time_slot_in_the_past')
  })

  it('that is deleted does not come back, and what is left of its schedule stays [C-238]', async () => {
    const { staff, id } = await weekly({ endingOn: '2027-02-15' })
    const child = await student()
    const timeSlotId = await slotOn(id, '2027-02-08')
    await attends(timeSlotId, child)
    await staff.call('deleteTimeSlot', { params: { timeSlotId } })
    await staff.call('generateTimeSlots', { params: { recurringScheduleId: id }, body: {} })
    expect((await slotsOf(id)).map((slot) => slot[0])).toEqual(['2027-02-01', '2027-02-15'])
    const skips = await staff.call('listSkipDates', { query: { recurringScheduleId: id } })
    expect(skips.body.skipDates).toMatchObject([{ date: '2027-02-08', account: null }])
    const mails = await world.db.queries.selectFrom('outbox_mails').select(['account_id', 'data']).execute()
    expect(mails).toMatchObject([{ account_id: child.accountId, data: { kind: 'cancelled' } }])
    expect((await staff.call('getTimeSlot', { params: { timeSlotId } })).body.code).toBe('time_slot_not_found')
  })
})

describe('the list of classes', () => {
  it('holds what each may see: what it is in or may join, what it teaches, and everything for an administrator [C-004] [C-011] [C-134] [C-141] [C-175] [C-188]', async () => {
    const { staff, slot } = await opened()
    const navigators = (await staff.call('createTimeSlot', { body: { ...single, restrictions: ['navigators'] } })).body
      .timeSlot.id
    const everyone = (await staff.call('createTimeSlot', { body: { ...single, restrictions: [] } })).body.timeSlot.id
    const draft = (await staff.call('createTimeSlot', { body: { ...single, status: 'none' } })).body.timeSlot.id
    const inner = (await staff.call('createTimeSlot', { body: { ...single, restrictions: ['explorers', 'internal'] } }))
      .body.timeSlot.id
    const [child, older, tutor] = [
      await student(),
      await student(['navigators']),
      await world.person({ roles: ['tutor'], grade: null }),
    ]
    await attends(inner, older)
    await attends(navigators, tutor, { isTeacher: true })
    const list = async (person: Person, query = {}) =>
      idsOf((await person.call('listTimeSlots', { query: { ...range, ...query } })).body).toSorted()
    expect(await list(child)).toEqual([slot.id, everyone].toSorted())
    expect(await list(older)).toEqual([navigators, everyone, inner].toSorted())
    expect(await list(older, { attended: 'true' })).toEqual([inner])
    expect(await list(tutor)).toEqual([navigators])
    expect(await list(tutor, { teacherAccountId: tutor.accountId })).toEqual([navigators])
    expect(await list(staff)).toEqual([slot.id, navigators, everyone, inner].toSorted())
    expect(await list(staff, { status: 'none' })).toEqual([draft])
    expect(await list(child, { status: 'none' })).toEqual([])
    expect(await list(staff, { teacherAccountId: tutor.accountId })).toEqual([navigators])
    const asked = await child.call('listTimeSlots', { query: { teacherAccountId: tutor.accountId } })
    expect([asked.status, asked.body.code]).toEqual([404, 'account_not_found'])
    for (const timeSlotId of [draft, inner, navigators]) {
      const one = await child.call('getTimeSlot', { params: { timeSlotId } })
      expect([one.status, one.body.code]).toEqual([404, 'time_slot_not_found'])
    }
  })

  it('says of each child how it stands to each class, and what hinders it [C-140] [C-141] [C-061]', async () => {
    const { staff, slot } = await opened({ capacity: 1 })
    const [child, busy, strange, parent] = [
      await student(),
      await student(),
      await student(['challengers']),
      await world.person({ roles: ['parent'], grade: null }),
    ]
    for (const one of [child, busy, strange]) await world.manages(parent, one)
    const later = (await staff.call('createTimeSlot', { body: { ...single, minute: 990 } })).body.timeSlot
    const planned = (await staff.call('createTimeSlot', { body: { ...single, status: 'planned', minute: 1100 } })).body
      .timeSlot
    await attends(slot.id, child)
    await attends(later.id, busy)
    const accountIds = [child, busy, strange].map((one) => one.accountId).join(',')
    const { body } = await parent.call('listTimeSlots', {
      query: { ...range, accountIds, status: 'open,planned' },
    })
    const told = (id: string) =>
      body.timeSlots
        .find((one: TimeSlot) => one.id === id)
        .registrations.map((one: TimeSlot['registrations'][number]) => [one.state, one.hasCredit, one.hindrance])
    expect(told(slot.id)).toEqual([
      ['registered', false, null],
      ['none', null, 'full'],
      ['none', null, 'not_in_group'],
    ])
    expect(told(later.id)).toEqual([
      ['none', null, 'other_class'],
      ['registered', false, null],
      ['none', null, 'not_in_group'],
    ])
    expect(told(planned.id)).toEqual([
      ['none', null, 'not_open'],
      ['none', null, 'not_open'],
      ['none', null, 'not_open'],
    ])
    const foreign = await child.call('listTimeSlots', { query: { accountIds: busy.accountId } })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'account_not_found'])
    world.now = new Date('2027-02-02T23:00:00Z')
    const over = await (await admin()).call('listTimeSlots', { query: { ...range, accountIds: busy.accountId } })
    expect(over.body.timeSlots[0].registrations[0]).toMatchObject({ state: 'none', hindrance: 'past' })
  })

  it('comes in pages by the start, in any zone, and only the days around today when none are named [C-208] [C-249] [C-250]', async () => {
    const { staff, id } = await weekly()
    const first = await staff.call('listTimeSlots', {
      query: { ...range, count: 3, recurringScheduleId: id, timeZone: 'Asia/Tokyo' },
    })
    expect(first.body.total).toBe(4)
    expect(first.body.timeSlots.map((slot: TimeSlot) => slot.local)).toEqual([
      '2027-02-02T06:00',
      '2027-02-09T06:00',
      '2027-02-16T06:00',
    ])
    const rest = await staff.call('listTimeSlots', { query: { ...range, offset: 3, count: 3 } })
    expect([rest.body.timeSlots.length, rest.body.total]).toEqual([1, 4])
    // 45 days ahead for staff, 30 for a family.
    expect((await staff.call('listTimeSlots')).body.total).toBe(7)
    expect((await (await student()).call('listTimeSlots')).body.total).toBe(5)
    const plain = await staff.call('listTimeSlots', { query: { ...range, count: 1, fields: 'status,startingAt' } })
    expect(plain.body.timeSlots).toEqual([
      { id: first.body.timeSlots[0].id, status: 'open', startingAt: '2027-02-01T21:00:00.000Z' },
    ])
  })

  it('is read by its id, whole or the fields that are named, and no others than there are [C-189]', async () => {
    const { staff, slot, params } = await opened()
    const tia = await world.person({ roles: ['tutor'] })
    await attends(slot.id, tia, { isTeacher: true })
    await attends(slot.id, await student())
    const get = async (fields: string) => (await staff.call('getTimeSlot', { params, query: { fields } })).body.timeSlot
    expect(await get('name,capacity')).toEqual({ id: slot.id, name: slot.name, capacity: slot.capacity })
    expect(await get('stats')).toEqual({
      id: slot.id,
      stats: { attendees: 1, attendeesWithCredits: 0, teachers: 1 },
    })
    expect(await get('teacherNames')).toEqual({ id: slot.id, teacherNames: [publicNameOf(tia)] })
    expect(Object.keys(await get('registrations'))).toEqual(['id', 'registrations'])
    const whole = (await staff.call('getTimeSlot', { params })).body.timeSlot
    expect(Object.keys(whole)).toEqual(expect.arrayContaining([...timeSlotFields]))
    expect((await staff.call('getTimeSlot', { params, query: { fields: 'name,secret' } })).status).toBe(400)
  })

  it('is looked up for at most 100 accounts or of at most 100 classes at once [A-302] [C-261]', async () => {
    const { staff, slot } = await opened()
    const ids = Array.from({ length: 100 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
    const attendees = async (timeSlotIds: readonly string[]) =>
      (await staff.call('listAttendees', { query: { timeSlotIds: timeSlotIds.join(',') } })).status
    expect([await attendees(ids), await attendees([...ids, slot.id])]).toEqual([200, 400])
    const weekly = async (accountIds: readonly string[]) =>
      (await staff.call('listRecurringAttendees', { query: { accountIds: accountIds.join(',') } })).body
    expect((await weekly([...ids, staff.accountId])).errors).toEqual([
      { field: 'accountIds', code: 'too_big', message: 'At most 100 at once.' },
    ])
    // A hundred are looked up: it is the accounts that are not there.
    expect((await weekly(ids)).code).toBe('account_not_found')
  })

  it('names the teachers, leaders first, and counts students without those who left [C-109]', async () => {
    const { staff, slot, params } = await opened()
    const [leader, assistant] = [await world.person({ roles: ['tutor'] }), await world.person({ roles: ['tutor'] })]
    const [child, gone] = [await student(), await student()]
    await attends(slot.id, assistant, { isTeacher: true })
    await attends(slot.id, leader, { isTeacher: true })
    await attends(slot.id, child)
    await attends(slot.id, gone)
    const of = async (person: Person) =>
      (
        await world.db.queries
          .selectFrom('attendees')
          .select('id')
          .where('account_id', '=', person.accountId)
          .executeTakeFirstOrThrow()
      ).id
    await world.db.queries
      .updateTable('attendees')
      .set({ leader_attendee_id: await of(leader) })
      .where('account_id', '=', assistant.accountId)
      .execute()
    await world.db.queries
      .updateTable('attendees')
      .set({ removed_at: world.now, removed_because: 'left' })
      .where('account_id', '=', gone.accountId)
      .execute()
    const { body } = await staff.call('getTimeSlot', { params, query: { accountIds: gone.accountId } })
    expect(body.timeSlot.stats).toEqual({ attendees: 1, attendeesWithCredits: 0, teachers: 2 })
    const names = [leader, assistant].map(publicNameOf)
    expect(body.timeSlot.teacherNames).toEqual(names)
    expect(body.timeSlot.registrations).toMatchObject([{ accountId: gone.accountId, state: 'none' }])
    expect(await peopleIn(slot.id)).toHaveLength(3)
  })
})

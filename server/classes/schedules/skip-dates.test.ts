import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { mondays, openClassTrial, single } from './class-trial.ts'

const world = openWorld()
const { admin, student, attends, comesWeekly, slotsOf, slotOn, peopleIn } = openClassTrial(world)

/** A weekly class until 22 February to which a child comes, with its parent. */
async function family(over: object = {}) {
  world.now = new Date('2027-02-01T05:00:00Z')
  const staff = await admin()
  const form = { ...mondays, status: 'none', endingOn: '2027-02-22', ...over }
  const { body } = await staff.call('createRecurringSchedule', { body: form })
  const { id } = body.recurringSchedule
  const [child, parent] = [await student(), await world.person({ roles: ['parent'], grade: null })]
  await world.manages(parent, child)
  await comesWeekly(id, child)
  const params = { recurringScheduleId: id }
  await staff.call('updateRecurringSchedule', { params, body: { schedule: { ...form, status: 'active' }, version: 1 } })
  return { staff, child, parent, id, params }
}

const skip = async (person: Person, params: { recurringScheduleId: string }, accountId: string | null, date: string) =>
  person.call('createSkipDate', { params, body: { date, accountId } })

describe('a date that a child skips', () => {
  it('leaves out only this child, who can come back [C-002] [C-114] [C-176] [C-187]', async () => {
    const { staff, child, parent, id, params } = await family()
    const other = await student()
    const slotId = await slotOn(id, '2027-02-08')
    await attends(slotId, other)
    const { status, body } = await skip(parent, params, child.accountId, '2027-02-08')
    expect(status).toBe(200)
    expect(body.skipDate).toMatchObject({
      date: '2027-02-08',
      recurringScheduleId: id,
      recurringSchedule: { name: 'Explorers on Monday', recurrence: { day: 1, minute: 960 } },
      account: { id: child.accountId },
      startingAt: '2027-02-08T21:00:00.000Z',
      local: '2027-02-08T16:00',
      zone: 'EST',
    })
    expect(await peopleIn(slotId)).toEqual([other.accountId])
    const seen = async () =>
      (await parent.call('getTimeSlot', { params: { timeSlotId: slotId }, query: { accountIds: child.accountId } }))
        .body.timeSlot.registrations[0]
    expect(await seen()).toMatchObject({ state: 'skipped', isRecurring: true, attendeeId: null })
    expect((await slotsOf(id))[1]?.[2]).toBe('open')
    await staff.call('generateTimeSlots', { params, body: {} })
    expect(await peopleIn(slotId)).toEqual([other.accountId])
    const listed = await parent.call('listRecurringSchedules', { query: { accountIds: child.accountId } })
    expect(listed.body.recurringSchedules[0].registrations[0]).toMatchObject({
      registered: true,
      skips: ['2027-02-08'],
    })
    const query = { date: '2027-02-08', accountId: child.accountId }
    expect((await parent.call('deleteSkipDate', { params, query })).status).toBe(200)
    expect(await seen()).toMatchObject({ state: 'registered', isRecurring: true })
    const again = await parent.call('deleteSkipDate', { params, query })
    expect([again.status, again.body.code]).toEqual([404, 'skip_date_not_found'])
  })

  it('is known before its class is made', async () => {
    const { staff, child, parent, id, params } = await family()
    expect((await skip(parent, params, child.accountId, '2027-03-01')).body.code).toBe('not_a_class_date')
    await staff.call('updateRecurringSchedule', {
      params,
      body: { schedule: { ...mondays, endingOn: null }, version: 2 },
    })
    expect((await skip(parent, params, child.accountId, '2027-05-24')).status).toBe(200)
    await staff.call('generateTimeSlots', { params, body: { days: 120 } })
    const rows = await world.db.queries
      .selectFrom('attendees')
      .select(['removed_because'])
      .where('time_slot_id', '=', await slotOn(id, '2027-05-24'))
      .execute()
    expect(rows).toEqual([{ removed_because: 'skip' }])
  })

  it('cannot be set by strangers, for who does not come, for no class date, nor once the class is past [C-140] [C-172]', async () => {
    const { staff, child, parent, params } = await family()
    const stranger = await world.person({ roles: ['parent'] })
    const outsider = await student()
    const codes = [
      await skip(stranger, params, child.accountId, '2027-02-08'),
      await skip(parent, params, null, '2027-02-08'),
      await skip(outsider, params, outsider.accountId, '2027-02-08'),
      await skip(parent, params, child.accountId, '2027-02-09'),
      await skip(staff, { recurringScheduleId: crypto.randomUUID() }, child.accountId, '2027-02-08'),
    ].map((answer) => answer.body.code)
    expect(codes).toEqual([
      'account_not_found',
      'account_not_found',
      'not_registered',
      'not_a_class_date',
      'schedule_not_found',
    ])
    world.now = new Date('2027-02-08T21:45:00Z')
    const late = await skip(await admin(), params, child.accountId, '2027-02-08')
    expect(late.body.code).toBe('time_slot_past')
  })

  it('cannot be taken back when the seat is gone, or the child is in another class', async () => {
    const { staff, child, parent, id, params } = await family({ capacity: 1 })
    const query = { date: '2027-02-08', accountId: child.accountId }
    await skip(parent, params, child.accountId, '2027-02-08')
    const other = await student()
    await attends(await slotOn(id, '2027-02-08'), other)
    expect((await parent.call('deleteSkipDate', { params, query })).body.code).toBe('time_slot_full')
    await world.db.queries
      .updateTable('attendees')
      .set({ removed_at: world.now, removed_because: 'left' })
      .where('account_id', '=', other.accountId)
      .execute()
    const made = await staff.call('createTimeSlot', { body: { ...single, date: '2027-02-08', minute: 970 } })
    await attends(made.body.timeSlot.id, child)
    expect((await parent.call('deleteSkipDate', { params, query })).body.code).toBe('other_class_then')
  })
})

describe('a date that the whole class skips', () => {
  it('cancels it for everybody and tells them; taken back, the same class takes place with the same people', async () => {
    const { staff, child, id, params } = await family()
    const slotId = await slotOn(id, '2027-02-08')
    const busy = await student()
    await attends(slotId, busy)
    expect((await skip(staff, params, null, '2027-02-08')).body.skipDate.account).toBeNull()
    expect((await slotsOf(id))[1]?.[2]).toBe('cancelled')
    const kinds = async () =>
      (await world.db.queries.selectFrom('outbox_mails').select('data').orderBy('created_at').execute()).map(
        (row) => (row.data as { kind: string }).kind,
      )
    expect(await kinds()).toEqual(['cancelled', 'cancelled'])
    const made = await staff.call('createTimeSlot', { body: { ...single, date: '2027-02-08', minute: 970 } })
    await attends(made.body.timeSlot.id, busy)
    expect((await staff.call('deleteSkipDate', { params, query: { date: '2027-02-08' } })).status).toBe(200)
    expect(await slotOn(id, '2027-02-08')).toBe(slotId)
    // Who has gone to another class in the meantime stays there.
    expect(await peopleIn(slotId)).toEqual([child.accountId])
    expect((await slotsOf(id))[1]).toEqual(['2027-02-08', '2027-02-08T21:00:00Z', 'open'])
  })

  it('of a class that was never made is made when it is taken back', async () => {
    const { staff, id, params } = await family()
    await staff.call('deleteTimeSlot', { params: { timeSlotId: await slotOn(id, '2027-02-15') } })
    await staff.call('deleteSkipDate', { params, query: { date: '2027-02-15' } })
    expect((await slotsOf(id)).map((slot) => slot[0])).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
  })

  it('is allowed only while the weekly class is planned or active [C-137]', async () => {
    const { staff, child, params } = await family()
    await world.db.queries.updateTable('recurring_schedules').set({ status: 'paused' }).execute()
    expect((await skip(staff, params, null, '2027-02-08')).body.code).toBe('schedule_not_running')
    expect((await skip(staff, params, child.accountId, '2027-02-08')).body.code).toBe('schedule_not_running')
  })

  it('can be a whole holiday of all schedules, shown before it is done', async () => {
    const { staff, child, id } = await family()
    const wednesdays = { ...mondays, name: 'Wednesdays', recurrence: { day: 3, minute: 600, duration: 30 } }
    const second = (await staff.call('createRecurringSchedule', { body: wednesdays })).body.recurringSchedule.id
    const dates = { from: '2027-02-07', to: '2027-02-17' }
    const preview = await staff.call('createSkipDates', { body: { dates, preview: true } })
    expect(preview.body).toEqual({ dates: 4, cancelled: 4, told: { students: 1, teachers: 0 } })
    expect((await slotsOf(id)).map((slot) => slot[2])).toEqual(['open', 'open', 'open', 'open'])
    expect((await staff.call('createSkipDates', { body: { dates } })).body).toEqual({
      dates: 4,
      cancelled: 4,
      told: { students: 1, teachers: 0 },
    })
    expect((await slotsOf(id)).map((slot) => slot[2])).toEqual(['open', 'cancelled', 'cancelled', 'open'])
    expect((await slotsOf(second)).slice(0, 4).map((slot) => slot[2])).toEqual([
      'open',
      'cancelled',
      'cancelled',
      'open',
    ])
    const again = await staff.call('createSkipDates', { body: { dates, recurringScheduleIds: [id] } })
    expect(again.body).toEqual({ dates: 0, cancelled: 0, told: { students: 0, teachers: 0 } })
    // One letter, not one for each class.
    const mails = await world.db.queries.selectFrom('outbox_mails').select('account_id').execute()
    expect(mails).toEqual([{ account_id: child.accountId }])
    const endless = await staff.call('createSkipDates', { body: { dates: { from: '0001-01-01', to: '9999-01-01' } } })
    expect(endless.status).toBe(400)
    expect((await child.call('createSkipDates', { body: { dates } })).status).toBe(403)
  })
})

describe('the list of skipped dates', () => {
  it('holds those of the accounts asked for and of whole classes they know; all for an administrator [C-186]', async () => {
    const { staff, child, parent, id, params } = await family()
    const outsider = await student(['challengers'])
    await skip(parent, params, child.accountId, '2027-02-08')
    await skip(staff, params, null, '2027-02-15')
    const dates = async (person: Person, query = {}) =>
      (await person.call('listSkipDates', { query })).body.skipDates.map(
        (one: { date: string; account: object | null }) => [one.date, one.account === null],
      )
    const both = [
      ['2027-02-08', false],
      ['2027-02-15', true],
    ]
    expect(await dates(staff)).toEqual(both)
    expect(await dates(parent, { accountIds: child.accountId })).toEqual(both)
    expect(await dates(child)).toEqual(both)
    expect(await dates(child, { from: '2027-02-09', to: '2027-02-28' })).toEqual([['2027-02-15', true]])
    expect(await dates(child, { date: '2027-02-08', recurringScheduleId: id })).toEqual([['2027-02-08', false]])
    expect(await dates(outsider)).toEqual([])
    const foreign = await outsider.call('listSkipDates', { query: { accountId: child.accountId } })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'account_not_found'])
  })
})

import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { mondays, openClassTrial } from './class-trial.ts'

const world = openWorld()
const { admin, student, comesWeekly, slotOn, peopleIn } = openClassTrial(world)

/** A weekly class of staff's own choice, to which a child comes by staff. */
async function family() {
  world.now = new Date('2027-02-01T05:00:00Z')
  const staff = await admin()
  const form = { ...mondays, status: 'none', endingOn: '2027-02-22', restrictions: ['explorers', 'internal'] }
  const { body } = await staff.call('createRecurringSchedule', { body: form })
  const { id } = body.recurringSchedule
  const child = await student()
  await comesWeekly(id, child)
  const params = { recurringScheduleId: id }
  await staff.call('updateRecurringSchedule', { params, body: { schedule: { ...form, status: 'active' }, version: 1 } })
  return { staff, child, id, params, slotId: await slotOn(id, '2027-02-08') }
}

describe('a child whom staff took out', () => {
  it('of one date does not come back by skipping it and taking that back; staff brings it back', async () => {
    const { staff, child, params, slotId } = await family()
    const { accountId } = child
    expect(await peopleIn(slotId)).toEqual([accountId])
    await staff.call('deleteAttendee', { params: { timeSlotId: slotId, accountId } })
    await child.call('createSkipDate', { params, body: { date: '2027-02-08', accountId } })
    const back = await child.call('deleteSkipDate', { params, query: { date: '2027-02-08', accountId } })
    expect([back.status, await peopleIn(slotId)]).toEqual([200, []])
    expect((await staff.call('createAttendee', { params: { timeSlotId: slotId }, body: { accountId } })).status).toBe(
      200,
    )
  })

  it('of a weekly class that takes no sign-ups does not come back to its single classes', async () => {
    const { staff, child, params, slotId } = await family()
    const { accountId } = child
    const ended = await staff.call('deleteRecurringAttendee', { params: { ...params, accountId } })
    expect(ended.body.classes).toBeGreaterThan(0)
    const again = await child.call('createAttendee', { params: { timeSlotId: slotId }, body: { accountId } })
    expect([again.body.code, await peopleIn(slotId)]).toEqual(['not_in_class_group', []])
  })
})

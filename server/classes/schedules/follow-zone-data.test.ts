import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { instantOf } from '../../wall-clock.ts'
import { mondays, openClassTrial, single } from './class-trial.ts'
import { followZoneData } from './follow-zone-data.ts'

const world = openWorld()
const { admin, student, attends, slotsOf, slotOn, peopleIn } = openClassTrial(world)

/** Zone data by which Vancouver is an hour earlier than this server knows: as if a law had just been passed. */
const instant: typeof instantOf = (wall, zone) =>
  new Date(instantOf(wall, zone).getTime() - (zone === 'America/Vancouver' ? 3_600_000 : 0))
const newer = { version: '2099z', instant }

describe('new zone data', () => {
  it('moves the classes it places elsewhere, keeps the wall time of those moved by hand, and tells their people once', async () => {
    world.now = new Date('2027-02-01T05:00:00Z')
    const staff = await admin()
    const form = { ...mondays, timeZone: 'America/Vancouver', endingOn: '2027-02-15' }
    const made = async (over: object): Promise<string> =>
      (await staff.call('createRecurringSchedule', { body: { ...form, ...over } })).body.recurringSchedule.id
    const id = await made({})
    const east = await made({ name: 'In the east', timeZone: 'America/New_York' })
    const later = await made({ name: 'An hour later', recurrence: { day: 1, minute: 1005, duration: 45 } })
    const lone = (await staff.call('createTimeSlot', { body: { ...single, timeZone: 'America/Vancouver' } })).body
      .timeSlot
    const child = await student()
    // Both move: each would be in the other's way if they moved one after the other.
    await attends(await slotOn(id, '2027-02-08'), child)
    await attends(await slotOn(later, '2027-02-08'), child)
    await staff.call('moveTimeSlot', {
      params: { timeSlotId: await slotOn(id, '2027-02-15') },
      body: { date: '2027-02-16', minute: 600 },
    })
    const before = await slotsOf(east)
    world.now = new Date('2027-02-02T05:00:00Z')
    // One of 1 February has begun; of the rest all in Vancouver move.
    expect(await followZoneData(world.db, world.now, newer)).toBe(5)
    expect(await slotsOf(id)).toEqual([
      ['2027-02-01', '2027-02-01T23:00:00Z', 'open'],
      ['2027-02-08', '2027-02-08T22:00:00Z', 'open'],
      ['2027-02-15', '2027-02-16T16:00:00Z', 'open'],
    ])
    expect((await slotsOf(later))[1]?.[1]).toBe('2027-02-08T22:45:00Z')
    expect(await slotsOf(east)).toEqual(before)
    expect(await peopleIn(await slotOn(id, '2027-02-08'))).toEqual([child.accountId])
    const mails = await world.db.queries.selectFrom('outbox_mails').select('data').execute()
    expect(mails).toMatchObject([{ data: { kind: 'changed', classes: [{}, {}] } }])
    expect(lone.startingAt).toBe('2027-02-02T23:00:00.000Z')
    expect(await followZoneData(world.db, world.now, newer)).toBe(0)
    expect(await followZoneData(world.db, world.now, { ...newer, version: '2099zz' })).toBe(0)
  })

  it('leaves a class where it is when somebody could not come to it at the new time', async () => {
    world.now = new Date('2027-02-01T05:00:00Z')
    const staff = await admin()
    const west = { ...single, timeZone: 'America/Vancouver', minute: 960 }
    const slot = (await staff.call('createTimeSlot', { body: west })).body.timeSlot
    // An hour before, on clocks that do not change.
    const other = (await staff.call('createTimeSlot', { body: { ...single, minute: 1080 - 60 } })).body.timeSlot
    const child = await student()
    await attends(slot.id, child)
    await attends(other.id, child)
    expect(await followZoneData(world.db, world.now, newer)).toBe(0)
    expect((await peopleIn(slot.id)).concat(await peopleIn(other.id))).toEqual([child.accountId, child.accountId])
  })
})

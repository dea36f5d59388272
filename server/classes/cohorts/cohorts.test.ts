import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { giveCredits } from '../attendance/attendance-scene.ts'
import { aClass, attends } from '../groups/class-of-tests.ts'
import { courseLabels } from './course-labels.ts'

const world = openWorld()
let admin: Person
let parent: Person
let promotionId: string
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  parent = await world.person({ roles: ['parent'], grade: null })
  promotionId = (await promote('WINTER', 2)).body.promotion.id
})

const promote = async (promotionCode: string, requiredCredits?: number, by = admin) =>
  by.call('createPromotion', {
    body: {
      promotionName: 'Winter course',
      promotionCode,
      ...(requiredCredits === undefined ? {} : { requiredCredits }),
    },
  })
/** Open classes, so many hours from now: Monday, November 2, 2026, 10 AM in New York. */
const classes = async (...hours: number[]): Promise<string[]> => {
  const ids: string[] = []
  for (const hour of hours) ids.push(await aClass(world.db, world.now, { status: 'open', inMinutes: hour * 60 }))
  return ids
}
const create = async (cohortCode: string, timeSlotIds: string[], more: object = {}, by = admin) =>
  by.call('createCohort', { body: { cohortCode, promotionId, timeSlotIds, readyForProduction: true, ...more } })
const get = async (by: Person, cohortCode: string, query: Record<string, unknown> = {}) =>
  by.call('getCohort', { params: { cohortCode }, query })
const codes = async (by: Person, query: Record<string, unknown> = {}) =>
  (await by.call('listCohorts', { query })).body.cohorts.map((one: { cohortCode: string }) => one.cohortCode)
const valid = async (code: string) => (await get(world.visitor(), code)).body.cohort.timeSlotsAreValidated
const week = 7 * 24

describe('promotions', () => {
  it('need 5 credits unless said otherwise, and have a code of their own [C-117] [C-253]', async () => {
    expect((await promote('SPRING')).body.promotion).toEqual({
      id: expect.any(String),
      promotionName: 'Winter course',
      promotionCode: 'SPRING',
      course: { requiredCredits: 5 },
    })
    expect((await promote('SPRING')).body.code).toBe('promotion_code_exists')
    expect((await promote('a b')).status).toBe(400)
    expect((await admin.call('listPromotions')).body.promotions).toHaveLength(2)
    for (const name of ['listPromotions', 'createPromotion', 'createCohort'] as const)
      expect((await parent.call(name, { body: {} })).status).toBe(403)
  })
})

describe('courses', () => {
  it('have a code, a start, labels, a promotion and their classes [C-116] [C-205]', async () => {
    const [later, first] = await classes(2 * week + 6, week + 6)
    const tia = await world.person({ roles: ['tutor'], grade: null })
    await attends(world.db, first ?? '', tia.accountId, world.now, { teaches: true })
    await create('winter-1', [later ?? '', first ?? ''])
    const { cohort } = (await get(world.visitor(), 'winter-1')).body
    expect(cohort).toEqual({
      id: expect.any(String),
      cohortCode: 'winter-1',
      startingAt: '2026-11-09T21:00:00.000Z',
      timingLabel: 'Mondays, 4:00 to 4:45 PM EST',
      startingLabel: 'Starts Monday, November 9',
      selectionLabel: 'Winter course: Mondays, 4:00 to 4:45 PM EST',
      writtenLabels: null,
      startingDateFormat: 'MMMM d',
      timeOfDayFormat: 'h:mm a',
      promotionId,
      promotion: {
        id: promotionId,
        promotionName: 'Winter course',
        promotionCode: 'WINTER',
        course: { requiredCredits: 2 },
      },
      timeSlots: [expect.objectContaining({ id: first }), expect.objectContaining({ id: later })],
      timeSlotsAreValidated: true,
      readyForProduction: true,
    })
    // A visitor is told of no person.
    expect(cohort.timeSlots[0].teacherNames).toEqual([])
    expect((await get(parent, 'winter-1')).body.cohort.timeSlots[0].teacherNames).toHaveLength(1)
    expect((await get(parent, 'winter-1', { fields: 'startingLabel' })).body.cohort).toEqual({
      id: cohort.id,
      cohortCode: 'winter-1',
      startingAt: cohort.startingAt,
      promotionId,
      readyForProduction: true,
      timeSlotsAreValidated: true,
      startingLabel: 'Starts Monday, November 9',
    })
  })

  it('are told on the clock of who reads, unless staff wrote a label', async () => {
    await world.db.queries
      .updateTable('accounts')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', '=', parent.accountId)
      .execute()
    await create('winter-1', await classes(week + 6, 2 * week + 6), { selectionLabel: 'After school' })
    expect((await get(parent, 'winter-1')).body.cohort).toEqual(
      expect.objectContaining({
        timingLabel: 'Tuesdays, 6:00 to 6:45 AM GMT+9',
        startingLabel: 'Starts Tuesday, November 10',
        selectionLabel: 'After school',
      }),
    )
    // Staff gets what it wrote apart, so that a form that is saved again leaves the rest to the clock of the reader.
    const { writtenLabels } = (await get(admin, 'winter-1')).body.cohort
    expect(writtenLabels).toEqual({ selectionLabel: 'After school', timingLabel: null, startingLabel: null })
    expect((await get(parent, 'winter-1')).body.cohort.writtenLabels).toBeNull()
  })

  it('are valid while all classes are announced and to come, and there are enough [C-206]', async () => {
    const ids = await classes(week, 2 * week)
    await create('enough', ids)
    await create('too-few', ids.slice(0, 1))
    expect([await valid('enough'), await valid('too-few')]).toEqual([true, false])
    const set = async (status: SlotStatus) =>
      world.db.queries
        .updateTable('time_slots')
        .set({ status })
        .where('id', '=', ids[1] ?? '')
        .execute()
    for (const [status, expected] of [
      ['cancelled', false],
      ['none', false],
      ['planned', true],
    ] as const) {
      await set(status)
      expect(await valid('enough'), status).toBe(expected)
    }
    world.now = new Date(world.now.getTime() + week * 3600_000)
    expect(await valid('enough')).toBe(false)
  })

  it('are listed by readiness, validity, start, promotion and code, in order [C-206]', async () => {
    const ids = await classes(week, 2 * week, 3 * week)
    await create('b2', ids.slice(1))
    await create('a1', ids)
    await create('draft', ids, { readyForProduction: false })
    await create('short', ids.slice(2))
    const other = (await promote('OTHER', 1)).body.promotion.id
    await create('other', ids.slice(0, 1), { promotionId: other })
    expect(await codes(world.visitor())).toEqual(['a1', 'other', 'b2', 'short'])
    expect(await codes(admin)).toEqual(['a1', 'draft', 'other', 'b2', 'short'])
    expect(await codes(parent, { readyForProduction: 'false' })).toEqual([])
    expect(await codes(admin, { readyForProduction: 'false' })).toEqual(['draft'])
    expect(await codes(parent, { readyForProduction: 'true', timeSlotsAreValidated: 'true' })).toEqual([
      'a1',
      'other',
      'b2',
    ])
    expect(await codes(parent, { timeSlotsAreValidated: 'false' })).toEqual(['short'])
    expect(await codes(parent, { startingAt: '2026-11-10T00:00:00Z' })).toEqual(['b2', 'short'])
    expect(await codes(parent, { promotionCode: 'OTHER' })).toEqual(['other'])
    expect(await codes(parent, { cohortCode: 'b2' })).toEqual(['b2'])
    expect(await codes(parent, { sort: '-startingAt' })).toEqual(['short', 'b2', 'a1', 'other'])
    const page = await parent.call('listCohorts', { query: { offset: 1, count: 1, fields: 'selectionLabel' } })
    expect(page.body).toEqual({ cohorts: [expect.objectContaining({ cohortCode: 'other' })], total: 4 })
    expect(page.body.cohorts[0].timeSlots).toBeUndefined()
  })

  it('are made, changed and removed by administrators; their classes stay', async () => {
    const ids = await classes(week, 2 * week)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await create('x1', [unknown])).body.code).toBe('time_slot_not_found')
    expect((await create('x1', ids, { promotionId: unknown })).body.code).toBe('promotion_not_found')
    expect((await create('x1', ids)).status).toBe(200)
    expect((await create('x1', ids)).body.code).toBe('cohort_code_exists')
    await create('x2', ids, { readyForProduction: false })
    expect((await get(parent, 'x2')).body.code).toBe('cohort_not_found')
    const change = async (cohortCode: string, body: object) =>
      admin.call('updateCohort', { params: { cohortCode }, body: { promotionId, timeSlotIds: ids.slice(1), ...body } })
    expect((await change('x2', { cohortCode: 'x1' })).body.code).toBe('cohort_code_exists')
    const changed = (await change('x2', { cohortCode: 'x3', readyForProduction: true })).body.cohort
    expect(changed.timeSlots.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1))
    expect((await change('x2', { cohortCode: 'x2' })).body.code).toBe('cohort_not_found')
    expect((await parent.call('deleteCohort', { params: { cohortCode: 'x3' } })).status).toBe(403)
    expect((await admin.call('deleteCohort', { params: { cohortCode: 'x3' } })).status).toBe(200)
    expect((await admin.call('deleteCohort', { params: { cohortCode: 'x3' } })).body.code).toBe('cohort_not_found')
    expect((await world.db.queries.selectFrom('time_slots').select('id').execute()).length).toBe(2)
  })
})

describe('labels of a course', () => {
  const at = (startingAt: string, duration = 45) => ({ startingAt: new Date(startingAt), duration })
  it('name up to three weekdays at one time, else the first time', () => {
    const label = (...times: ReturnType<typeof at>[]) => courseLabels('Course', times, 'America/New_York').timingLabel
    expect(label(at('2027-03-08T21:00:00Z'), at('2027-03-10T21:00:00Z'))).toBe(
      'Mondays and Wednesdays, 4:00 to 4:45 PM EST',
    )
    expect(label(at('2027-03-08T16:30:00Z'))).toBe('Mondays, 11:30 AM to 12:15 PM EST')
    expect(label(at('2027-03-08T21:00:00Z'), at('2027-03-09T22:00:00Z'))).toBe(
      '2 classes, the first 4:00 to 4:45 PM EST',
    )
    // The clocks change on March 14: the same time of day.
    expect(label(at('2027-03-08T21:00:00Z'), at('2027-03-15T20:00:00Z'))).toBe('Mondays, 4:00 to 4:45 PM EST')
    expect(label()).toBe('No classes yet')
  })
})

describe('signing up for a whole course', () => {
  const student = async (groups = ['explorers']): Promise<Person> => {
    const person = await world.person()
    await world.db.queries
      .updateTable('accounts')
      .set({ class_groups: groups })
      .where('id', '=', person.accountId)
      .execute()
    return person
  }
  const look = async (by: Person, whom: Person, cohortCode = 'winter-1') =>
    by.call('previewCohortSignUp', { params: { cohortCode }, query: { accountId: whom.accountId } })
  const book = async (by: Person, whom: Person, cohortCode = 'winter-1') =>
    by.call('signUpForCohort', { params: { cohortCode }, body: { accountId: whom.accountId } })
  const live = async (who: Person): Promise<string[]> =>
    (
      await world.db.queries
        .selectFrom('attendees')
        .select('time_slot_id')
        .where('account_id', '=', who.accountId)
        .where('removed_at', 'is', null)
        .execute()
    ).map((row) => row.time_slot_id)
  const mails = async () =>
    (await world.db.queries.selectFrom('outbox_mails').select('data').execute()).map(
      (row) => row.data as { kind: string; classes: unknown[] },
    )

  it('says what it does, does it at once, and tells of it once', async () => {
    const [sam, pat] = [await student(), parent]
    await world.manages(pat, sam)
    const ids = await classes(week, 2 * week, 3 * week)
    await create('winter-1', ids)
    await giveCredits({ db: world.db, now: world.now }, sam.accountId, 2, { onlyFor: sam.accountId })
    const effect = { classes: 3, already: 0, creditsMissing: 1, stopped: [] }
    expect((await look(pat, sam)).body).toEqual({ effect })
    // Looking changes nothing.
    expect([await live(sam), await mails()]).toEqual([[], []])
    expect((await book(pat, sam)).body).toEqual({ effect })
    expect((await live(sam)).toSorted()).toEqual(ids.toSorted())
    const told = await mails()
    expect(told.map(({ kind, classes: of }) => [kind, of.length])).toEqual([['signed_up', 3]])
    expect((await look(pat, sam)).body.code).toBe('already_attending')
    expect((await book(pat, sam)).body.code).toBe('already_attending')
  })

  it('is of all classes or of none: what is full or at the time of another class is named', async () => {
    const [sam, max] = [await student(), await student()]
    const [one = '', two = '', three = ''] = await classes(week, 2 * week, 3 * week)
    await create('winter-1', [one, two, three])
    const [other = ''] = await classes(2 * week)
    await attends(world.db, other, sam.accountId, world.now)
    await attends(world.db, one, sam.accountId, world.now)
    await attends(world.db, three, max.accountId, world.now)
    await world.db.queries.updateTable('time_slots').set({ capacity: 1 }).where('id', '=', three).execute()
    expect((await look(sam, sam)).body.effect).toEqual({
      classes: 2,
      already: 1,
      creditsMissing: 0,
      stopped: [
        { timeSlotId: two, local: '2026-11-16T10:00', zone: 'EST', because: 'other_class', otherClass: 'A class' },
        { timeSlotId: three, local: '2026-11-23T10:00', zone: 'EST', because: 'full', otherClass: null },
      ],
    })
    expect((await book(sam, sam)).body.code).toBe('other_class_then')
    expect((await live(sam)).toSorted()).toEqual([other, one].toSorted())
    expect(await mails()).toEqual([])
  })

  it('is refused as a sign-up for one class is', async () => {
    const sam = await student(['navigators'])
    await create('winter-1', await classes(week, 2 * week))
    await create('draft', await classes(week), { readyForProduction: false })
    expect((await look(sam, sam)).body.code).toBe('not_in_class_group')
    expect((await book(sam, sam)).body.code).toBe('not_in_class_group')
    expect((await look(sam, sam, 'draft')).body.code).toBe('cohort_not_found')
    expect((await look(parent, sam)).body.code).toBe('account_not_found')
    expect((await book(parent, sam)).body.code).toBe('account_not_found')
    const young = await world.person({ birthMonth: '2019/05' })
    expect((await book(young, young)).body.code).toBe('consent_needed')
  })
})

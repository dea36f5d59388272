import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecurringScheduleForm } from '@polyhex/contract/classes/recurring-schedule'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { Refusal } from '../../http/refusal.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { changeSlotStatus } from '../slots/set-slot-status.ts'
import { makeChange, planChange } from './change-schedule.ts'
import { mondays } from './class-trial.ts'
import { generateAllSlots, generateSlotsOf } from './generate-slots.ts'
import { skipForAccount, skipForAll } from './skip-dates.ts'

/** What several processes do at once to weekly classes. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2027-02-01T05:00:00Z')

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  async function aSchedule(over: Partial<RecurringScheduleForm> = {}): Promise<string> {
    const id = newId(now)
    const { name, status, timeZone, restrictions, startingOn, endingOn, recurrence, capacity } = { ...mondays, ...over }
    await db.queries
      .insertInto('recurring_schedules')
      .values({
        id,
        name,
        status,
        time_zone: timeZone,
        restrictions,
        starting_on: startingOn,
        ending_on: endingOn,
        capacity,
        ...recurrence,
        created_at: now,
        changed_at: now,
      })
      .execute()
    return id
  }

  async function aStudent(schedules: readonly string[]): Promise<string> {
    const id = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        id,
        username: `s.${id}`,
        password_hash: 'x',
        roles: ['student'],
        class_groups: ['explorers'],
        grade: 3,
        public_name: id,
        time_zone: 'UTC',
        avatar: 'x',
        created_at: now,
      })
      .execute()
    for (const schedule of schedules)
      await db.queries
        .insertInto('recurring_attendees')
        .values({ recurring_schedule_id: schedule, account_id: id, starting_on: '2027-02-01', created_at: now })
        .execute()
    return id
  }

  const slots = async () => db.queries.selectFrom('time_slots').selectAll().orderBy('occurrence_on').execute()
  const live = async () =>
    db.queries.selectFrom('attendees').selectAll().where('removed_at', 'is', null).orderBy('id').execute()
  const outcome = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )

  it('eight runs make each class once, with everybody in it once', async () => {
    const id = await aSchedule()
    for (let i = 0; i < 4; i++) await aStudent([id])
    const runs = await Promise.all(Array.from({ length: 8 }, async () => generateSlotsOf(db, id, now, 90)))
    expect(runs.reduce((sum, run) => sum + run.created, 0)).toBe(13)
    expect(runs.every((run) => run.created + run.existing === 13)).toBe(true)
    expect(await slots()).toHaveLength(13)
    expect(await live()).toHaveLength(52)
    expect((await slots()).every((slot) => slot.seats_taken === 4)).toBe(true)
  })

  it('nightly runs of several processes put a child into one of two classes at the same hour', async () => {
    const two = [await aSchedule(), await aSchedule({ name: 'At the same hour' })]
    for (let i = 0; i < 6; i++) await aStudent(two)
    await Promise.all([1, 2, 3, 4].map(async () => generateAllSlots(db, now)))
    expect(await slots()).toHaveLength(26)
    expect(await live()).toHaveLength(6 * 13)
  })

  it('a holiday and a run agree: the date has no open class, whoever was first', async () => {
    const id = await aSchedule()
    const skip = inTransaction(db, async (tx) => skipForAll(tx, id, '2027-02-08', true, now))
    await Promise.all([skip, ...[1, 2, 3].map(async () => generateSlotsOf(db, id, now, 90))])
    const ofDate = (await slots()).filter((slot) => slot.occurrence_on === '2027-02-08')
    expect(ofDate.filter((slot) => slot.status !== 'cancelled')).toEqual([])
    expect((await slots()).filter((slot) => slot.status === 'open')).toHaveLength(12)
  })

  it('one of several changes from the same version is made', async () => {
    const id = await aSchedule()
    await generateSlotsOf(db, id, now, 90)
    const outcomes = await Promise.all(
      [600, 660, 720, 780, 840].map(async (minute) => {
        const form = { ...mondays, recurrence: { day: 1, minute, duration: 45 as const } }
        return outcome(
          inTransaction(db, async (tx) => {
            const planned = await planChange(tx, id, { form, version: 1 }, now)
            await makeChange(tx, planned, { notify: true }, now)
          }),
        )
      }),
    )
    expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 4 }, () => 'schedule_changed')])
    expect(new Set((await slots()).map((slot) => slot.local_start?.slice(11))).size).toBe(1)
  })

  it('cancelling, skipping and changing one class come one after the other and leave its seats right', async () => {
    const id = await aSchedule()
    const children = [await aStudent([id]), await aStudent([id]), await aStudent([id])]
    await generateSlotsOf(db, id, now, 90)
    const slot = (await slots()).find((one) => one.occurrence_on === '2027-02-08')
    if (slot === undefined) throw new Error('the class has been made')
    const form = { ...mondays, recurrence: { day: 1, minute: 600, duration: 45 as const } }
    const works = [
      ...children.map(async (accountId) =>
        inTransaction(db, async (tx) => skipForAccount(tx, id, { accountId, date: '2027-02-08', notify: true }, now)),
      ),
      inTransaction(db, async (tx) => changeSlotStatus(tx, slot.id, { status: 'cancelled', notify: true }, now)),
      inTransaction(db, async (tx) => {
        const planned = await planChange(tx, id, { form, version: 1 }, now)
        await makeChange(tx, planned, { notify: true }, now)
      }),
    ]
    expect(await Promise.all(works.map(outcome))).toEqual(['done', 'done', 'done', 'done', 'done'])
    const after = (await slots()).find((one) => one.id === slot.id)
    expect(after).toMatchObject({ status: 'cancelled', seats_taken: 0, local_start: '2027-02-08T10:00' })
    const gone = await db.queries
      .selectFrom('attendees')
      .select('removed_because')
      .where('time_slot_id', '=', slot.id)
      .execute()
    expect(gone.map((row) => row.removed_because)).toEqual(['skip', 'skip', 'skip'])
  })

  it('changes of a series keep classes and the people in them, and nobody is ever in two at once', async () => {
    const change = fc.record({
      day: fc.integer({ min: 0, max: 6 }),
      minute: fc.constantFrom(0, 150, 600, 960, 1439),
      duration: fc.constantFrom(30 as const, 90 as const),
      timeZone: fc.constantFrom('America/New_York' as const, 'Pacific/Auckland' as const),
      status: fc.constantFrom('plan' as const, 'active' as const),
      hours: fc.integer({ min: 0, max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        await emptyDatabase(db)
        const id = await aSchedule()
        const children = [await aStudent([id]), await aStudent([id])]
        await generateSlotsOf(db, id, now, 60)
        let at = now
        let version = 1
        for (const { hours, day, minute, duration, ...rest } of changes) {
          at = new Date(at.getTime() + hours * 3_600_000)
          const before = new Map((await live()).map((row) => [row.id, `${row.time_slot_id} ${row.account_id}`]))
          const form = { ...mondays, ...rest, recurrence: { day, minute, duration } }
          const moment = at
          const effect = await inTransaction(db, async (tx) => {
            const planned = await planChange(tx, id, { form, version }, moment)
            const { created } = await makeChange(tx, planned, { notify: true }, moment)
            expect(created).toBe(planned.effect.created)
            return planned.effect
          })
          version += 1
          expect([effect.removed, effect.cancelled, effect.conflicts]).toEqual([0, 0, []])
          const after = new Map((await live()).map((row) => [row.id, `${row.time_slot_id} ${row.account_id}`]))
          for (const [attendee, place] of before) expect(after.get(attendee)).toBe(place)
          const made = await slots()
          expect(new Set(made.map((slot) => slot.occurrence_on)).size).toBe(made.length)
          const again = await generateSlotsOf(db, id, at, 90)
          expect(again.created).toBe(0)
          expect(new Set((await live()).map((row) => row.account_id))).toEqual(new Set(children))
        }
      }),
      { numRuns: 12 },
    )
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCredits } from '../../credits/add-credits.ts'
import { brokenCredits } from '../../credits/check-credits.ts'
import { reallocateCredits } from '../../credits/reallocate-credits.ts'
import type { Database, Tx } from '../../database/database.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import type { ClassAccount } from '../class-viewer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import {
  creditCounts,
  giveCredits,
  hours,
  makeSchedule,
  makeSlot,
  makeStudent,
  type Scene,
  supply,
} from './attendance-scene.ts'
import { brokenSeats } from './check-seats.ts'
import { leaveClass } from './leave-class.ts'
import { lockSlots } from './hold-slots.ts'
import { settleClass, settleClasses } from './settle-classes.ts'
import { settleSeats } from './settle-seats.ts'
import { signUpFor } from './sign-up.ts'
import { joinWaiting } from './waiting-list.ts'
import { comeWeekly, stopWeekly } from './weekly-students.ts'

/** What a whole school does at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  let scene: Scene
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
    scene = { db, now }
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  /** As the handlers do it: two that wait for each other are tried again. */
  const whole = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => inTransaction(db, work)
  const account = (id: string): ClassAccount => ({
    id,
    groups: ['explorers'],
    isStudent: true,
    publicName: id,
    name: null,
  })
  const as = (id: string) => ({ account: account(id), byAdmin: false, notify: false })
  const join = async (slotId: string, id: string) => whole(async (tx) => signUpFor(tx, slotId, as(id), now))
  const leave = async (slotId: string, accountId: string) =>
    whole(async (tx) => leaveClass(tx, { slotId, accountId }, { byStaff: false, notify: false }, now))
  const students = async (count: number) => Promise.all(Array.from({ length: count }, async () => makeStudent(scene)))
  const outcomes = (settled: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
    const found: Record<string, number> = {}
    for (const one of settled) {
      const name = one.status === 'fulfilled' ? 'done' : String((one.reason as { code?: string }).code ?? one.reason)
      found[name] = (found[name] ?? 0) + 1
    }
    return found
  }
  const seats = async (id: string) =>
    (await db.queries.selectFrom('time_slots').select('seats_taken').where('id', '=', id).executeTakeFirstOrThrow())
      .seats_taken
  const right = async () => expect([await brokenCredits(db), await brokenSeats(db)]).toEqual([{}, {}])

  it('50 students who sign up for 12 seats take exactly 12', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24), capacity: 12 })
    const all = await students(50)
    const settled = await Promise.allSettled(all.map(async (id) => join(slot, id)))
    expect(outcomes(settled)).toEqual({ done: 12, time_slot_full: 38 })
    expect(await seats(slot)).toBe(12)
    await right()
  })

  it('the same student ten times is in the class once', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24) })
    const id = await makeStudent(scene)
    const settled = await Promise.allSettled(Array.from({ length: 10 }, async () => join(slot, id)))
    expect(outcomes(settled)).toEqual({ done: 1, already_attending: 9 })
    expect(await seats(slot)).toBe(1)
  })

  it('a student who signs up for ten classes at one time is in one', async () => {
    const slots = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => makeSlot(scene, { startingAt: hours(now, 24 + i / 20) })),
    )
    const id = await makeStudent(scene)
    const settled = await Promise.allSettled(slots.map(async (slot) => join(slot, id)))
    expect(outcomes(settled)).toEqual({ done: 1, other_class_then: 9 })
  })

  it('20 who allocate three credits give three', async () => {
    const parent = await makeStudent(scene, { roles: ['parent'] })
    const all = await students(4)
    for (const id of all) await supply(scene, id, parent)
    const slots = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => makeSlot(scene, { startingAt: hours(now, 24 * (i + 1)) })),
    )
    await giveCredits(scene, parent, 3)
    const settled = await Promise.allSettled(all.flatMap((id) => slots.map(async (slot) => join(slot, id))))
    expect(outcomes(settled)).toEqual({ done: 20 })
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) =>
        whole(async (tx) => reallocateCredits(tx, [all[i % 4] ?? parent], now)),
      ),
    )
    expect(await creditCounts(scene)).toEqual({ allocated: 3 })
    await right()
  })

  it('64 who sign up after ten credits of one parent give ten, and nobody is turned away', async () => {
    const parent = await makeStudent(scene, { roles: ['parent'] })
    await giveCredits(scene, parent, 10)
    const all = await students(64)
    const slots: string[] = []
    for (const [index, id] of all.entries()) {
      await supply(scene, id, parent)
      slots.push(await makeSlot(scene, { startingAt: hours(now, index + 1) }))
    }
    const settled = await Promise.allSettled(all.map(async (id, index) => join(slots[index] ?? '', id)))
    expect(outcomes(settled)).toEqual({ done: 64 })
    expect(await creditCounts(scene)).toEqual({ allocated: 10 })
    await right()
  })

  it('a class that is cancelled while students sign up holds no credit', async () => {
    for (let round = 0; round < 5; round++) {
      const slot = await makeSlot(scene, { startingAt: hours(now, 24 + round) })
      const all = await students(6)
      for (const id of all) await giveCredits(scene, id, 1, { onlyFor: id })
      const cancel = whole(async (tx) => {
        await lockSlots(tx, [slot], now)
        await tx.updateTable('time_slots').set({ status: 'cancelled' }).where('id', '=', slot).execute()
        const rows = await tx.selectFrom('attendees').select('account_id').where('time_slot_id', '=', slot).execute()
        await settleSeats(tx, { slotIds: [slot], accountIds: rows.map((row) => row.account_id) }, now)
      })
      const settled = await Promise.allSettled([cancel, ...all.map(async (id) => join(slot, id))])
      const { done = 0, time_slot_not_open: late = 0 } = outcomes(settled)
      expect(done + late).toBe(7)
    }
    expect(await creditCounts(scene)).toEqual({ available: 30 })
    await right()
  })

  it('a class that is settled five times at once is settled once', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 1) })
    const all = await students(4)
    for (const id of all) {
      await giveCredits(scene, id, 2, { onlyFor: id })
      await join(slot, id)
    }
    const tutor = await makeStudent(scene, { roles: ['tutor'] })
    await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, group_status, created_at, changed_at)
      values (gen_random_uuid(), ${slot}, ${tutor}, true, 'joined', ${now}, ${now})`.execute(db.queries)
    const later = hours(now, 2)
    const settled = await Promise.all(Array.from({ length: 5 }, async () => settleClass(db, slot, later)))
    expect(settled.filter(Boolean)).toHaveLength(1)
    expect(await creditCounts(scene)).toEqual({ available: 4, used: 4 })
    await right()
  })

  it('places that become free go to as many who wait', async () => {
    const slot = await makeSlot(scene, { startingAt: hours(now, 24), capacity: 8 })
    const [inside, waiting] = [await students(8), await students(12)]
    await Promise.all(inside.map(async (id) => join(slot, id)))
    await Promise.all(waiting.map(async (id) => whole(async (tx) => joinWaiting(tx, slot, as(id), now))))
    await Promise.all(inside.slice(0, 5).map(async (id) => leave(slot, id)))
    expect(await seats(slot)).toBe(8)
    const left = await db.queries.selectFrom('waiting_places').select('id').execute()
    expect(left).toHaveLength(7)
    await right()
  })

  it('who leaves at once, each for a place that the other waits for, need not be tried again', async () => {
    for (let round = 0; round < 12; round++) {
      const [first, second] = await Promise.all(
        [0, 1].map(async (i) => makeSlot(scene, { startingAt: hours(now, 24 + 2 * i), capacity: 1 })),
      )
      const [one = '', other = ''] = await students(2)
      await join(first ?? '', one)
      await join(second ?? '', other)
      await whole(async (tx) => joinWaiting(tx, second ?? '', as(one), now))
      await whole(async (tx) => joinWaiting(tx, first ?? '', as(other), now))
      // Without another try, so that two that wait for each other are seen.
      const goes = async (slotId: string, accountId: string) =>
        db.queries
          .transaction()
          .execute(async (tx) => leaveClass(tx, { slotId, accountId }, { byStaff: false, notify: false }, now))
      const settled = await Promise.allSettled([goes(first ?? '', one), goes(second ?? '', other)])
      expect(outcomes(settled)).toEqual({ done: 2 })
      expect([await seats(first ?? ''), await seats(second ?? '')]).toEqual([1, 1])
    }
    await right()
  })

  it('everything at once ends, without a fault and with every sum right', async () => {
    const dates = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']
    const weekly = await Promise.all([1, 2].map(async () => makeSchedule(scene, { dates, capacity: 6 })))
    const single = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => makeSlot(scene, { startingAt: hours(now, 24 * (i + 1)), capacity: 5 })),
    )
    const over = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => makeSlot(scene, { startingAt: hours(now, -24 - i) })),
    )
    const parents = await Promise.all(Array.from({ length: 4 }, async () => makeStudent(scene, { roles: ['parent'] })))
    const all = await students(12)
    for (const [i, id] of all.entries()) await supply(scene, id, parents[i % 4] ?? '')
    for (const slot of over)
      await sql`insert into attendees (id, time_slot_id, account_id, created_at, changed_at)
        select gen_random_uuid(), ${slot}, id, ${now}, ${now} from unnest(${all}::uuid[]) as p (id)`.execute(db.queries)
    const slots = [...single, ...weekly.flatMap(({ slotIds }) => slotIds)]
    let seed = 7
    const draw = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const pick = (from: readonly string[]): string => from[draw(from.length)] ?? ''
    const jobs = Array.from({ length: 240 }, (): (() => Promise<unknown>) => {
      const [slot, id, parent] = [pick(slots), pick(all), pick(parents)]
      const { scheduleId } = weekly[draw(2)] ?? { scheduleId: '' }
      const wish = { date: undefined, byAdmin: false, notify: draw(2) === 0 }
      switch (draw(8)) {
        case 0:
        case 1:
          return async () => join(slot, id)
        case 2:
          return async () => leave(slot, id)
        case 3:
          return async () => whole(async (tx) => joinWaiting(tx, slot, as(id), now))
        case 4: {
          const accounts = [...new Set([id, pick(all), pick(all)])].map(account)
          return async () => whole(async (tx) => comeWeekly(tx, scheduleId, { ...wish, accounts }, now))
        }
        case 5:
          return async () => whole(async (tx) => stopWeekly(tx, scheduleId, { ...wish, accountId: id }, now))
        case 6: {
          const credits = { ownerId: parent, onlyFor: null, count: 2, source: 'purchased', expiresOn: null } as const
          return async () => whole(async (tx) => addCredits(tx, credits, null, now))
        }
        default:
          return async () => settleClasses(db, now)
      }
    })
    const settled = await Promise.allSettled(jobs.map(async (job) => job()))
    const allowed = new Set([
      ...['done', 'already_attending', 'time_slot_full', 'other_class_then', 'not_attendee', 'time_slot_not_full'],
      ...['already_registered', 'not_registered'],
    ])
    expect(Object.keys(outcomes(settled)).filter((name) => !allowed.has(name))).toEqual([])
    expect(outcomes(settled)['done']).toBeGreaterThan(80)
    await right()
  })
})

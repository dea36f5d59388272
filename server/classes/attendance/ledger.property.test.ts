import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCredits } from '../../credits/add-credits.ts'
import { brokenCredits } from '../../credits/check-credits.ts'
import { expireOverdueCredits } from '../../credits/expire-credits.ts'
import { giveBackCredit } from '../../credits/give-back.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Database, Tx } from '../../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { creditCounts, hours, makeSlot, makeStudent, type Scene, supply } from './attendance-scene.ts'
import { brokenSeats } from './check-seats.ts'
import { leaveClass } from './leave-class.ts'
import { lockSlots } from './hold-slots.ts'
import { settleClasses } from './settle-classes.ts'
import { settleSeats } from './settle-seats.ts'
import { signUpFor } from './sign-up.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(async () => db.close())

const start = new Date('2026-11-02T15:00:00Z')
const [studentCount, slotCount] = [3, 5]

/** One thing that happens. Numbers choose the student and the class. */
type Happening =
  | { readonly does: 'join' | 'leave'; readonly student: number; readonly slot: number }
  | {
      readonly does: 'status'
      readonly slot: number
      readonly status: 'open' | 'planned' | 'cancelled' | 'ready_to_group'
    }
  | { readonly does: 'move'; readonly slot: number; readonly hours: number }
  | { readonly does: 'buy'; readonly owner: number; readonly count: number; readonly days: number | null }
  | { readonly does: 'room'; readonly student: number; readonly slot: number }
  | { readonly does: 'wait'; readonly hours: number }
  | { readonly does: 'settle' | 'expire' | 'giveBack' | 'deleteSlot'; readonly slot: number }

const student = fc.nat(studentCount - 1)
const slot = fc.nat(slotCount - 1)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('join' as const), student, slot }) },
  fc.record({ does: fc.constant('leave' as const), student, slot }),
  fc.record({
    does: fc.constant('status' as const),
    slot,
    status: fc.constantFrom('open' as const, 'planned' as const, 'cancelled' as const, 'ready_to_group' as const),
  }),
  fc.record({ does: fc.constant('move' as const), slot, hours: fc.integer({ min: -30, max: 60 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('buy' as const),
      owner: fc.nat(studentCount),
      count: fc.integer({ min: 1, max: 3 }),
      days: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
  },
  fc.record({ does: fc.constant('room' as const), student, slot }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  fc.record({
    does: fc.constantFrom('settle' as const, 'expire' as const, 'giveBack' as const, 'deleteSlot' as const),
    slot,
  }),
)

/** A small school, and how much has been given out in it. */
interface School {
  now: Date
  added: number
  readonly students: readonly string[]
  readonly parent: string
  readonly slots: readonly string[]
}

async function openSchool(): Promise<School> {
  await emptyDatabase(db)
  const scene: Scene = { db, now: start }
  const parent = await makeStudent(scene, { roles: ['parent'] })
  const students: string[] = []
  for (let i = 0; i < studentCount; i++) {
    const id = await makeStudent(scene)
    // The last one has nobody.
    if (i < studentCount - 1) await supply(scene, id, parent)
    students.push(id)
  }
  const slots: string[] = []
  for (let i = 0; i < slotCount; i++) {
    const zone = i % 2 === 0 ? 'America/New_York' : 'Asia/Tokyo'
    slots.push(await makeSlot(scene, { startingAt: hours(start, 10 * (i + 1)), timeZone: zone, capacity: 2 }))
  }
  const tutor = await makeStudent(scene, { roles: ['tutor'] })
  // A tutor comes to every other class.
  for (let i = 0; i < slotCount; i += 2)
    await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, group_status, created_at, changed_at)
      values (gen_random_uuid(), ${slots[i] ?? ''}, ${tutor}, true, 'joined', ${start}, ${start})`.execute(db.queries)
  return { now: start, added: 0, students, parent, slots }
}

/** Changes a class as schedules do: held, changed, and its seats and credits put in order. */
async function changeSlot(school: School, slotId: string, change: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.queries.transaction().execute(async (tx) => {
    const [held] = await lockSlots(tx, [slotId], school.now)
    if (held === undefined || held.past) return
    const rows = await tx.selectFrom('attendees').select('account_id').where('time_slot_id', '=', slotId).execute()
    await change(tx)
    await settleSeats(tx, { slotIds: [slotId], accountIds: rows.map((row) => row.account_id) }, school.now)
  })
}

async function giveBackOne(school: School): Promise<void> {
  const used = await db.queries
    .selectFrom('credits')
    .select('id')
    .where('status', '=', 'used')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (used !== undefined)
    await db.queries.transaction().execute((tx) => giveBackCredit(tx, used.id, school.parent, school.now))
}

async function happen(school: School, one: Happening): Promise<void> {
  const { now, students, slots, parent } = school
  const slotId = 'slot' in one ? (slots[one.slot] ?? '') : ''
  const accountId = 'student' in one ? (students[one.student] ?? '') : ''
  const account = { id: accountId, groups: [], isStudent: true, publicName: '', name: null }
  const inTx = async (work: (tx: Tx) => Promise<unknown>) => db.queries.transaction().execute(work)
  switch (one.does) {
    case 'join':
      return void (await inTx((tx) => signUpFor(tx, slotId, { account, byAdmin: false, notify: false }, now)))
    case 'leave':
      return void (await inTx((tx) => leaveClass(tx, { slotId, accountId }, { byStaff: false, notify: false }, now)))
    case 'status':
      return changeSlot(school, slotId, (tx) =>
        tx.updateTable('time_slots').set({ status: one.status }).where('id', '=', slotId).execute(),
      )
    case 'move':
      return changeSlot(school, slotId, (tx) =>
        sql`update time_slots set starting_at = starting_at + make_interval(hours => ${one.hours}) where id = ${slotId}`.execute(
          tx,
        ),
      )
    case 'deleteSlot':
      return changeSlot(school, slotId, (tx) => tx.deleteFrom('time_slots').where('id', '=', slotId).execute())
    case 'buy': {
      const ownerId = students[one.owner] ?? parent
      const expiresOn =
        one.days === null
          ? null
          : hours(now, 24 * one.days)
              .toISOString()
              .slice(0, 10)
      const onlyFor = ownerId === parent ? null : ownerId
      const bought = { ownerId, onlyFor, count: one.count, source: 'purchased', expiresOn } as const
      await inTx((tx) => addCredits(tx, bought, null, now))
      school.added += one.count
      return
    }
    case 'room':
      await db.queries
        .updateTable('attendees')
        .set({ group_status: 'joined' })
        .where('time_slot_id', '=', slotId)
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .where('group_status', '=', 'none')
        .execute()
      return
    case 'wait':
      school.now = hours(now, one.hours)
      return
    case 'settle':
      return void (await settleClasses(db, now))
    case 'expire':
      return void (await expireOverdueCredits(db, null, now))
    case 'giveBack':
      return giveBackOne(school)
  }
}

it('whatever happens, no credit is made, lost or used twice, and each is where its history says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 40 }), async (all) => {
      const school = await openSchool()
      for (const one of all) {
        try {
          await happen(school, one)
        } catch (error) {
          // Moves and returns may put somebody into two classes at once, which the database refuses.
          const refused = error instanceof Refusal || (error as { code?: string }).code === '23P01'
          if (!refused) throw error
        }
        expect([one, await brokenCredits(db), await brokenSeats(db)]).toEqual([one, {}, {}])
      }
      const counts = await creditCounts({ db, now: school.now })
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(school.added)
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from credits
        where (status = 'used') <> (class_date is not null)`.execute(db.queries)
      expect(rows[0]?.count).toBe(0)
    }),
    { numRuns: 12 },
  )
}, 180_000)

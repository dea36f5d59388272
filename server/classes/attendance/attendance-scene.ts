import { inTransaction } from '../../database/in-transaction.ts'
import type { ScheduleStatus, SlotStatus } from '@polyhex/contract/classes/class-statuses'
import type { CreditSource } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import { addCredits } from '../../credits/add-credits.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { addToSlots } from './add-to-slots.ts'
import { settleSeats } from './settle-seats.ts'

/** People, classes and credits for the tests of this folder. Times are UTC; classes last 45 minutes unless said otherwise. */
export interface Scene {
  readonly db: Database
  readonly now: Date
}

export const hours = (now: Date, count: number): Date => new Date(now.getTime() + count * 3_600_000)

export async function makeStudent(
  { db, now }: Scene,
  given: { roles?: string[]; groups?: string[] } = {},
): Promise<string> {
  const id = newId(now)
  await db.queries
    .insertInto('accounts')
    .values({
      id,
      username: `s.${id}`,
      password_hash: 'x',
      roles: given.roles ?? ['student'],
      class_groups: given.groups ?? [],
      public_name: id,
      time_zone: 'America/New_York',
      avatar: 'x',
      created_at: now,
    })
    .execute()
  return id
}

export async function makeSlot(
  { db, now }: Scene,
  given: {
    startingAt: Date
    status?: SlotStatus
    duration?: number
    capacity?: number | null
    timeZone?: string
    restrictions?: string[]
    scheduleId?: string
    on?: string
  },
): Promise<string> {
  const id = newId(now)
  await db.queries
    .insertInto('time_slots')
    .values({
      id,
      recurring_schedule_id: given.scheduleId ?? null,
      occurrence_on: given.on ?? null,
      status: given.status ?? 'open',
      starting_at: given.startingAt,
      duration: given.duration ?? 45,
      time_zone: given.timeZone ?? 'America/New_York',
      restrictions: given.restrictions ?? [],
      capacity: given.capacity ?? null,
      tzdata: 'test',
      created_at: now,
      changed_at: now,
    })
    .execute()
  return id
}

/** A weekly class on Mondays at 4 PM in New York from a date on, with a class on each of the given dates. */
export async function makeSchedule(
  scene: Scene,
  given: {
    dates: string[]
    restrictions?: string[]
    status?: ScheduleStatus
    capacity?: number | null
    slotStatus?: SlotStatus
  },
): Promise<{ scheduleId: string; slotIds: string[] }> {
  const { db, now } = scene
  const scheduleId = newId(now)
  const restrictions = given.restrictions ?? ['explorers']
  await db.queries
    .insertInto('recurring_schedules')
    .values({
      id: scheduleId,
      name: 'Monday Explorers',
      status: given.status ?? 'active',
      time_zone: 'America/New_York',
      day: 1,
      minute: 960,
      duration: 45,
      starting_on: given.dates[0] ?? '2026-11-02',
      restrictions,
      capacity: given.capacity ?? null,
      created_at: now,
      changed_at: now,
    })
    .execute()
  const slotIds: string[] = []
  for (const on of given.dates) {
    const slot = { startingAt: new Date(`${on}T21:00:00Z`), scheduleId, on, restrictions }
    const more = { capacity: given.capacity ?? null, status: given.slotStatus ?? ('open' as const) }
    slotIds.push(await makeSlot(scene, { ...slot, ...more }))
  }
  return { scheduleId, slotIds }
}

/** Lets a student use somebody's credits. */
export async function supply({ db, now }: Scene, studentId: string, supplierId: string): Promise<void> {
  await db.queries
    .insertInto('account_links')
    .values({
      id: newId(now),
      holder_id: studentId,
      subject_id: supplierId,
      permission: 'sourceCredits',
      status: 'confirmed',
      asked_by: studentId,
      accepted: true,
      created_at: now,
      changed_at: now,
    })
    .execute()
}

export async function giveCredits(
  { db, now }: Scene,
  ownerId: string,
  count: number,
  given: { source?: CreditSource; expiresOn?: string | null; onlyFor?: string | null } = {},
): Promise<string[]> {
  const { source = 'purchased', expiresOn = null, onlyFor = null } = given
  return inTransaction(db, (tx) => addCredits(tx, { ownerId, onlyFor, count, source, expiresOn }, null, now))
}

/** Which credit pays for which class of an account, by the id of the class; null where none does. */
export async function paidClasses({ db }: Scene, accountId: string): Promise<Record<string, string | null>> {
  const rows = await db.queries
    .selectFrom('attendees')
    .select(['time_slot_id', 'credit_id'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.time_slot_id, row.credit_id]))
}

/** How many credits of each status there are. */
export async function creditCounts({ db }: Scene): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::int as count from credits
    group by 1 order by 1`.execute(db.queries)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** Puts a student into classes as signing up does, without asking whether it may; gives what came of each. */
export async function joinClasses(
  { db, now }: Scene,
  accountId: string,
  slotIds: readonly string[],
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const places = slotIds.map((slotId) => ({ slotId, accountId }))
    const outcomes = await addToSlots(tx, places, { recurring: false }, now)
    await settleSeats(tx, { slotIds: [], accountIds: [accountId] }, now)
    return outcomes.map(({ outcome }) => outcome)
  })
}

/** Why the state of a credit changed, oldest first. */
export async function reasonsOf({ db }: Scene, creditId: string): Promise<string[]> {
  const rows = await db.queries
    .selectFrom('credit_changes')
    .select('reason')
    .where('credit_id', '=', creditId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.reason)
}

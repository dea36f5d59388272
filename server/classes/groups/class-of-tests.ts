import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

/** Rows of a class for tests, written as they lie in the database. */

const minute = 60_000

export interface ClassOfTests {
  readonly status?: SlotStatus
  /** Minutes from now to its start. */
  readonly inMinutes?: number
  readonly duration?: 30 | 45 | 60 | 75 | 90 | 180
  readonly scheduleId?: string
  readonly sectionId?: string
}

/** A class that takes place; ready to group, in two hours, unless said otherwise. */
export async function aClass(db: Database, now: Date, given: ClassOfTests = {}): Promise<string> {
  const id = newId(now)
  const startingAt = new Date(now.getTime() + (given.inMinutes ?? 120) * minute)
  await db.queries
    .insertInto('time_slots')
    .values({
      id,
      name: 'A class',
      status: given.status ?? 'ready_to_group',
      starting_at: startingAt,
      duration: given.duration ?? 45,
      time_zone: 'America/New_York',
      restrictions: ['explorers'],
      recurring_schedule_id: given.scheduleId ?? null,
      occurrence_on: given.scheduleId === undefined ? null : startingAt.toISOString().slice(0, 10),
      section_id: given.sectionId ?? null,
      tzdata: '2026c',
      created_at: now,
      changed_at: now,
    })
    .execute()
  return id
}

/** A weekly class without any classes yet. */
export async function aSchedule(db: Database, now: Date): Promise<string> {
  const id = newId(now)
  await db.queries
    .insertInto('recurring_schedules')
    .values({
      id,
      name: 'Explorers',
      status: 'active',
      time_zone: 'America/New_York',
      day: 1,
      minute: 960,
      duration: 45,
      starting_on: '2026-01-01',
      restrictions: ['explorers'],
      created_at: now,
      changed_at: now,
    })
    .execute()
  return id
}

interface Joining {
  readonly teaches?: boolean
  /** Attendee whom this teacher assists. */
  readonly leader?: string
  readonly groupId?: string
}

let joined = 0

/** Puts an account into a class, after all who joined before; gives the id of the attendee. */
export async function attends(
  db: Database,
  timeSlotId: string,
  accountId: string,
  now: Date,
  given: Joining = {},
): Promise<string> {
  const id = newId(now)
  joined += 1
  await db.queries
    .insertInto('attendees')
    .values({
      id,
      time_slot_id: timeSlotId,
      account_id: accountId,
      is_teacher: given.teaches ?? false,
      leader_attendee_id: given.leader ?? null,
      group_id: given.groupId ?? null,
      group_status: given.groupId === undefined ? 'none' : 'assigned',
      // The database sets it from the class.
      during: 'empty',
      created_at: new Date(now.getTime() + joined),
      changed_at: now,
    })
    .execute()
  return id
}

/** Makes two accounts friends who are to be scheduled together. */
export async function areFriends(db: Database, one: string, other: string, now: Date): Promise<void> {
  await db.queries
    .insertInto('account_links')
    .values({
      id: newId(now),
      holder_id: one,
      subject_id: other,
      permission: 'classFriends',
      status: 'confirmed',
      asked_by: one,
      accepted: true,
      created_at: now,
      changed_at: now,
    })
    .execute()
}

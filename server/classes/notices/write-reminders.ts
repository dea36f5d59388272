import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { noticeAttendees } from './notice-attendees.ts'

/**
 * Reminders are written when they are due, by a standing job, and not when somebody signs up: a weekly sign-up for thirteen
 * weeks would lay 26 mails into the outbox, and every change of a class would have to find and rewrite those of all its
 * students. This way a look costs one walk over an index of classes by their start, for the classes of one hour.
 */
export const reminderTimes = {
  /** Minutes before the start, and how many minutes late it is still worth anything. */
  reminder_day: { before: 24 * 60, late: 120 },
  reminder_hour: { before: 60, late: 20 },
} as const
type ReminderKind = keyof typeof reminderTimes

const columns = { reminder_day: 'day_reminded_for', reminder_hour: 'hour_reminded_for' } as const
const choices = { reminder_day: 'reminder_day', reminder_hour: 'reminder_hour' } as const
const minute = 60_000

/** Classes whose reminder is due at `now` and has not been written for the start they have. */
async function dueSlots(db: Database, kind: ReminderKind, now: Date): Promise<string[]> {
  const { before, late } = reminderTimes[kind]
  const latest = new Date(now.getTime() + before * minute)
  const earliest = new Date(latest.getTime() - late * minute)
  const { rows } = await sql<{ id: string }>`
    select id from time_slots
    where starting_at > ${earliest} and starting_at <= ${latest}
      and status in ('open', 'ready_to_group', 'groups_created')
      and ${sql.ref(columns[kind])} is distinct from starting_at
    order by starting_at, id`.execute(db.queries)
  return rows.map((row) => row.id)
}

/** Who is reminded: came before the time of the reminder, and has not said no. */
async function reminded(tx: Tx, kind: ReminderKind, slotId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select a.account_id from attendees a left join notice_choices c on c.account_id = a.account_id
    where a.time_slot_id = ${slotId} and a.removed_at is null and a.joined_at <= ${since}
      and coalesce(c.${sql.ref(choices[kind])}, true)`.execute(tx)
  return rows.map((row) => row.account_id)
}

async function writeFor(tx: Tx, kind: ReminderKind, slotId: string, now: Date): Promise<number> {
  const { before } = reminderTimes[kind]
  // Takes the class, so that two processes do not both go through it, and looks whether it is still due.
  const { rows } = await sql<{ starting_at: Date; timed_at: Date }>`
    update time_slots set ${sql.ref(columns[kind])} = starting_at
    where id = ${slotId} and ${sql.ref(columns[kind])} is distinct from starting_at
      and starting_at > ${now} and starting_at <= ${new Date(now.getTime() + before * minute)}
      and status in ('open', 'ready_to_group', 'groups_created')
    returning starting_at, timed_at`.execute(tx)
  const [slot] = rows
  if (slot === undefined) return 0
  const since = new Date(slot.starting_at.getTime() - before * minute)
  // The class was made or moved after the time of the reminder: people have just been told.
  if (slot.timed_at > since) return 0
  const accountIds = await reminded(tx, kind, slotId, since)
  return accountIds.length === 0 ? 0 : noticeAttendees(tx, { slotId, kind, accountIds }, now)
}

/** Writes the reminders that are due at `now`: a day and an hour before each class. Gives how many mails. */
export async function writeReminders(db: Database, now: Date): Promise<number> {
  let written = 0
  for (const kind of ['reminder_day', 'reminder_hour'] as const) {
    for (const slotId of await dueSlots(db, kind, now)) {
      written += await inTransaction(db, async (tx) => writeFor(tx, kind, slotId, now))
    }
  }
  return written
}

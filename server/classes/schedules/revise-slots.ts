import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { wallTime, zoneData } from '../../wall-clock.ts'
import { isMoved, type MadeSlot, type SlotRevision } from './series-change.ts'

/** The new state of a class as JSON, for one statement that writes them all. */
function written(revision: SlotRevision, minute: number) {
  const { slot, occurrenceOn, startingAt, duration, timeZone, status, restrictions, capacity } = revision
  const moved = isMoved(revision)
  return {
    id: slot.id,
    occurrence_on: occurrenceOn,
    starting_at: startingAt.toISOString(),
    local_start: moved ? wallTime(occurrenceOn, minute) : null,
    duration,
    time_zone: timeZone,
    status,
    restrictions,
    capacity,
    // Calendars are told of a new number only where something in them changes.
    step: moved || status !== slot.status ? 1 : 0,
  }
}

/**
 * Writes what a change of a series makes of its classes. Their people move with them; a date that one of them skips moves
 * with its class. Fails with 23P01 where somebody would be in two classes at once.
 */
export async function reviseSlots(
  tx: Tx,
  scheduleId: string,
  revised: readonly SlotRevision[],
  minute: number,
  now: Date,
): Promise<void> {
  if (revised.length === 0) return
  const rows = JSON.stringify(revised.map((revision) => written(revision, minute)))
  // Classes change places among themselves: only the end counts.
  await sql`set constraints attendees_one_class_at_a_time deferred`.execute(tx)
  await sql`
    with new as (select * from json_to_recordset(${rows}::text::json) as v (id uuid, occurrence_on date,
      starting_at timestamptz, local_start text, duration smallint, time_zone text, status text, restrictions text[],
      capacity smallint, step integer)),
    skips as (update skip_dates k set on_date = new.occurrence_on from new join time_slots old on old.id = new.id
      where k.recurring_schedule_id = ${scheduleId} and k.account_id is not null and k.on_date = old.occurrence_on
        and old.occurrence_on <> new.occurrence_on and not exists (select 1 from skip_dates other
          where other.recurring_schedule_id = k.recurring_schedule_id and other.account_id = k.account_id
            and other.on_date = new.occurrence_on))
    update time_slots s set occurrence_on = new.occurrence_on, starting_at = new.starting_at,
      local_start = coalesce(new.local_start, s.local_start), duration = new.duration, time_zone = new.time_zone,
      status = new.status, restrictions = new.restrictions, capacity = new.capacity,
      tzdata = case when new.local_start is null then s.tzdata else ${zoneData} end,
      ics_sequence = s.ics_sequence + new.step, changed_at = ${now}
    from new where s.id = new.id`.execute(tx)
  await sql`set constraints attendees_one_class_at_a_time immediate`.execute(tx)
}

/** Takes away classes in which nobody is. */
export async function removeEmptySlots(tx: Tx, slots: readonly MadeSlot[]): Promise<void> {
  if (slots.length === 0) return
  const ids = slots.map((slot) => slot.id)
  await tx.deleteFrom('time_slots').where('id', 'in', ids).execute()
}

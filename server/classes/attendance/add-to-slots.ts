import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { slotName } from '../slots/slot-name.ts'
import { lockPeople } from './hold-slots.ts'
import { prepared } from '../../database/prepared.ts'

/** A student and a class. */
export interface Place {
  readonly slotId: string
  readonly accountId: string
}

/** What came of putting a student into a class. */
export type PlaceOutcome = Place & {
  readonly startingAt: Date
  readonly outcome: 'added' | 'already' | 'full' | 'other_class'
  /** The class that the student is in at that time. */
  readonly otherClass?: string
}

interface Row {
  readonly slot: string
  readonly account: string
  readonly starting_at: Date
  readonly ends_at: Date
  readonly is_cancelled: boolean
  readonly capacity: number | null
  readonly seats_taken: number
  readonly live: boolean
  readonly other_id: string | null
  readonly other_name: string | null
  readonly other_schedule: string | null
  readonly other_restrictions: string[] | null
}

/** Each place with what stands in its way now, by the start of its class. */
async function readPlaces(tx: Tx, places: readonly Place[]): Promise<Row[]> {
  const given = JSON.stringify(places.map(({ slotId, accountId }) => ({ slot: slotId, account: accountId })))
  const { rows } = await sql<Row>`${prepared}
    select w.slot, w.account, s.starting_at, s.starting_at + make_interval(mins => s.duration) as ends_at, s.capacity,
      s.status = 'cancelled' as is_cancelled, s.seats_taken, a.id is not null as live, o.id as other_id,
      o.name as other_name, o.schedule as other_schedule, o.restrictions as other_restrictions
    from json_to_recordset(${given}::text::json) as w (slot uuid, account uuid)
    join time_slots s on s.id = w.slot
    left join attendees a on a.time_slot_id = w.slot and a.account_id = w.account and a.removed_at is null
    left join lateral (
      select b.id, t.name, r.name as schedule, t.restrictions
      from attendees b join time_slots t on t.id = b.time_slot_id
      left join recurring_schedules r on r.id = t.recurring_schedule_id
      where b.account_id = w.account and b.removed_at is null and b.time_slot_id <> w.slot and b.during && time_of_class(s)
      order by t.starting_at limit 1
    ) o on true
    order by s.starting_at, w.slot, w.account`.execute(tx)
  return rows
}

/** Decides place by place, so that two of the same call do not take one seat or one hour. */
function decide(rows: readonly Row[]): PlaceOutcome[] {
  const seats = new Map<string, number>()
  const taken = new Map<string, Row[]>()
  return rows.map((row): PlaceOutcome => {
    const place = { slotId: row.slot, accountId: row.account, startingAt: row.starting_at }
    if (row.live) return { ...place, outcome: 'already' }
    const full = seats.get(row.slot) ?? row.seats_taken
    if (row.capacity !== null && full >= row.capacity) return { ...place, outcome: 'full' }
    const own = taken.get(row.account) ?? []
    const clash = own.some((one) => one.starting_at < row.ends_at && row.starting_at < one.ends_at)
    if (row.other_id !== null || clash) {
      const otherClass = slotName(row.other_name, row.other_schedule, row.other_restrictions ?? [])
      return { ...place, outcome: 'other_class', otherClass }
    }
    seats.set(row.slot, full + 1)
    if (!row.is_cancelled) taken.set(row.account, [...own, row])
    return { ...place, outcome: 'added' }
  })
}

/**
 * Puts students into classes that are held, as far as there are seats and they are in no other class then; whoever left a
 * class before gets the same row again, and waits for it no longer. Who may be in which class has been decided, and credits
 * are reallocated afterwards (`settleSeats`). With `recurring` they are in it because they come every week. Seats are
 * counted by the database. S-033.
 */
export async function addToSlots(
  tx: Tx,
  places: readonly Place[],
  { recurring }: { readonly recurring: boolean },
  now: Date,
): Promise<PlaceOutcome[]> {
  if (places.length === 0) return []
  const accounts = [...new Set(places.map((place) => place.accountId))]
  await lockPeople(tx, accounts)
  const outcomes = decide(await readPlaces(tx, places))
  const added = outcomes.filter((one) => one.outcome === 'added')
  if (added.length === 0) return outcomes
  const given = JSON.stringify(
    added.map(({ slotId, accountId }) => ({ id: newId(now), slot: slotId, account: accountId })),
  )
  await sql`${prepared}
    with wanted as (
      select * from json_to_recordset(${given}::text::json) as v (id uuid, slot uuid, account uuid)
    ), waits_no_longer as (
      delete from waiting_places w using wanted v where w.time_slot_id = v.slot and w.account_id = v.account
    )
    insert into attendees (id, time_slot_id, account_id, is_recurring, created_at, changed_at)
    select id, slot, account, ${recurring}, ${now}, ${now}
    from wanted order by slot, account
    on conflict (time_slot_id, account_id) do update set removed_at = null, removed_because = null, is_teacher = false,
      is_recurring = excluded.is_recurring, group_status = 'none', notification_state = 'none', changed_at = ${now}`.execute(
    tx,
  )
  return outcomes
}

/** The same for one student and one class. */
export async function addToSlot(
  tx: Tx,
  place: Place,
  how: { readonly recurring: boolean },
  now: Date,
): Promise<PlaceOutcome> {
  const [outcome] = await addToSlots(tx, [place], how, now)
  if (outcome === undefined) throw new Error('the class of a place is held, so it is there')
  return outcome
}

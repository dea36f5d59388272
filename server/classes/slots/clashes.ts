import type { ClassConflict } from '@polyhex/contract/classes/time-slot'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { shownToOthers } from '../../accounts/consent.ts'
import { localAt, zoneNameAt } from '../../wall-clock.ts'
import { slotName } from './slot-name.ts'

/** A class at a time at which it might be. */
export interface TimeOfSlot {
  readonly slotId: string
  readonly startingAt: Date
  /** Minutes. */
  readonly duration: number
}

/** Somebody who would be in two classes at once. */
export interface Clash {
  /** The class that cannot be then. */
  readonly slotId: string
  readonly accountId: string
  readonly publicName: string
  /** The other class. */
  readonly className: string
  readonly startingAt: string
}

/** Clashes as who asks is told of them, with the times of the other classes on its clock. */
export function tellClashes(clashes: readonly Clash[], timeZone: string): ClassConflict[] {
  return clashes.map(({ slotId: _, ...clash }) => {
    const at = new Date(clash.startingAt)
    return { ...clash, local: localAt(at, timeZone), zone: zoneNameAt(at, timeZone) }
  })
}

/** How a child without consent is called. */
const unnamed = 'A student'

/**
 * Who of the people in these classes is in another class, not one of these, while they would take place at these times.
 * At most 100, in the order of the other classes.
 */
export async function clashesAt(tx: Tx, times: readonly TimeOfSlot[], now: Date): Promise<Clash[]> {
  if (times.length === 0) return []
  const given = JSON.stringify(
    times.map(({ slotId, startingAt, duration }) => ({ id: slotId, starting_at: startingAt.toISOString(), duration })),
  )
  const { rows } = await sql<{
    slot: string
    account_id: string
    name: string | null
    schedule_name: string | null
    restrictions: string[]
    starting_at: Date
  }>`
    with new as (select * from json_to_recordset(${given}::text::json) as v (id uuid, starting_at timestamptz, duration integer))
    select new.id as slot, a.account_id, s.name, r.name as schedule_name, s.restrictions, s.starting_at
    from new join attendees a on a.time_slot_id = new.id and a.removed_at is null
    join attendees o on o.account_id = a.account_id and o.removed_at is null
      and o.during && tstzrange(new.starting_at, new.starting_at + make_interval(mins => new.duration))
      and not exists (select 1 from new n where n.id = o.time_slot_id)
    join time_slots s on s.id = o.time_slot_id
    left join recurring_schedules r on r.id = s.recurring_schedule_id
    order by s.starting_at, s.id, a.account_id limit 100`.execute(tx)
  const shown = await shownToOthers(tx, [...new Set(rows.map((row) => row.account_id))], now)
  return rows.map((row) => ({
    slotId: row.slot,
    accountId: row.account_id,
    publicName: shown.get(row.account_id)?.publicName ?? unnamed,
    className: slotName(row.name, row.schedule_name, row.restrictions),
    startingAt: row.starting_at.toISOString(),
  }))
}

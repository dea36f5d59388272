import { sql } from 'kysely'
import { addToSlots } from '../classes/attendance/add-to-slots.ts'
import { lockSlots } from '../classes/attendance/hold-slots.ts'
import { settleSeats } from '../classes/attendance/settle-seats.ts'
import { createGroups } from '../classes/groups/create-groups.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { localAt, zoneData } from '../wall-clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { classNow, demoZone } from './demo-classes.ts'
import { addDemoTeacher } from './demo-teacher.ts'

const fiveMinutes = 300_000
const minute = 60_000

/** A start soon after `now` at which none of these accounts is in another class; null where there is none within the hour. */
async function freeStart(tx: Tx, accountIds: readonly string[], now: Date): Promise<Date | null> {
  const earliest = Math.ceil((now.getTime() + classNow.inMinutes * minute) / fiveMinutes) * fiveMinutes
  for (let later = 0; later <= 45; later += 5) {
    const [start, end] = [later, later + classNow.duration].map((minutes) => new Date(earliest + minutes * minute))
    const { rows } = await sql`select 1 from attendees where account_id = any (${[...accountIds]}::uuid[])
      and removed_at is null and during && tstzrange(${start}::timestamptz, ${end}::timestamptz) limit 1`.execute(tx)
    if (rows.length === 0 && start !== undefined) return start
  }
  return null
}

/**
 * Sees to a class that everybody of the demonstration can join now: groups made, its tutor there, on a whole five minutes
 * soon after `now`. One that can still be joined is left as it is, so that a second start of the server changes nothing.
 */
export async function seeToClassNow(db: Database, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const idOf = (username: string): string => ids.get(username) ?? ''
  const students = classNow.students.map(idOf)
  const since = new Date(now.getTime() - (classNow.duration - 15) * minute)
  await inTransaction(db, async (tx) => {
    const there = await tx
      .selectFrom('time_slots')
      .select('id')
      .where('name', '=', classNow.name)
      .where('starting_at', '>', since)
      .executeTakeFirst()
    if (there !== undefined) return
    const start = await freeStart(tx, [...students, idOf(classNow.teacher)], now)
    if (start === null) return
    const id = newId(now)
    const time = { starting_at: start, local_start: localAt(start, demoZone), time_zone: demoZone, tzdata: zoneData }
    await tx
      .insertInto('time_slots')
      .values({
        id,
        name: classNow.name,
        status: 'ready_to_group',
        ...time,
        duration: classNow.duration,
        restrictions: ['explorers', 'navigators', 'challengers', 'visst'],
        created_at: now,
        changed_at: now,
      })
      .execute()
    await lockSlots(tx, [id], now)
    await addToSlots(
      tx,
      students.map((accountId) => ({ slotId: id, accountId })),
      { recurring: false },
      now,
    )
    await settleSeats(tx, { slotIds: [], accountIds: students }, now)
    await addDemoTeacher(tx, [id], idOf(classNow.teacher), now)
    await createGroups(tx, id, now)
  })
}

import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import { hasConsent } from '../../accounts/consent.ts'
import type { Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { Refusal } from '../../http/refusal.ts'
import { noticeAttendees } from '../notices/notice-attendees.ts'
import { lockSlot, type SlotRow } from '../slots/slot-rows.ts'
import { addToSlot, type PlaceOutcome } from './add-to-slots.ts'
import { mayBeIn, type SignUp } from './may-be-in.ts'
import { settleSeats } from './settle-seats.ts'

/** How an account stood to a class before. */
interface Earlier {
  readonly live: boolean
  readonly because: string | null
}

async function earlierIn(tx: Tx, slotId: string, accountId: string): Promise<Earlier | null> {
  const { rows } = await sql<{ readonly removed_at: Date | null; readonly removed_because: string | null }>`${prepared}
    select removed_at, removed_because from attendees
    where time_slot_id = ${slotId} and account_id = ${accountId}`.execute(tx)
  const [row] = rows
  return row === undefined ? null : { live: row.removed_at === null, because: row.removed_because }
}

/**
 * Demands what must hold before an account takes or waits for a place in a class that is held; whoever was in it before may
 * come back, unless staff took it out. Throws time_slot_not_found, time_slot_past, time_slot_not_open, already_attending,
 * consent_needed, not_in_class_group.
 */
export async function demandMayJoin(tx: Tx, slot: SlotRow, signUp: SignUp, now: Date): Promise<void> {
  const { account, byAdmin } = signUp
  if (slot.status === 'none' && !byAdmin) throw new Refusal('time_slot_not_found')
  if (slot.past) throw new Refusal('time_slot_past')
  // Staff prepares a class before it is open.
  if (!takesPlace(slot.status) && !(byAdmin && slot.status !== 'cancelled')) throw new Refusal('time_slot_not_open')
  const earlier = await earlierIn(tx, slot.id, account.id)
  if (earlier?.live === true) throw new Refusal('already_attending')
  if (!(await hasConsent(tx, account.id, now))) throw new Refusal('consent_needed')
  const returns = earlier !== null && earlier.because !== 'staff'
  if (!returns && !mayBeIn(slot.restrictions, signUp)) throw new Refusal('not_in_class_group')
}

/** Says no for a place that was not to be had. Throws time_slot_full, other_class_then, which names the other class. */
export function demandAdded({ outcome, otherClass }: PlaceOutcome): void {
  if (outcome === 'full') throw new Refusal('time_slot_full')
  if (outcome === 'already') throw new Refusal('already_attending')
  if (outcome !== 'other_class') return
  throw new Refusal('other_class_then', undefined, `There is another class at that time already: ${otherClass ?? ''}.`)
}

/** Takes back that an account skips this date; whether it comes weekly then. */
export async function comesWeekly(tx: Tx, slot: SlotRow, accountId: string): Promise<boolean> {
  const { recurring_schedule_id: scheduleId, occurrence_on: date } = slot
  if (scheduleId === null || date === null) return false
  await tx
    .deleteFrom('skip_dates')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('account_id', '=', accountId)
    .where('on_date', '=', date)
    .execute()
  const found = await tx
    .selectFrom('recurring_attendees')
    .select('account_id')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('account_id', '=', accountId)
    .where('starting_on', '<=', date)
    .where((where) => where.or([where('ending_on', 'is', null), where('ending_on', '>=', date)]))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Signs an account up for one class: a seat, a credit if there is one, and a mail if wanted. A date that it skipped is
 * skipped no longer. Throws what `demandMayJoin` throws, time_slot_full and other_class_then. C-192; S-033.
 */
export async function signUpFor(
  tx: Tx,
  slotId: string,
  signUp: SignUp & { readonly notify: boolean },
  now: Date,
): Promise<void> {
  const { account, notify } = signUp
  const slot = await lockSlot(tx, slotId, now)
  await demandMayJoin(tx, slot, signUp, now)
  const recurring = await comesWeekly(tx, slot, account.id)
  demandAdded(await addToSlot(tx, { slotId, accountId: account.id }, { recurring }, now))
  await settleSeats(tx, { slotIds: [], accountIds: [account.id], held: true }, now)
  if (notify) await noticeAttendees(tx, { slotId, kind: 'signed_up', accountIds: [account.id] }, now)
}

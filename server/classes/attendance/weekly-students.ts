import { addDays } from '@polyhex/contract/calendar-dates'
import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import { hasConsent } from '../../accounts/consent.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ClassAccount } from '../class-viewer.ts'
import { noticeManySlots } from '../notices/notice-attendees.ts'
import { lockSchedule, type ScheduleRow } from '../schedules/schedule-rows.ts'
import { dateAt, type LocalDate } from '../../wall-clock.ts'
import { addToSlots, type Place, type PlaceOutcome } from './add-to-slots.ts'
import { lockPeopleAndWaiting, lockSlots } from './hold-slots.ts'
import { mayBeIn } from './may-be-in.ts'
import { removeFromSlots } from './remove-from-slots.ts'
import { settleSeats } from './settle-seats.ts'

/** The classes of a schedule from a date on that have not begun, held in the order of their ids. */
async function lockComing(tx: Tx, scheduleId: string, from: LocalDate, now: Date) {
  const rows = await tx
    .selectFrom('time_slots')
    .select('id')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('occurrence_on', '>=', from)
    .where('starting_at', '>', now)
    .execute()
  return lockSlots(
    tx,
    rows.map((row) => row.id),
    now,
  )
}

/** The later of a date and today in the zone of a schedule; today where there is none. */
function firstDate(row: ScheduleRow, date: LocalDate | undefined, now: Date): LocalDate {
  const today = dateAt(now, row.time_zone)
  return date === undefined || date < today ? today : date
}

/** Throws schedule_not_found for one that was deleted, or that is a draft and not asked for by an administrator. */
function demandSeen(row: ScheduleRow, byAdmin: boolean): void {
  if (row.status === 'deleted' || (row.status === 'none' && !byAdmin)) throw new Refusal('schedule_not_found')
}

async function demandMayCome(
  tx: Tx,
  row: ScheduleRow,
  accounts: readonly ClassAccount[],
  { byAdmin, from }: { byAdmin: boolean; from: LocalDate },
  now: Date,
): Promise<void> {
  for (const account of accounts) {
    if (!(await hasConsent(tx, account.id, now))) throw new Refusal('consent_needed')
    if (!mayBeIn(row.restrictions, { account, byAdmin })) throw new Refusal('not_in_class_group')
  }
  const registered = await tx
    .selectFrom('recurring_attendees')
    .select('account_id')
    .where('recurring_schedule_id', '=', row.id)
    .where(
      'account_id',
      'in',
      accounts.map((account) => account.id),
    )
    .where((where) => where.or([where('ending_on', 'is', null), where('ending_on', '>=', from)]))
    .executeTakeFirst()
  if (registered !== undefined) throw new Refusal('already_registered')
}

/** Places of these accounts in these classes, without the dates that an account skips. */
async function placesOf(
  tx: Tx,
  scheduleId: string,
  slots: readonly { id: string; occurrence_on: string | null }[],
  accountIds: readonly string[],
): Promise<Place[]> {
  const skips = await tx
    .selectFrom('skip_dates')
    .select(['account_id', 'on_date'])
    .where('recurring_schedule_id', '=', scheduleId)
    .where('account_id', 'in', [...accountIds])
    .execute()
  const skipped = new Set(skips.map((skip) => `${skip.account_id} ${skip.on_date}`))
  return slots.flatMap((slot) =>
    accountIds
      .filter((id) => !skipped.has(`${id} ${slot.occurrence_on}`))
      .map((accountId) => ({ slotId: slot.id, accountId })),
  )
}

/** What came of letting students come weekly. */
export interface WeeklyStart {
  readonly startingOn: LocalDate
  /** Classes that they are in now, each counted once. */
  readonly classes: number
  readonly leftOut: readonly PlaceOutcome[]
}

/**
 * Lets accounts come to every class of a schedule from a date on (today, in its zone, where none is given or it has
 * passed): those that are made join at once, as far as they have seats and the accounts are in no other class then; what is
 * skipped stays skipped, and a single sign-up stays one. All or nobody: throws schedule_not_found, schedule_not_running,
 * consent_needed, not_in_class_group, already_registered. C-184, decision 0025 (16, 17).
 */
export async function comeWeekly(
  tx: Tx,
  scheduleId: string,
  wish: {
    readonly accounts: readonly ClassAccount[]
    readonly date: LocalDate | undefined
    readonly byAdmin: boolean
    readonly notify: boolean
  },
  now: Date,
): Promise<WeeklyStart> {
  const row = await lockSchedule(tx, scheduleId)
  demandSeen(row, wish.byAdmin)
  if (!runsWeekly(row.status)) throw new Refusal('schedule_not_running')
  const from = firstDate(row, wish.date, now)
  await demandMayCome(tx, row, wish.accounts, { byAdmin: wish.byAdmin, from }, now)
  const slots = await lockComing(tx, scheduleId, from, now)
  const accountIds = wish.accounts.map((account) => account.id)
  await tx
    .insertInto('recurring_attendees')
    .values(
      accountIds.map((id) => ({
        recurring_schedule_id: scheduleId,
        account_id: id,
        starting_on: from,
        ending_on: null,
        created_at: now,
      })),
    )
    .execute()
  const places = await placesOf(tx, scheduleId, slots, accountIds)
  const outcomes = await addToSlots(tx, places, { recurring: true }, now)
  const cancelled = new Set(slots.filter((slot) => slot.status === 'cancelled').map((slot) => slot.id))
  const held = outcomes.filter((one) => !cancelled.has(one.slotId))
  await settleSeats(tx, { slotIds: [], accountIds }, now)
  const isIn = held.filter(({ outcome }) => outcome === 'added' || outcome === 'already')
  if (wish.notify) {
    const added = [...new Set(held.filter(({ outcome }) => outcome === 'added').map(({ slotId }) => slotId))]
    await noticeManySlots(tx, { kind: 'signed_up', slots: added.map((slotId) => ({ slotId })), accountIds }, now)
  }
  return {
    startingOn: from,
    classes: new Set(isIn.map(({ slotId }) => slotId)).size,
    leftOut: held.filter(({ outcome }) => outcome === 'full' || outcome === 'other_class'),
  }
}

/** Ends what of a membership is not past; a part that has not begun is taken back. Gives whether there was any. */
async function endMembership(tx: Tx, scheduleId: string, accountId: string, from: LocalDate): Promise<boolean> {
  const { rows: begun } = await sql`update recurring_attendees set ending_on = ${addDays(from, -1)}
    where recurring_schedule_id = ${scheduleId} and account_id = ${accountId} and starting_on < ${from}
      and (ending_on is null or ending_on >= ${from}) returning account_id`.execute(tx)
  const { rows: coming } = await sql`delete from recurring_attendees
    where recurring_schedule_id = ${scheduleId} and account_id = ${accountId} and starting_on >= ${from}
    returning account_id`.execute(tx)
  return begun.length + coming.length > 0
}

/**
 * Takes an account out of a weekly class from a date on (today at the earliest): what it came to weekly goes, single
 * sign-ups and what has begun stay. Gives how many classes it is not in any more. Throws schedule_not_found,
 * not_registered. C-185, decision 0025 (16, 18).
 */
export async function stopWeekly(
  tx: Tx,
  scheduleId: string,
  wish: {
    readonly accountId: string
    readonly date: LocalDate | undefined
    readonly byAdmin: boolean
    readonly notify: boolean
  },
  now: Date,
): Promise<number> {
  const { accountId } = wish
  // Whom staff took out does not come back alone to what takes no sign-ups.
  const because = wish.byAdmin ? 'staff' : 'schedule'
  const row = await lockSchedule(tx, scheduleId)
  demandSeen(row, wish.byAdmin)
  const from = firstDate(row, wish.date, now)
  const slots = await lockComing(tx, scheduleId, from, now)
  const ids = slots.map((slot) => slot.id)
  if (!(await endMembership(tx, scheduleId, accountId, from))) throw new Refusal('not_registered')
  await lockPeopleAndWaiting(tx, ids, [accountId])
  const weekly =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('attendees')
          .select(['time_slot_id', 'removed_at'])
          .where('time_slot_id', 'in', ids)
          .where('account_id', '=', accountId)
          .where('is_recurring', '=', true)
          .where((where) => where.or([where('removed_at', 'is', null), where('removed_because', '=', 'skip')]))
          .execute()
  const there = weekly.filter((one) => one.removed_at === null).map((one) => one.time_slot_id)
  const left = await removeFromSlots(
    tx,
    there.map((slotId) => ({ slotId, accountId })),
    because,
    now,
  )
  // Who does not come any more skips nothing.
  await tx
    .deleteFrom('skip_dates')
    .where('recurring_schedule_id', '=', scheduleId)
    .where('account_id', '=', accountId)
    .where('on_date', '>=', from)
    .execute()
  if (weekly.length > there.length)
    await tx
      .updateTable('attendees')
      .set({ removed_because: because, changed_at: now })
      .where('time_slot_id', 'in', ids)
      .where('account_id', '=', accountId)
      .where('is_recurring', '=', true)
      .where('removed_because', '=', 'skip')
      .execute()
  await settleSeats(tx, { slotIds: there, accountIds: [accountId] }, now)
  const cancelled = new Set(slots.filter((slot) => slot.status === 'cancelled').map((slot) => slot.id))
  const held = left.filter(({ slotId }) => !cancelled.has(slotId))
  if (wish.notify && held.length > 0) {
    const notices = { kind: 'removed' as const, slots: held.map(({ slotId }) => ({ slotId })), accountIds: [accountId] }
    await noticeManySlots(tx, notices, now)
  }
  return held.length
}

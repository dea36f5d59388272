import type { CourseEffect } from '@polyhex/contract/classes/cohort'
import { sql } from 'kysely'
import { lockCredits } from '../../credits/credit-family.ts'
import type { Database, Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { addToSlots, type PlaceOutcome } from '../attendance/add-to-slots.ts'
import { lockPeople, lockSlots } from '../attendance/hold-slots.ts'
import type { SignUp } from '../attendance/may-be-in.ts'
import { settleSeats } from '../attendance/settle-seats.ts'
import { comesWeekly, demandAdded, demandMayJoin } from '../attendance/sign-up.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { noticeManySlots } from '../notices/notice-attendees.ts'
import type { SlotRow } from '../slots/slot-rows.ts'
import { localAt, zoneNameAt } from '../../wall-clock.ts'

interface CourseWish {
  readonly cohortCode: string
  readonly signUp: SignUp
  /** Zone of whoever asks. */
  readonly timeZone: string
}

/** The classes of a course that can be signed up for, held. Throws cohort_not_found, also for one that is not ready, but to administrators. */
async function lockCourse(tx: Tx, { cohortCode, signUp }: CourseWish, now: Date): Promise<SlotRow[]> {
  const rows = await tx
    .selectFrom('cohorts as c')
    .innerJoin('cohort_time_slots as t', 't.cohort_id', 'c.id')
    .select('t.time_slot_id as id')
    .where('c.code', '=', cohortCode)
    .$if(!signUp.byAdmin, (query) => query.where('c.ready_for_production', '=', true))
    .execute()
  if (rows.length === 0) throw new Refusal('cohort_not_found')
  return lockSlots(
    tx,
    rows.map((row) => row.id),
    now,
  )
}

/** Coming classes of these accounts that take a credit and have none. */
async function withoutCredit(tx: Tx, accountIds: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from attendees a join time_slots s on s.id = a.time_slot_id
    where a.account_id = any (${[...accountIds]}::uuid[]) and a.removed_at is null and not a.is_teacher
      and a.credit_id is null and s.settled_at is null and s.starting_at > ${now}
      and s.status in ('open', 'ready_to_group', 'groups_created')`.execute(tx)
  return rows[0]?.count ?? 0
}

async function classesOf(tx: Tx, slots: readonly SlotRow[], accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('attendees')
    .select('time_slot_id')
    .where(
      'time_slot_id',
      'in',
      slots.map((slot) => slot.id),
    )
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.time_slot_id))
}

async function enter(tx: Tx, slots: readonly SlotRow[], accountId: string, now: Date): Promise<PlaceOutcome[]> {
  const outcomes: PlaceOutcome[] = []
  // In the order of their starts, so that of two at one time the first is taken and the second is said.
  for (const slot of slots.toSorted((a, b) => a.starting_at.getTime() - b.starting_at.getTime())) {
    const recurring = await comesWeekly(tx, slot, accountId)
    outcomes.push(...(await addToSlots(tx, [{ slotId: slot.id, accountId }], { recurring }, now)))
  }
  return outcomes
}

/** What a sign-up did, and the places that were not to be had. */
interface Done {
  readonly effect: CourseEffect
  readonly outcomes: readonly PlaceOutcome[]
}

/** Signs up for all classes of a course that the account is not in yet, as far as it goes. */
async function enterCourse(tx: Tx, wish: CourseWish, now: Date): Promise<Done> {
  const { signUp, timeZone } = wish
  const accountId = signUp.account.id
  const slots = await lockCourse(tx, wish, now)
  await lockPeople(tx, [accountId])
  const family = [...new Set([accountId, ...(await lockCredits(tx, [accountId]))])]
  const there = await classesOf(tx, slots, accountId)
  const wanted = slots.filter((slot) => !there.has(slot.id))
  if (wanted.length === 0) throw new Refusal('already_attending')
  for (const slot of wanted) await demandMayJoin(tx, slot, signUp, now)
  const before = await withoutCredit(tx, family, now)
  const outcomes = await enter(tx, wanted, accountId, now)
  await settleSeats(tx, { slotIds: [], accountIds: [accountId] }, now)
  const stopped = outcomes.flatMap(({ slotId, startingAt, outcome, otherClass }) =>
    outcome === 'full' || outcome === 'other_class'
      ? [
          {
            timeSlotId: slotId,
            local: localAt(startingAt, timeZone),
            zone: zoneNameAt(startingAt, timeZone),
            because: outcome,
            otherClass: otherClass ?? null,
          },
        ]
      : [],
  )
  const creditsMissing = Math.max(0, (await withoutCredit(tx, family, now)) - before)
  return { effect: { classes: wanted.length, already: there.size, creditsMissing, stopped }, outcomes }
}

/** Ends a transaction of which only the outcome was wanted. */
class OnlyLooked extends Error {
  readonly effect: CourseEffect
  constructor(effect: CourseEffect) {
    super('nothing was to be changed')
    this.effect = effect
  }
}

/**
 * What signing up for a course would do: the sign-up itself, which is taken back. Throws cohort_not_found,
 * already_attending where the account is in all classes, and what `demandMayJoin` throws.
 */
export async function previewCourse(db: Database, wish: CourseWish, now: Date): Promise<CourseEffect> {
  try {
    return await inTransaction(db, async (tx) => {
      const { effect } = await enterCourse(tx, wish, now)
      throw new OnlyLooked(effect)
    })
  } catch (error) {
    if (error instanceof OnlyLooked) return error.effect
    throw error
  }
}

/**
 * Signs an account up for every class of a course that it is not in yet, or for none: one mail tells of all. Throws what
 * `previewCourse` throws, time_slot_full and other_class_then.
 */
export async function signUpForCourse(tx: Tx, wish: CourseWish, now: Date): Promise<CourseEffect> {
  const { effect, outcomes } = await enterCourse(tx, wish, now)
  for (const outcome of outcomes) demandAdded(outcome)
  const accountIds = [wish.signUp.account.id]
  await noticeManySlots(tx, { kind: 'signed_up', slots: outcomes.map(({ slotId }) => ({ slotId })), accountIds }, now)
  return effect
}

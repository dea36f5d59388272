import { listedStatuses } from '@polyhex/contract/classes/class-statuses'
import { sql } from 'kysely'
import { hasConsent } from '../../accounts/consent.ts'
import { reallocateCredits } from '../../credits/reallocate-credits.ts'
import type { Tx } from '../../database/database.ts'
import { noticeAttendees } from '../notices/notice-attendees.ts'
import { addToSlots, type Place } from './add-to-slots.ts'
import { lockPeople } from './hold-slots.ts'
import { prepared } from '../../database/prepared.ts'
import { mayBeIn } from './may-be-in.ts'

interface Waiting {
  readonly slot: string
  readonly account: string
  readonly free: number
  readonly restrictions: string[]
  readonly groups: string[]
  readonly is_student: boolean
  /** Was in the class before, and staff did not take it out. */
  readonly returns: boolean
}

/** Who waits for these classes while they have seats, first come first; accounts that are not open any more are left out. */
async function waitingFor(tx: Tx, slotIds: readonly string[], now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`${prepared}
    select w.time_slot_id as slot, w.account_id as account,
      case when s.capacity is null then 500 else s.capacity - s.seats_taken end as free, s.restrictions,
      a.class_groups as groups, 'student' = any (a.roles) as is_student, exists (select 1 from attendees e
        where e.time_slot_id = s.id and e.account_id = a.id and e.removed_because <> 'staff') as returns
    from waiting_places w join time_slots s on s.id = w.time_slot_id
    join accounts a on a.id = w.account_id and a.active and a.claimed
    where w.time_slot_id = any (${[...slotIds]}::uuid[]) and s.status in (${sql.join([...listedStatuses])})
      and s.starting_at > ${now} and (s.capacity is null or s.seats_taken < s.capacity)
    order by w.time_slot_id, w.created_at, w.id`.execute(tx)
  return rows
}

/** Whether what was demanded when an account began to wait still holds: a parent's consent, and the group of the class. */
async function stillMay(tx: Tx, one: Waiting, now: Date): Promise<boolean> {
  const account = { id: one.account, groups: one.groups, isStudent: one.is_student }
  if (!one.returns && !mayBeIn(one.restrictions, { account, byAdmin: false })) return false
  return hasConsent(tx, one.account, now)
}

/**
 * Gives free seats of these classes, which are held, to those who wait for them, in the order in which they came; who is
 * in another class at that time, has no consent any more or is in no group of the class stays in line and is passed over.
 * They are told. Gives the new places.
 */
export async function fillFreePlaces(tx: Tx, slotIds: readonly string[], now: Date): Promise<Place[]> {
  if (slotIds.length === 0) return []
  const waiting = await waitingFor(tx, slotIds, now)
  if (waiting.length === 0) return []
  const accounts = waiting.map((one) => one.account)
  await lockPeople(tx, accounts)
  const places: Place[] = []
  const left = new Map(waiting.map((one) => [one.slot, one.free]))
  for (const waits of waiting) {
    const { slot, account } = waits
    const free = left.get(slot) ?? 0
    if (free === 0 || !(await stillMay(tx, waits, now))) continue
    const [outcome] = await addToSlots(tx, [{ slotId: slot, accountId: account }], { recurring: false }, now)
    if (outcome?.outcome !== 'added') continue
    left.set(slot, free - 1)
    places.push({ slotId: slot, accountId: account })
  }
  for (const { slotId, accountId } of places)
    await noticeAttendees(tx, { slotId, kind: 'waiting_list_place', accountIds: [accountId] }, now)
  return places
}

/**
 * Puts seats and credits in order after a change: free seats of these classes go to those who wait, and credits are
 * allocated anew for these accounts and the new ones. The last step of whatever lets somebody into a class or out of it,
 * raises its number of seats, or changes its state. With `held` the caller holds all of them already (`lockPeopleAndWaiting`).
 * Gives the places that went to those who waited.
 */
export async function settleSeats(
  tx: Tx,
  {
    slotIds,
    accountIds,
    held = false,
  }: { readonly slotIds: readonly string[]; readonly accountIds: readonly string[]; readonly held?: boolean },
  now: Date,
): Promise<Place[]> {
  const places = await fillFreePlaces(tx, slotIds, now)
  await reallocateCredits(tx, [...new Set([...accountIds, ...places.map((place) => place.accountId)])], now, { held })
  return places
}

import type { GroupStatus } from '@polyhex/contract/classes/attendee'
import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import { joinWindow } from '@polyhex/contract/classes/class-limits'
import { changeCredits, type CreditStep } from '../../credits/change-credits.ts'
import { type HeldClass, type LiveCredit, lockCreditsOfSlots, readCreditFamily } from '../../credits/credit-family.ts'
import { type CancelledUse, giveBackForCancelled, reallocateCredits } from '../../credits/reallocate-credits.ts'
import type { Database, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SlotRow } from '../slots/slot-rows.ts'
import { lockSlots } from './hold-slots.ts'

/** Somebody in a class that is over. */
export interface Participant {
  readonly id: string
  readonly isTeacher: boolean
  readonly groupId: string | null
  readonly groupStatus: GroupStatus
}

/** What became of somebody: its status, and whether the class was held for it. */
export interface Verdict {
  readonly id: string
  readonly groupStatus: GroupStatus
  readonly held: boolean
}

const wasThere = ({ groupStatus }: Participant): boolean => groupStatus === 'joined' || groupStatus === 'attended'

/**
 * What became of everybody in a class. It was held for a student when a teacher of the student's group came; in a class
 * without groups, and for a student in none who came, any teacher counts. A student who did not come has missed it, and a
 * class that was not held neither. Where no teacher came the teacher's status goes back to none, so that the class is
 * called skipped. What staff has set by hand stays. S-033; decision 0025 (13).
 */
export function verdicts(people: readonly Participant[]): Verdict[] {
  const teachers = people.filter((one) => one.isTeacher)
  const present = teachers.filter(wasThere)
  return people.map((one): Verdict => {
    const anyCounts = one.groupId === null && (teachers.every(({ groupId }) => groupId === null) || wasThere(one))
    const held = present.some(({ groupId }) => anyCounts || groupId === one.groupId)
    const { id } = one
    if (one.groupStatus === 'attended') return { id, groupStatus: 'attended', held: true }
    if (held) return { id, groupStatus: wasThere(one) ? 'attended' : 'missed', held }
    return { id, groupStatus: one.groupStatus === 'missed' ? 'missed' : 'none', held }
  })
}

async function participantsOf(tx: Tx, slotId: string): Promise<Participant[]> {
  const rows = await tx
    .selectFrom('attendees')
    .select(['id', 'is_teacher', 'group_id', 'group_status'])
    .where('time_slot_id', '=', slotId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isTeacher: row.is_teacher,
    groupId: row.group_id,
    groupStatus: row.group_status,
  }))
}

async function writeVerdicts(tx: Tx, people: readonly Participant[], found: readonly Verdict[]): Promise<void> {
  const before = new Map(people.map((one) => [one.id, one.groupStatus]))
  for (const status of ['attended', 'missed', 'none'] as const) {
    const ids = found.filter(({ id, groupStatus }) => groupStatus === status && before.get(id) !== status)
    if (ids.length === 0) continue
    await tx
      .updateTable('attendees')
      .set({ group_status: status })
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute()
  }
}

/** Uses the credits of those for whom the class was held, and gives the others theirs back. Gives whose are free again. */
async function settleCredits(
  tx: Tx,
  paid: readonly { readonly place: HeldClass; readonly credit: LiveCredit; readonly held: boolean }[],
  now: Date,
): Promise<string[]> {
  const used = paid.filter(({ held }) => held)
  const steps = used.map(({ place, credit }): CreditStep => ({
    creditId: credit.id,
    from: 'allocated',
    to: 'used',
    reason: 'used',
    slotId: place.slotId,
    studentId: place.studentId,
    classDate: place.date,
  }))
  await changeCredits(tx, steps, null, now)
  const free = paid.filter(({ held }) => !held)
  const uses = free.map(({ place, credit }): CancelledUse => ({
    attendeeId: place.attendeeId,
    slotId: place.slotId,
    credit,
  }))
  await giveBackForCancelled(tx, uses, now)
  return free.map(({ place }) => place.studentId)
}

async function settleSlot(tx: Tx, slot: SlotRow, now: Date): Promise<void> {
  const members = await lockCreditsOfSlots(tx, [slot.id])
  const people = await participantsOf(tx, slot.id)
  const found = takesPlace(slot.status) ? verdicts(people) : []
  const held = new Map(found.map((one) => [one.id, one.held]))
  const family = members.length === 0 ? null : await readCreditFamily(tx, members)
  const credits = new Map(family?.credits.map((credit) => [credit.id, credit]))
  const paid = (family?.classes ?? []).flatMap((place) => {
    const credit = place.slotId === slot.id && place.creditId !== null ? credits.get(place.creditId) : undefined
    return credit === undefined ? [] : [{ place, credit, held: held.get(place.attendeeId) ?? false }]
  })
  await writeVerdicts(tx, people, found)
  const free = await settleCredits(tx, paid, now)
  await tx.deleteFrom('waiting_places').where('time_slot_id', '=', slot.id).execute()
  await tx.updateTable('time_slots').set({ settled_at: now }).where('id', '=', slot.id).execute()
  await reallocateCredits(tx, free, now)
}

/** Settles one class if it is over and has not been settled; whether it did. */
export async function settleClass(db: Database, slotId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [slot] = await lockSlots(tx, [slotId], now)
    if (slot === undefined || slot.settled_at !== null || !slot.past) return false
    await settleSlot(tx, slot, now)
    return true
  })
}

/** Settled in one round of the job; the next round takes the rest. */
const mostAtOnce = 500

/**
 * Settles every class that is over: who attended, whose credit is used, whose comes back. Each once, however often it is
 * run. A class that fails does not keep the others from theirs; the first failure is thrown at the end. Gives how many
 * were settled. C-145.
 */
export async function settleClasses(db: Database, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('time_slots')
    .select('id')
    .where('settled_at', 'is', null)
    .where('starting_at', '<=', new Date(now.getTime() - joinWindow.atLeastAfter * 60_000))
    .orderBy('starting_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  let count = 0
  const failures: unknown[] = []
  for (const { id } of rows) {
    try {
      if (await settleClass(db, id, now)) count += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}

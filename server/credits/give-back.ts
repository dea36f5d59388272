import { addDays } from '@polyhex/contract/calendar-dates'
import { extensionDays } from '@polyhex/contract/classes/class-limits'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { changeCredits } from './change-credits.ts'
import { lockCredits } from './credit-family.ts'
import { dateAt } from '../wall-clock.ts'
import { isOverdue, reallocateCredits } from './reallocate-credits.ts'

interface Used {
  readonly id: string
  readonly status: string
  readonly owner: string | null
  readonly student: string | null
  readonly expiration_date: string | null
  readonly time_zone: string | null
  readonly attendee: string | null
  readonly slot: string | null
  readonly group_status: string | null
  /** What paid for it was given back, or is disputed. */
  readonly refunded: boolean
}

async function readUsed(tx: Tx, creditId: string): Promise<Used> {
  const { rows } = await sql<Used>`
    select c.id, c.status, c.owner_account_id as owner, c.student_account_id as student, c.expiration_date, o.time_zone,
      a.id as attendee, a.time_slot_id as slot, a.group_status,
      coalesce(p.status in ('refunded', 'disputed'), false) as refunded
    from credits c left join accounts o on o.id = c.owner_account_id left join attendees a on a.credit_id = c.id
      left join payments p on p.id = c.payment_id
    where c.id = ${creditId}`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Refusal('credit_not_found')
  return row
}

/**
 * Makes a credit available again that a class has used which its student missed, and allocates it to the next class. One
 * whose last date has passed can be used for 30 more days. Throws credit_not_found; credit_not_free for one that was not
 * used, or by a student who was there, or whose money was given back instead. S-033.
 */
export async function giveBackCredit(tx: Tx, creditId: string, by: string, now: Date): Promise<void> {
  const seen = await readUsed(tx, creditId)
  const people = [seen.owner, seen.student].filter((id) => id !== null)
  await lockCredits(tx, people)
  const credit = await readUsed(tx, creditId)
  if (credit.status !== 'used' || credit.group_status === 'attended' || credit.refunded)
    throw new Refusal('credit_not_free')
  if (credit.attendee !== null)
    await tx.updateTable('attendees').set({ credit_id: null }).where('id', '=', credit.attendee).execute()
  const step = { creditId, slotId: credit.slot, studentId: null, to: 'available' } as const
  await changeCredits(tx, [{ ...step, from: 'used', reason: 'given_back' }], by, now)
  const timeZone = credit.time_zone ?? 'UTC'
  if (isOverdue({ expiresOn: credit.expiration_date, timeZone }, now)) {
    const expiresOn = addDays(dateAt(now, timeZone), extensionDays)
    await changeCredits(tx, [{ ...step, from: 'available', reason: 'extended', expiresOn }], by, now)
  }
  await reallocateCredits(tx, people, now)
}

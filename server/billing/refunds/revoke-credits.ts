import type { CreditStatus } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import { changeCredits, type CreditStep } from '../../credits/change-credits.ts'
import { lockCredits } from '../../credits/credit-family.ts'
import { reallocateCredits } from '../../credits/reallocate-credits.ts'
import type { Tx } from '../../database/database.ts'

/** A credit that a payment has brought. */
export interface PaidCredit {
  readonly id: string
  readonly status: CreditStatus
  readonly source: string
  readonly unitValue: number
  readonly ownerId: string | null
  readonly studentId: string | null
  readonly expiredBecause: string | null
  readonly revokedBy: string | null
  readonly attendeeId: string | null
  readonly slotId: string | null
}

interface Row {
  readonly id: string
  readonly status: CreditStatus
  readonly source: string
  readonly unit_value: string
  readonly owner: string | null
  readonly student: string | null
  readonly expired_because: string | null
  readonly revoked_by: string | null
  readonly attendee: string | null
  readonly slot: string | null
}

/** The credits of a payment, those first that are taken first: the free ones, then those of the latest classes. */
async function readCredits(tx: Tx, paymentId: string): Promise<PaidCredit[]> {
  const { rows } = await sql<Row>`
    select c.id, c.status, c.source, c.unit_value::text as unit_value, c.owner_account_id as owner,
      c.student_account_id as student, c.expired_because, c.revoked_by, a.id as attendee, a.time_slot_id as slot
    from credits c left join attendees a on a.credit_id = c.id left join time_slots s on s.id = a.time_slot_id
    where c.payment_id = ${paymentId}
    order by c.status = 'allocated', s.starting_at desc, c.grant_key, c.grant_ordinal desc`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    source: row.source,
    unitValue: Number(row.unit_value),
    ownerId: row.owner,
    studentId: row.student,
    expiredBecause: row.expired_because,
    revokedBy: row.revoked_by,
    attendeeId: row.attendee,
    slotId: row.slot,
  }))
}

const peopleOf = (credits: readonly PaidCredit[]): string[] => [
  ...new Set(credits.flatMap(({ ownerId, studentId }) => [ownerId ?? [], studentId ?? []].flat())),
]

/**
 * Holds the credits of a payment and reads them. The payment must be held: after it nobody else brings or takes credits of
 * it, and while they are held nobody uses one.
 */
export async function holdCreditsOf(tx: Tx, paymentId: string): Promise<PaidCredit[]> {
  await lockCredits(tx, peopleOf(await readCredits(tx, paymentId)))
  return readCredits(tx, paymentId)
}

export const isUnused = ({ status }: Pick<PaidCredit, 'status'>): boolean =>
  status === 'available' || status === 'allocated'

/** What takes credits back, so that it can be undone. */
export interface Revocation {
  /** The refund or dispute. */
  readonly id: string
  readonly reason: 'refunded' | 'disputed'
  /** Who did it; null: the provider told. */
  readonly by: string | null
}

/**
 * Takes unused credits back. A class that one was held for loses it, and gets another where the family has one. The place
 * of a trial is free again. The credits must be held. Decision A18.
 */
export async function revokeCredits(
  tx: Tx,
  credits: readonly PaidCredit[],
  revocation: Revocation,
  now: Date,
): Promise<void> {
  const unused = credits.filter(isUnused)
  if (unused.length === 0) return
  const places = unused.flatMap(({ attendeeId }) => attendeeId ?? [])
  if (places.length > 0) await tx.updateTable('attendees').set({ credit_id: null }).where('id', 'in', places).execute()
  const steps = unused.map(({ id, status, slotId }): CreditStep => ({
    creditId: id,
    from: status,
    to: 'expired',
    reason: revocation.reason,
    slotId,
    studentId: null,
    revokedBy: revocation.id,
  }))
  await changeCredits(tx, steps, revocation.by, now)
  // While a bank decides nobody has given a trial back, and who disputes one does not get another.
  if (revocation.reason === 'refunded') await freeTrials(tx, unused)
  await reallocateCredits(tx, peopleOf(unused), now)
}

async function freeTrials(tx: Tx, credits: readonly PaidCredit[]): Promise<void> {
  const trials = credits.filter(({ source }) => source === 'trial').map(({ id }) => id)
  if (trials.length === 0) return
  await sql`delete from trials t using credits c where c.id = any (${trials}::uuid[])
    and t.payment_id = c.payment_id and t.student_account_id = c.student_account_id`.execute(tx)
}

/** Whether a credit was taken by a dispute, so that it would come back when that is won. */
export const isHeldByDispute = ({ status, expiredBecause }: Pick<PaidCredit, 'status' | 'expiredBecause'>): boolean =>
  status === 'expired' && expiredBecause === 'disputed'

/**
 * Credits that a dispute had taken are a refund's from now on: their money is given back, so that they do not come back
 * with the end of the dispute. The credits must be held.
 */
export async function handOverCredits(
  tx: Tx,
  credits: readonly PaidCredit[],
  refundId: string,
  now: Date,
): Promise<void> {
  const held = credits.filter(isHeldByDispute)
  const steps = held.map(({ id }): CreditStep => ({
    creditId: id,
    from: 'expired',
    to: 'expired',
    reason: 'refunded',
    slotId: null,
    studentId: null,
    revokedBy: refundId,
  }))
  await changeCredits(tx, steps, null, now)
  await freeTrials(tx, held)
}

/** Gives back what a refund or dispute had taken, since it failed or was won. The credits must be held. */
export async function restoreCredits(
  tx: Tx,
  credits: readonly PaidCredit[],
  revocationId: string,
  now: Date,
): Promise<void> {
  const taken = credits.filter(({ revokedBy }) => revokedBy === revocationId)
  if (taken.length === 0) return
  const steps = taken.map(({ id }): CreditStep => ({
    creditId: id,
    from: 'expired',
    to: 'available',
    reason: 'restored',
    slotId: null,
    studentId: null,
  }))
  await changeCredits(tx, steps, null, now)
  const trials = taken.filter(({ source }) => source === 'trial').map(({ id }) => id)
  if (trials.length > 0)
    await sql`insert into trials (student_account_id, payment_id, taken_at)
      select student_account_id, payment_id, ${now} from credits
      where id = any (${trials}::uuid[]) and student_account_id is not null
      on conflict (student_account_id) do nothing`.execute(tx)
  await reallocateCredits(tx, peopleOf(taken), now)
}

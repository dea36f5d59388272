import type { CreditStatus } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'

/** Why the state of a credit changed. */
export type CreditReason =
  | 'added'
  | 'allocated'
  | 'moved'
  | 'freed'
  | 'class_cancelled'
  | 'used'
  | 'given_back'
  | 'expired'
  | 'extended'
  | 'refunded'
  | 'disputed'
  | 'restored'

/** One change of one credit. */
export interface CreditStep {
  readonly creditId: string
  readonly from: CreditStatus
  readonly to: CreditStatus
  readonly reason: CreditReason
  /** The class it is about. */
  readonly slotId: string | null
  /** Who uses it then; null: nobody. One that is meant for a student stays with that student. */
  readonly studentId: string | null
  /** The date of the class it was used for. */
  readonly classDate?: string
  /** The last date from now on. */
  readonly expiresOn?: string
  /** The refund or dispute that takes it back. */
  readonly revokedBy?: string
}

/**
 * Changes credits and writes each change into their history; at most one step for each credit in one call. The credits
 * must be held by `lockCredits`. Throws an error where a credit is not in the state that a step begins from.
 */
export async function changeCredits(tx: Tx, steps: readonly CreditStep[], by: string | null, now: Date): Promise<void> {
  if (steps.length === 0) return
  const given = JSON.stringify(
    steps.map((step) => ({
      id: step.creditId,
      from_status: step.from,
      to_status: step.to,
      reason: step.reason,
      slot: step.slotId,
      student: step.studentId,
      class_date: step.classDate ?? null,
      expires_on: step.expiresOn ?? null,
      revoked_by: step.revokedBy ?? null,
    })),
  )
  const { rows } = await sql<{ credit_id: string }>`${prepared}
    with step as (
      select * from json_to_recordset(${given}::text::json) as v (id uuid, from_status text, to_status text, reason text,
        slot uuid, student uuid, class_date date, expires_on date, revoked_by uuid)
    ), changed as (
      update credits c set status = step.to_status, class_date = step.class_date, changed_at = ${now},
        expiration_date = coalesce(step.expires_on, c.expiration_date), revoked_by = step.revoked_by,
        expired_because = case when step.to_status = 'expired' then
          case when step.reason in ('refunded', 'disputed') then step.reason else 'overdue' end end,
        student_account_id = case when c.meant_for_student then c.student_account_id else step.student end
      from step where c.id = step.id and c.status = step.from_status
      returning c.id
    )
    insert into credit_changes (credit_id, from_status, to_status, reason, time_slot_id, changed_by, at)
    select step.id, step.from_status, step.to_status, step.reason, step.slot, ${by}, ${now}
    from step join changed on changed.id = step.id order by step.id
    returning credit_id`.execute(tx)
  if (rows.length !== steps.length) throw new Error('a credit is not in the state from which it was to change')
}

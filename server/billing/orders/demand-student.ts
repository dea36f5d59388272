import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { waitingStudents } from '../payments/move-sign-up.ts'
import type { PaymentReader } from '../payments/payment-reader.ts'

/**
 * Throws student_unclear for an order that does not say its student while the sign-up of several waits for a payment: it
 * would move none of them on. C-149.
 */
export async function demandClear(db: Database, accountId: string, studentId: string | null): Promise<void> {
  if (studentId === null && (await waitingStudents(db.queries, accountId)).length > 1)
    throw new Refusal('student_unclear')
}

/**
 * The student whom an order is for: the caller, or one whom the caller manages. A trial must say whom, and is for each
 * student once, ever. Throws student_missing, account_not_found, trial_used. C-166, decision A23.
 */
export async function demandStudent(
  db: Database,
  { ownIds }: PaymentReader,
  studentId: string | null,
  isTrial: boolean,
): Promise<void> {
  if (studentId === null) {
    if (isTrial) throw new Refusal('student_missing')
    return
  }
  if (!ownIds.includes(studentId)) throw new Refusal('account_not_found')
  const row = await db.queries
    .selectFrom('accounts as a')
    .leftJoin('trials as t', 't.student_account_id', 'a.id')
    .select(['a.roles', 't.payment_id'])
    .where('a.id', '=', studentId)
    .executeTakeFirst()
  if (row === undefined || !row.roles.includes('student')) throw new Refusal('account_not_found')
  if (isTrial && row.payment_id !== null) throw new Refusal('trial_used')
}

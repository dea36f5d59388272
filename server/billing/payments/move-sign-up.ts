import type { Kysely } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { atPaymentStep, moveBeyondPayment } from '../../onboarding/after-payment.ts'
import type { HeldPayment } from './hold-payment.ts'

/** Students of an account whose sign-up waits for a payment; it waits itself: only it. */
export async function waitingStudents(queries: Kysely<Tables>, accountId: string): Promise<string[]> {
  const waiting = await atPaymentStep(queries, [accountId], accountId)
  return waiting.includes(accountId) ? [accountId] : waiting
}

/**
 * Moves the sign-up on that waited for a payment: of the student it is for, and where that was not said of the student who
 * pays, or of the one student of the payer who waits. Of several it must be said, before it is paid. C-149.
 */
export async function moveSignUp(
  tx: Tx,
  { accountId, studentId }: Pick<HeldPayment, 'accountId' | 'studentId'>,
  now: Date,
): Promise<void> {
  if (studentId !== null) return void (await moveBeyondPayment(tx, studentId, now))
  if (accountId === null) return
  const waiting = await waitingStudents(tx, accountId)
  const [only] = waiting
  if (only !== undefined && waiting.length === 1) await moveBeyondPayment(tx, only, now)
}

import type { Tx } from '../../database/database.ts'
import { atPaymentStep, moveBeyondPayment } from '../../onboarding/after-payment.ts'
import type { HeldPayment } from './hold-payment.ts'

/**
 * Moves the sign-up on that waited for a payment: of the student it is for, else of the student who pays, else of the one
 * student of the payer who stands at such a step. Where two do, each goes on by itself. C-149.
 */
export async function moveSignUp(
  tx: Tx,
  { accountId, studentId }: Pick<HeldPayment, 'accountId' | 'studentId'>,
  now: Date,
): Promise<void> {
  if (studentId !== null && (await moveBeyondPayment(tx, studentId, now))) return
  if (accountId === null || (await moveBeyondPayment(tx, accountId, now))) return
  const children = await tx
    .selectFrom('managed_accounts')
    .select('account_id')
    .where('manager_id', '=', accountId)
    .execute()
  const waiting = await atPaymentStep(
    tx,
    children.flatMap((row) => row.account_id ?? []),
  )
  const [only] = waiting
  if (only !== undefined && waiting.length === 1) await moveBeyondPayment(tx, only, now)
}

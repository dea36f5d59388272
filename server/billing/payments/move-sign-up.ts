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
  const named = [studentId, accountId].flatMap((id) => id ?? [])
  const waiting = await atPaymentStep(tx, named, accountId)
  const children = waiting.filter((id) => !named.includes(id))
  const first = named.find((id) => waiting.includes(id)) ?? (children.length === 1 ? children[0] : undefined)
  if (first !== undefined) await moveBeyondPayment(tx, first, now)
}

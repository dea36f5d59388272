import { z } from 'zod'
import { operation } from '../operation.ts'
import { MinorUnits } from './money.ts'
import { Payment } from './payment.ts'

const paymentId = z.object({ paymentId: z.uuid() })
const choice = {
  /** Cents; left out: everything that the unused credits are worth, with their share of the tax. */
  amount: z.number().int().min(1).optional(),
  /** Also credits that a class has used, which only an administrator decides. Decision A18. */
  usedToo: z.boolean().optional(),
}

/** Giving money back. P0-8, decision A18. */
export const refundOperations = {
  previewRefund: operation({
    method: 'POST',
    path: '/payments/:paymentId/refunds/preview',
    access: 'admin',
    summary: 'What a refund would give back and which credits it would take.',
    params: paymentId,
    body: z.strictObject(choice),
    response: z.object({
      amount: MinorUnits,
      taxShare: MinorUnits,
      creditsRevoked: z.number().int(),
      creditsUsed: z.number().int(),
      /** Classes that lose their credit. */
      classesWithoutCredit: z.number().int(),
      /** What the card provider keeps; it does not come back. Null: not known. */
      feeLost: MinorUnits.nullable(),
      mostPossible: MinorUnits,
    }),
    refusals: ['payment_not_found', 'payment_not_made', 'payment_disputed', 'refund_too_much'],
  }),
  refundPayment: operation({
    method: 'POST',
    path: '/payments/:paymentId/refunds',
    access: 'admin',
    summary: 'Gives money back and takes the credits that it paid for.',
    params: paymentId,
    body: z.strictObject({
      ...choice,
      reason: z.string().trim().min(3, 'Say why, in a few words.').max(200),
      requestKey: z.string().min(8).max(100),
    }),
    response: z.object({ payment: Payment }),
    refusals: [
      'payment_not_found',
      'payment_not_made',
      'payment_disputed',
      'refund_too_much',
      'refund_key_reused',
      'payments_not_reached',
    ],
    ownHandsOnly: true,
  }),
}

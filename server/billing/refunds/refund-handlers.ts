import type { refundOperations } from '@polyhex/contract/billing/refund-operations'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { paymentReader } from '../payments/payment-reader.ts'
import { readPayment } from '../payments/read-payment.ts'
import { previewRefund, refundPayment } from './refund-payment.ts'

/** Giving money back, by administrators. P0-8, decision A18. */
export function refundHandlers(payments: Payments): Handlers<typeof refundOperations> {
  return {
    previewRefund: async ({ db, params, body }) => previewRefund(db, params.paymentId, body),

    refundPayment: async ({ db, account, params, body, now, log }) => {
      const { provider } = payments
      if (provider === null) throw new Refusal('payments_not_reached')
      const { paymentId } = params
      const { amount, usedToo, reason, requestKey } = body
      const wish = { paymentId, choice: { amount, usedToo }, reason, requestKey, by: account }
      try {
        await refundPayment(db, provider, wish, now)
      } catch (error) {
        if (error instanceof Refusal && error.code === 'payments_not_reached')
          log.error({ paymentId }, 'a refund waits for the payment provider')
        throw error
      }
      return { payment: await readPayment(db, await paymentReader(db, account), paymentId) }
    },
  }
}

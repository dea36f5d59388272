import type { testFrameOperations } from '@polyhex/contract/billing/test-frame-operations'
import type { RefusalCode } from '@polyhex/contract/refusals'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { isTestProvider } from '../../outside/payments/test/open-test-provider.ts'
import { FrameFailure, type FrameFault, type TestFrame } from '../../outside/payments/test/test-frame.ts'

const refusalOf: Readonly<Record<FrameFault, RefusalCode>> = {
  unknown: 'test_checkout_not_found',
  over: 'test_checkout_over',
  card: 'test_card_only',
  place: 'test_place_missing',
  price: 'price_changed',
}

/** The calls of the checkout frame. Throws test_checkout_not_found where payments are real. */
export function testFrameHandlers(payments: {
  readonly provider: PaymentProvider | null
}): Handlers<typeof testFrameOperations> {
  const ask = async <Answer>(work: (frame: TestFrame) => Promise<Answer>): Promise<Answer> => {
    const { provider } = payments
    if (!isTestProvider(provider)) throw new Refusal('test_checkout_not_found')
    try {
      return await work(provider.frame)
    } catch (error) {
      throw error instanceof FrameFailure ? new Refusal(refusalOf[error.fault]) : error
    }
  }
  return {
    readTestCheckout: async ({ body }) => ({ checkout: await ask((frame) => frame.read(body.clientSecret)) }),
    placeTestCheckout: async ({ body }) => ({
      checkout: await ask((frame) => frame.place(body.clientSecret, body.place)),
    }),
    // The security code is looked at by the contract and goes no further.
    payTestCheckout: async ({ body: { clientSecret, cardNumber, expiry, shownTotal } }) =>
      ask((frame) => frame.pay(clientSecret, { cardNumber, expiry, shownTotal })),
    answerTestChallenge: async ({ body }) => ask((frame) => frame.answer(body.clientSecret, body.answer)),
  }
}

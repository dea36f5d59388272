import { z } from 'zod'
import { operation } from '../operation.ts'
import { Currency, MinorUnits, Period } from './money.ts'
import { TaxLine, TaxPlace } from './payment.ts'

const secret = { clientSecret: z.string().min(20).max(200) }

/** What the frame of the test provider shows: an order to pay, the card of a subscription to change, or a charge that its bank asks about. */
export const TestCheckout = z.object({
  mode: z.enum(['payment', 'subscription', 'card', 'confirm']),
  status: z.enum(['open', 'complete', 'expired']),
  lines: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), unitAmount: MinorUnits, amount: MinorUnits }),
  ),
  currency: Currency,
  subtotal: MinorUnits,
  discount: MinorUnits,
  /** Empty until the place is known. */
  taxLines: z.array(TaxLine),
  tax: MinorUnits,
  total: MinorUnits,
  /** Where the buyer said to live; null: not said, and `total` is without tax. */
  place: TaxPlace.nullable(),
  /** How often it is charged again; null: once. */
  period: Period.nullable(),
  periodCount: z.number().int().nullable(),
  /** The card's bank waits for an answer: see answerTestChallenge. */
  challenge: z.boolean(),
  /** Where the buyer goes from here; null while it is open. */
  returnAddress: z.string().nullable(),
})
export type TestCheckout = z.infer<typeof TestCheckout>

/** How an attempt to pay ended. */
export const TestOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('complete'), returnAddress: z.string() }),
  z.object({ outcome: z.literal('challenge') }),
  /** `code` is one of test-cards.ts, `text` the words for the buyer. */
  z.object({ outcome: z.literal('declined'), code: z.string(), text: z.string() }),
])
export type TestOutcome = z.infer<typeof TestOutcome>

/**
 * What the checkout frame of the embedded test provider calls. Whoever holds the client secret of a checkout may pay it, as
 * with a real provider; the secret travels in bodies, so that no log holds it. All refuse with test_checkout_not_found where
 * payments are real. M-015.
 */
export const testFrameOperations = {
  readTestCheckout: operation({
    method: 'POST',
    path: '/testpay/checkout/read',
    access: 'everyone',
    summary: 'Test payments: the checkout that a client secret opens.',
    body: z.strictObject(secret),
    response: z.object({ checkout: TestCheckout }),
    refusals: ['test_checkout_not_found'],
  }),
  placeTestCheckout: operation({
    method: 'POST',
    path: '/testpay/checkout/place',
    access: 'everyone',
    summary: 'Test payments: says where the buyer lives, from which the tax follows.',
    body: z.strictObject({ ...secret, place: TaxPlace }),
    response: z.object({ checkout: TestCheckout }),
    refusals: ['test_checkout_not_found', 'test_checkout_over'],
  }),
  payTestCheckout: operation({
    method: 'POST',
    path: '/testpay/checkout/pay',
    access: 'everyone',
    summary: 'Test payments: pays a checkout with one of the published test cards. Any other number is refused.',
    body: z.strictObject({
      ...secret,
      cardNumber: z.string().min(1).max(40),
      expiry: z.string().regex(/^\s*(0?[1-9]|1[0-2])\s*\/\s*\d{2}\s*$/, 'Write the month and year, such as 04/31.'),
      securityCode: z.string().regex(/^\s*\d{3}\s*$/, 'Write the three digits from the back of the card.'),
      /** The total that the frame showed; another one is refused rather than charged. Left out when a card is changed. */
      shownTotal: z.number().int().optional(),
    }),
    response: TestOutcome,
    refusals: [
      'test_checkout_not_found',
      'test_checkout_over',
      'test_card_only',
      'test_place_missing',
      'price_changed',
    ],
  }),
  answerTestChallenge: operation({
    method: 'POST',
    path: '/testpay/checkout/challenge',
    access: 'everyone',
    summary: "Test payments: answers the question of the card's bank whether it is really the buyer.",
    body: z.strictObject({ ...secret, answer: z.enum(['confirm', 'refuse']) }),
    response: TestOutcome,
    refusals: ['test_checkout_not_found', 'test_checkout_over'],
  }),
}

import { z } from 'zod'
import { operation } from '../operation.ts'
import { page } from '../paging.ts'
import { Currency, MinorUnits } from './money.ts'

/** How the test provider stands. */
export const TestPaymentState = z.object({
  /** The provider's own clock. */
  now: z.iso.datetime(),
  /** How far it is ahead of ours. */
  aheadSeconds: z.number().int(),
  /** Nothing is told by itself: what happens waits until somebody delivers it. */
  holding: z.boolean(),
  openCheckouts: z.number().int(),
  runningSubscriptions: z.number().int(),
  /** When the next subscription is charged; null: none. */
  nextCharge: z.iso.datetime().nullable(),
  /** What is on the provider's account for us, fees taken off. */
  balances: z.array(z.object({ currency: Currency, amount: MinorUnits })),
  waitingEvents: z.number().int(),
})
export type TestPaymentState = z.infer<typeof TestPaymentState>

/** Something that the test provider tells the product. */
export const TestEvent = z.object({
  id: z.string(),
  /** As Stripe calls it: `invoice.paid`. */
  type: z.string(),
  aboutId: z.string().nullable(),
  createDate: z.iso.datetime(),
  delivery: z.enum(['waiting', 'held', 'delivered', 'given_up']),
  attempts: z.number().int(),
  /** The HTTP status that came back last; 0 when nobody answered; null: never sent. */
  lastAnswer: z.number().int().nullable(),
  nextTry: z.iso.datetime().nullable(),
})
export type TestEvent = z.infer<typeof TestEvent>

export const TestCharge = z.object({
  id: z.string(),
  /** Our payment, where the provider knows it. */
  paymentId: z.string().nullable(),
  amount: MinorUnits,
  refunded: MinorUnits,
  currency: Currency,
  status: z.enum(['succeeded', 'failed']),
  last4: z.string(),
  createDate: z.iso.datetime(),
  refunds: z.array(
    z.object({ id: z.string(), amount: MinorUnits, status: z.enum(['pending', 'succeeded', 'failed']) }),
  ),
  dispute: z.object({ id: z.string(), status: z.enum(['open', 'won', 'lost']) }).nullable(),
})
export type TestCharge = z.infer<typeof TestCharge>

const eventId = z.object({ eventId: z.string().min(1).max(100) })
const chargeId = z.object({ chargeId: z.string().min(1).max(100) })

/** What administrators do with the embedded test provider. Refused with test_payments_off where payments are real. */
export const testPaymentOperations = {
  getTestPayments: operation({
    method: 'GET',
    path: '/testpay/state',
    access: 'admin',
    summary: 'Test payments: the clock of the test provider and what waits.',
    response: z.object({ state: TestPaymentState }),
    refusals: ['test_payments_off'],
  }),
  advanceTestClock: operation({
    method: 'POST',
    path: '/testpay/clock',
    access: 'admin',
    summary: 'Test payments: moves the clock of the test provider forward; subscriptions renew, checkouts expire.',
    body: z.strictObject({ seconds: z.number().int().min(1).max(63_072_000, 'Two years at most at once.') }),
    response: z.object({ state: TestPaymentState }),
    refusals: ['test_payments_off', 'test_clock_too_far'],
  }),
  holdTestEvents: operation({
    method: 'POST',
    path: '/testpay/holding',
    access: 'admin',
    summary: 'Test payments: keeps back whatever happens from now on, or lets all of it go.',
    body: z.strictObject({ holding: z.boolean() }),
    response: z.object({ state: TestPaymentState }),
    refusals: ['test_payments_off'],
  }),
  listTestEvents: operation({
    method: 'GET',
    path: '/testpay/events',
    access: 'admin',
    summary: 'Test payments: what the test provider tells, newest first.',
    query: z.object({ ...page }),
    response: z.object({ events: z.array(TestEvent), total: z.number().int() }),
    refusals: ['test_payments_off'],
  }),
  deliverTestEvent: operation({
    method: 'POST',
    path: '/testpay/events/:eventId/deliver',
    access: 'admin',
    summary: 'Test payments: tells it now; once more, when it has been told before.',
    params: eventId,
    response: z.object({ event: TestEvent }),
    refusals: ['test_payments_off', 'test_event_not_found'],
  }),
  holdTestEvent: operation({
    method: 'POST',
    path: '/testpay/events/:eventId/hold',
    access: 'admin',
    summary: 'Test payments: keeps one event back that has not been told yet.',
    params: eventId,
    response: z.object({ event: TestEvent }),
    refusals: ['test_payments_off', 'test_event_not_found'],
  }),
  deliverTestEventsInOrder: operation({
    method: 'POST',
    path: '/testpay/events/deliver',
    access: 'admin',
    summary:
      'Test payments: tells events in the given order, whatever order they happened in; one that is named twice is told twice.',
    body: z.strictObject({ eventIds: z.array(z.string().min(1).max(100)).min(1).max(100) }),
    response: z.object({ events: z.array(TestEvent) }),
    refusals: ['test_payments_off', 'test_event_not_found'],
  }),
  listTestCharges: operation({
    method: 'GET',
    path: '/testpay/charges',
    access: 'admin',
    summary: 'Test payments: charges with their refunds and disputes, newest first.',
    query: z.object({ ...page }),
    response: z.object({ charges: z.array(TestCharge), total: z.number().int() }),
    refusals: ['test_payments_off'],
  }),
  openTestDispute: operation({
    method: 'POST',
    path: '/testpay/charges/:chargeId/dispute',
    access: 'admin',
    summary: 'Test payments: the holder of the card disputes a charge.',
    params: chargeId,
    response: z.object({ charge: TestCharge }),
    refusals: ['test_payments_off', 'test_charge_not_found', 'test_charge_state'],
  }),
  closeTestDispute: operation({
    method: 'POST',
    path: '/testpay/charges/:chargeId/dispute/close',
    access: 'admin',
    summary: 'Test payments: the bank decides a dispute.',
    params: chargeId,
    body: z.strictObject({ outcome: z.enum(['won', 'lost']) }),
    response: z.object({ charge: TestCharge }),
    refusals: ['test_payments_off', 'test_charge_not_found', 'test_charge_state'],
  }),
  failTestRefund: operation({
    method: 'POST',
    path: '/testpay/refunds/:refundId/fail',
    access: 'admin',
    summary: 'Test payments: a refund that was made comes back, as when a card has been closed.',
    params: z.object({ refundId: z.string().min(1).max(100) }),
    response: z.object({ charge: TestCharge }),
    refusals: ['test_payments_off', 'test_charge_not_found', 'test_charge_state'],
  }),
  payOutTestBalance: operation({
    method: 'POST',
    path: '/testpay/payout',
    access: 'admin',
    summary: 'Test payments: sends what is on the provider’s account to the bank.',
    response: z.object({ state: TestPaymentState }),
    refusals: ['test_payments_off'],
  }),
}

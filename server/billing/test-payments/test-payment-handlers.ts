import type { testPaymentOperations } from '@polyhex/contract/billing/test-payment-operations'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { isTestProvider } from '../../outside/payments/test/open-test-provider.ts'
import type { TestDesk } from '../../outside/payments/test/test-desk.ts'

/** Gives what was found, or says that it was not. */
function found<Value>(value: Value | null | undefined, code: 'test_event_not_found' | 'test_charge_not_found'): Value {
  if (value === null || value === undefined) throw new Refusal(code)
  return value
}

/** Does something with a charge, and says no in our words where the test provider does. */
async function withCharge<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    throw new Refusal(error.reason === 'resource_missing' ? 'test_charge_not_found' : 'test_charge_state')
  }
}

/** Leaves a line of who has answered a dispute. With Stripe that is done there, and only what the bank decided is told. */
async function auditAnswer(
  db: Database,
  actor: Actor,
  { chargeId, outcome }: { readonly chargeId: string; readonly outcome: string },
  now: Date,
): Promise<void> {
  const payment = await db.queries
    .selectFrom('payments')
    .select(['account_id', 'order_number'])
    .where('provider_charge_id', '=', chargeId)
    .executeTakeFirst()
  const details = { ...(payment === undefined ? {} : { order: payment.order_number }), outcome }
  const subjectId = payment?.account_id ?? null
  await writeAudit(db.queries, { action: 'dispute_answered', actor, subjectId, details }, now)
}

/** What administrators do with the embedded test provider. Throws test_payments_off where payments are real. */
export function testPaymentHandlers(payments: {
  readonly provider: PaymentProvider | null
}): Handlers<typeof testPaymentOperations> {
  const desk = (): TestDesk => {
    if (!isTestProvider(payments.provider)) throw new Refusal('test_payments_off')
    return payments.provider.desk
  }
  const charge = async (id: string) => ({ charge: found(await desk().charge(id), 'test_charge_not_found') })
  return {
    getTestPayments: async () => ({ state: await desk().state() }),
    advanceTestClock: async ({ body }) => {
      if (!(await desk().advance(body.seconds))) throw new Refusal('test_clock_too_far')
      return { state: await desk().state() }
    },
    holdTestEvents: async ({ body }) => {
      await desk().hold(body.holding)
      return { state: await desk().state() }
    },
    listTestEvents: async ({ query }) => desk().events(query),
    deliverTestEvent: async ({ params }) => {
      const [event] = found(await desk().deliver([params.eventId]), 'test_event_not_found')
      return { event: found(event, 'test_event_not_found') }
    },
    holdTestEvent: async ({ params }) => ({
      event: found(await desk().holdOne(params.eventId), 'test_event_not_found'),
    }),
    deliverTestEventsInOrder: async ({ body }) => ({
      events: found(await desk().deliver(body.eventIds), 'test_event_not_found'),
    }),
    listTestCharges: async ({ query }) => desk().charges(query),
    openTestDispute: async ({ params }) => {
      await withCharge(async () => desk().dispute(params.chargeId))
      return charge(params.chargeId)
    },
    closeTestDispute: async ({ db, account, params, body, now }) => {
      await withCharge(async () => desk().closeDispute(params.chargeId, body.outcome))
      await auditAnswer(db, account, { chargeId: params.chargeId, outcome: body.outcome }, now)
      return charge(params.chargeId)
    },
    failTestRefund: async ({ params }) => charge(await withCharge(async () => desk().failRefund(params.refundId))),
    payOutTestBalance: async () => {
      await desk().payOut()
      return { state: await desk().state() }
    },
  }
}

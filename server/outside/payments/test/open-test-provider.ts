import type { Tx } from '../../../database/database.ts'
import type { PaymentProvider, ProviderCheckout, ProviderSubscription } from '../payment-port.ts'
import { movesOf } from './balance.ts'
import { changeSubscription, endSubscription, type SubscriptionChange } from './change-subscription.ts'
import { changePlan, keepPlan, previewChange } from './change-plan.ts'
import { makeCardChange, makeCheckout, makeConfirmation } from './checkouts.ts'
import { isOrder } from './complete-checkout.ts'
import { deleteCustomer } from './delete-customer.ts'
import { openTestDesk, type TestDesk } from './test-desk.ts'
import { deliverDue, type SendWebhook } from './deliver-events.ts'
import { readTestWebhook } from './events.ts'
import { closeCheckout, passTime } from './pass-time.ts'
import { ratesAt } from './sample-taxes.ts'
import { openTestFrame, type TestFrame } from './test-frame.ts'
import {
  balanceChangeOf,
  chargeOf,
  checkoutOf,
  disputeOf,
  eventOf,
  invoiceOf,
  refundOf,
  subscriptionOf,
} from './provider-shapes.ts'
import { readAll, readOne } from './read-all.ts'
import { makeRefund } from './refunds.ts'
import { atTill, makeOnce, testId, type Till } from './till.ts'
import { taxLinesOf } from '@polyhex/contract/billing/pricing'

/** The embedded provider: the port, the calls of its checkout frame, and what administrators do with it. */
export interface TestProvider extends PaymentProvider {
  readonly name: 'test'
  readonly frame: TestFrame
  readonly desk: TestDesk
  /** From when the product listens: what happened is told there. Until then it waits. */
  tellTo(send: SendWebhook): void
  /** Does what its clock has passed, and tells what waits. For the background; any number of times. */
  work(): Promise<void>
}

/** Whether payments are tried out here rather than made. */
export function isTestProvider(provider: PaymentProvider | null): provider is TestProvider {
  return provider?.name === 'test' && 'frame' in provider && 'desk' in provider
}

async function* mapped<From, To>(rows: AsyncIterable<From>, of: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield of(row)
}

async function checkoutRow(tx: Tx, id: string): Promise<ProviderCheckout> {
  return checkoutOf(await tx.selectFrom('testpay_checkouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

async function subscriptionRow(tx: Tx, id: string): Promise<ProviderSubscription> {
  const read = tx.selectFrom('testpay_subscriptions').selectAll().where('id', '=', id)
  return subscriptionOf(await read.executeTakeFirstOrThrow())
}

function reads({ db }: Till) {
  return {
    readCheckout: async (id) => {
      const row = await readOne(db, 'testpay_checkouts', id)
      return row === null || !isOrder(row) ? null : checkoutOf(row)
    },
    findCheckout: async (paymentId, customerId) => {
      const row = await db.queries
        .selectFrom('testpay_checkouts')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .where('customer_id', '=', customerId)
        .orderBy('place', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : checkoutOf(row)
    },
    readSubscription: async (id) => {
      const row = await readOne(db, 'testpay_subscriptions', id)
      return row === null ? null : subscriptionOf(row)
    },
    listSubscriptions: async (customerId) => {
      const of = db.queries.selectFrom('testpay_subscriptions').selectAll().where('customer_id', '=', customerId)
      return (await of.orderBy('place', 'desc').execute()).map(subscriptionOf)
    },
    readInvoice: async (id) => {
      const row = await readOne(db, 'testpay_invoices', id)
      return row === null ? null : invoiceOf(row)
    },
    readRefund: async (id) => {
      const row = await readOne(db, 'testpay_refunds', id)
      return row === null ? null : refundOf(row, await movesOf(db.queries, id))
    },
    readCharge: async (id) => {
      const row = await readOne(db, 'testpay_charges', id)
      return row === null ? null : chargeOf(row)
    },
    readDispute: async (id) => {
      const row = await readOne(db, 'testpay_disputes', id)
      return row === null ? null : disputeOf(row, await movesOf(db.queries, id))
    },
  } satisfies Partial<PaymentProvider>
}

function lists({ db }: Till) {
  return {
    listEvents: (since) => mapped(readAll(db, 'testpay_events', since), eventOf),
    listCheckouts: async function* (since) {
      for await (const row of readAll(db, 'testpay_checkouts', since)) if (isOrder(row)) yield checkoutOf(row)
    },
    listInvoices: (since) => mapped(readAll(db, 'testpay_invoices', since), invoiceOf),
    listCharges: (since) => mapped(readAll(db, 'testpay_charges', since), chargeOf),
    listRefunds: async function* (since) {
      for await (const row of readAll(db, 'testpay_refunds', since))
        yield refundOf(row, await movesOf(db.queries, row.id))
    },
    refundsOfCharge: async (chargeId) => {
      const of = db.queries.selectFrom('testpay_refunds').selectAll().where('charge_id', '=', chargeId)
      const rows = await of.orderBy('place').execute()
      return Promise.all(rows.map(async (row) => refundOf(row, await movesOf(db.queries, row.id))))
    },
    listDisputes: async function* (since) {
      for await (const row of readAll(db, 'testpay_disputes', since))
        yield disputeOf(row, await movesOf(db.queries, row.id))
    },
    listBalanceChanges: (since) => mapped(readAll(db, 'testpay_balance_changes', since), balanceChangeOf),
  } satisfies Partial<PaymentProvider>
}

function changes(till: Till) {
  const change = async (id: string, key: string, what: SubscriptionChange): Promise<ProviderSubscription> =>
    atTill(till, async (tx, moment) => {
      await changeSubscription(tx, moment, { id, change: what, key })
      return subscriptionRow(tx, id)
    })
  return {
    createCustomer: async (customer, key) =>
      atTill(till, async (tx, moment) => {
        const asked = ['customer', customer.accountId]
        const customerId = await makeOnce(tx, { key, asked, moment }, async () => {
          const id = testId('cus')
          const row = { id, account_id: customer.accountId, created_at: moment.now }
          await tx.insertInto('testpay_customers').values(row).execute()
          return id
        })
        return { customerId }
      }),
    createCheckout: async (order, key) =>
      atTill(till, async (tx, moment) => checkoutRow(tx, await makeCheckout(tx, moment, till, { order, key }))),
    expireCheckout: async (id) =>
      atTill(till, async (tx, moment) => {
        await closeCheckout(tx, moment, id)
        return checkoutRow(tx, id)
      }),
    setCancelAtPeriodEnd: async (id, cancel, key) => change(id, key, { cancelAtPeriodEnd: cancel }),
    setPause: async (id, resumesOn, key) => change(id, key, { pausedUntil: resumesOn }),
    endSubscription: async (id) =>
      atTill(till, async (tx, moment) => {
        await endSubscription(tx, moment, id)
        return subscriptionRow(tx, id)
      }),
    deleteCustomer: async (id) => atTill(till, async (tx, moment) => deleteCustomer(tx, moment, id)),
    previewChange: async (plan) => atTill(till, async (tx, moment) => previewChange(tx, moment, till, plan)),
    changePlan: async (plan, key) =>
      atTill(till, async (tx, moment) => {
        await changePlan(tx, moment, till, { plan, key })
        return subscriptionRow(tx, plan.subscriptionId)
      }),
    keepPlan: async (id, key) =>
      atTill(till, async (tx, moment) => {
        await keepPlan(tx, moment, { id, key })
        return subscriptionRow(tx, id)
      }),
    refund: async (refund, key) =>
      atTill(till, async (tx, moment) => {
        const id = await makeRefund(tx, moment, refund, key)
        const read = tx.selectFrom('testpay_refunds').selectAll().where('id', '=', id)
        return refundOf(await read.executeTakeFirstOrThrow(), await movesOf(tx, id))
      }),
    openPaymentMethod: async (customerId, subscriptionId, returnAddress) => {
      const what = { customerId, subscriptionId, returnAddress }
      const secret = await atTill(till, async (tx, moment) => makeCardChange(tx, moment, what))
      return { address: `/testpay/checkout/#${secret}` }
    },
    // The card was made the subscription's own when it was typed.
    takeNewCard: async (id) => {
      const row = await readOne(till.db, 'testpay_checkouts', id)
      return row?.mode === 'card' && row.status === 'complete' ? row.subscription_id : null
    },
    openConfirmation: async (invoiceId, returnAddress) => {
      const secret = await atTill(till, async (tx, moment) =>
        makeConfirmation(tx, moment, { invoiceId, returnAddress }),
      )
      return { address: `/testpay/checkout/#${secret}` }
    },
  } satisfies Partial<PaymentProvider>
}

/** Opens the embedded test provider: everything that a card payment provider does, without money and without a network. */
export function openTestProvider(till: Till): TestProvider {
  let send: SendWebhook | null = null
  return {
    name: 'test',
    livemode: false,
    publishableKey: null,
    readCatalog: async () => till.catalog,
    computeTax: async ({ lines, place }) => {
      const rates = ratesAt(place)
      return rates === null
        ? null
        : taxLinesOf(
            lines.map(({ amount }) => amount),
            rates,
          )
    },
    readWebhook: async (body, signature, now) => readTestWebhook(till, body, signature, now),
    ...reads(till),
    ...lists(till),
    ...changes(till),
    frame: openTestFrame(till),
    desk: openTestDesk(till, async (body, headers) => (send === null ? 0 : send(body, headers))),
    tellTo: (to) => {
      send = to
    },
    work: async () => {
      await passTime(till)
      if (send !== null) await deliverDue(till, send)
    },
  }
}

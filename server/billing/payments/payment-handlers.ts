import type { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Database } from '../../database/database.ts'
import type { Caller, Handlers, Log } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { countryOf } from '../../outside/country.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { accountCurrency } from '../catalog/account-currency.ts'
import { codeLimits } from '../catalog/code-limits.ts'
import { readCatalog } from '../catalog/read-catalog.ts'
import { alreadyHeld } from '../orders/already-held.ts'
import { askParent, asksParent } from '../orders/ask-parent.ts'
import { closePayment } from '../orders/close-payment.ts'
import { createPayment } from '../orders/create-payment.ts'
import { dateOfAccount, zoneOfAccount } from '../orders/date-of-account.ts'
import { demandClear, demandStudent } from '../orders/demand-student.ts'
import { quoteOf, taxesOf } from '../orders/quote-order.ts'
import { type Order, readOrder, type Wanted } from '../orders/read-order.ts'
import { writeReceipt } from '../receipts/write-receipt.ts'
import { confirmPayment } from './confirm.ts'
import { listPayments } from './list-payments.ts'
import { waitingStudents } from './move-sign-up.ts'
import { paymentReader } from './payment-reader.ts'
import { readPayment } from './read-payment.ts'

/** Without a provider there is nobody to ask, so nothing can be begun or closed. */
function demandProvider({ provider }: Payments): PaymentProvider {
  if (provider === null) throw new Refusal('payments_not_reached')
  return provider
}

/** Taxes for an order that is only looked at: a provider that does not answer leaves them unknown. Decision A16. */
async function taxesIfKnown(provider: PaymentProvider, order: Order, log: Log, place: Parameters<typeof taxesOf>[2]) {
  try {
    return await taxesOf(provider, order, place)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    log.warn({ kind: error.kind, reason: error.reason }, 'a tax could not be computed')
    return null
  }
}

async function accountIdOf(caller: Caller): Promise<string | null> {
  const session = await caller.session()
  return session.state === 'authenticated' ? session.account.accountId : null
}

/** Handlers of ordering and paying. */
export function paymentHandlers(payments: Payments): Handlers<typeof paymentOperations> {
  /** What somebody wants, priced as it would be charged now, with the date on their clocks. */
  const orderOf = async (db: Database, wanted: Wanted, accountId: string | null, address: string, now: Date) => {
    const today = await dateOfAccount(db, accountId, now)
    const fixed = await accountCurrency(db, accountId)
    const code = wanted.promotionCode
    const limits = code === undefined ? new Map() : await codeLimits(db, { code, accountId }, now)
    const buyer = { fixed, today, country: countryOf(address), reading: payments.amountOff, limits }
    return { order: readOrder(await readCatalog(db, payments), wanted, buyer), fixed, today }
  }

  return {
    quotePayment: async ({ db, caller, body, address, now, log }) => {
      const accountId = await accountIdOf(caller)
      const { order, today } = await orderOf(db, body, accountId, address, now)
      const provider = demandProvider(payments)
      // Each look at a tax costs money at Stripe: it is for who can buy.
      if (accountId === null) return quoteOf(order, null, today)
      return quoteOf(order, await taxesIfKnown(provider, order, log, body.taxPlace), today, {
        waiting: await waitingStudents(db.queries, accountId),
        alreadyHeld: await alreadyHeld(db, accountId, order, now),
        asksParent: await asksParent(db, accountId, now),
      })
    },

    createPayment: async ({ db, account, body, address, now, publicAddress, log }) => {
      const { accountId } = account
      const { order, fixed, today } = await orderOf(db, body, accountId, address, now)
      const asked = body.paymentItem[0]?.currency ?? order.currency
      if (fixed !== null && (order.currency !== fixed || asked !== fixed)) throw new Refusal('other_currency')
      if (await asksParent(db, accountId, now)) throw new Refusal('ask_a_parent')
      const held = order.recurring === null ? null : await alreadyHeld(db, accountId, order, now)
      if (held?.kind === 'subscription' && body.secondSubscription !== true) throw new Refusal('subscription_there')
      const studentId = body.studentAccountId ?? null
      await demandStudent(db, await paymentReader(db, account), studentId, order.isTrial)
      await demandClear(db, accountId, studentId)
      const provider = demandProvider(payments)
      return createPayment({ db, provider, accountId, order, studentId, body, today, site: publicAddress, now, log })
    },

    askParent: async ({ db, account, body, address, now }) => {
      const { order } = await orderOf(db, body, account.accountId, address, now)
      return { asked: await askParent(db, account.accountId, order, now) }
    },

    getPayment: async ({ db, account, params }) => ({
      payment: await readPayment(db, await paymentReader(db, account), params.paymentId),
    }),

    confirmPayment: async ({ db, account, params, now }) => {
      const reader = await paymentReader(db, account)
      await readPayment(db, reader, params.paymentId)
      await confirmPayment(db, demandProvider(payments), params.paymentId, now)
      return { payment: await readPayment(db, reader, params.paymentId) }
    },

    abandonPayment: async ({ db, account, params, now, log }) => {
      const reader = await paymentReader(db, account)
      const payment = await readPayment(db, reader, params.paymentId)
      try {
        const payer = payment.account?.id ?? account.accountId
        const how = await closePayment(db, demandProvider(payments), payer, payment.id, now)
        if (how === 'made') throw new Refusal('payment_made_already')
      } catch (error) {
        if (!(error instanceof PaymentProviderFailure)) throw error
        log.warn({ kind: error.kind, reason: error.reason }, 'a payment could not be closed')
        throw new Refusal('payments_not_reached')
      }
      return { payment: await readPayment(db, reader, payment.id) }
    },

    listPayments: async ({ db, account, query }) =>
      listPayments(db, await paymentReader(db, account), query, await zoneOfAccount(db, account.accountId)),

    getReceipt: async ({ db, account, params }) => {
      const payment = await readPayment(db, await paymentReader(db, account), params.paymentId)
      if (payment.chargedAt === null) throw new Refusal('payment_not_made')
      const name = `polyhex-${(payment.invoiceNumber ?? payment.orderNumber).toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`
      return { body: await writeReceipt(db, payment.id), name }
    },
  }
}

import type Stripe from 'stripe'
import type {
  PaymentProvider,
  ProviderCharge,
  ProviderCheckout,
  ProviderInvoice,
  ProviderTaxLine,
} from '../payment-port.ts'
import { idOf, oldestFirst, onlyOurs, readStripe, secondsOf, whole } from './ask-stripe.ts'
import {
  balanceChangeOf,
  cardFailureOf,
  chargeOf,
  checkoutOf,
  disputeOf,
  eventOf,
  type InvoicePaid,
  invoiceOf,
  refundOf,
  subscriptionOf,
  taxLineOf,
} from './stripe-shapes.ts'

/** What a subscription must bring along to be read. */
export const subscriptionParts = ['schedule', 'default_payment_method']
/** What a session must bring along to be read. */
export const sessionParts = ['payment_intent', 'total_details.breakdown']
/** What a refund must bring along to be read. */
export const refundParts = ['balance_transaction', 'failure_balance_transaction']
const ofList = (parts: readonly string[]): string[] => parts.map((part) => `data.${part}`)

/** Stripe's code of a charge that its holder must confirm with the bank. */
const bankAsks = 'authentication_required'

/** The newest payment of an invoice: the only way to its charge since Stripe's version of spring 2025. */
async function paymentOf(stripe: Stripe, invoiceId: string): Promise<InvoicePaid> {
  const expand = ['data.payment.payment_intent']
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, limit: 10, expand })
  const paid = data.find(({ status }) => status === 'paid') ?? data[0]
  const intent = whole(paid?.payment.payment_intent)
  const error = intent?.last_payment_error
  const failureCode = cardFailureOf(error?.code, error?.decline_code)
  // A bank that asks is no refusal: the payment waits for its holder, and may say nothing of a failure.
  const unconfirmed = intent?.status === 'requires_action' || failureCode === bankAsks
  return { chargeId: idOf(intent?.latest_charge), failureCode: unconfirmed ? bankAsks : failureCode, unconfirmed }
}

/** Turns what Stripe gives into what the port gives, asking for the parts that come apart. */
export function stripeReader(stripe: Stripe) {
  /** Rates do not change, and a shop has few: each is asked for once. */
  const rates = new Map<string, Promise<Stripe.TaxRate>>()
  const rateOf = async (id: string): Promise<Stripe.TaxRate> => {
    const known = rates.get(id)
    if (known !== undefined) return known
    const asked = stripe.taxRates.retrieve(id)
    rates.set(id, asked)
    asked.catch(() => rates.delete(id))
    return asked
  }
  const taxesOf = async (invoice: Stripe.Invoice): Promise<ProviderTaxLine[]> => {
    const lines: ProviderTaxLine[] = []
    for (const { amount, tax_rate_details: details } of invoice.total_taxes ?? []) {
      if (details !== null) lines.push(taxLineOf(await rateOf(details.tax_rate), amount))
    }
    return lines
  }
  const invoice = async (given: Stripe.Invoice): Promise<ProviderInvoice> =>
    invoiceOf(given, await paymentOf(stripe, given.id), await taxesOf(given))
  const checkout = async (session: Stripe.Checkout.Session): Promise<ProviderCheckout> => {
    const intent = whole(session.payment_intent)
    const invoiceId = idOf(session.invoice)
    const apart = intent === null && invoiceId !== null && session.payment_status === 'paid'
    // The intent of a payment that was tried in vain also has a charge, which paid nothing.
    const own = session.payment_status === 'paid' ? idOf(intent?.latest_charge) : null
    return checkoutOf(session, apart ? (await paymentOf(stripe, invoiceId)).chargeId : own)
  }
  const charge = async (given: Stripe.Charge): Promise<ProviderCharge> => {
    const intent = idOf(given.payment_intent)
    // A charge that knows its payment is of no subscription.
    if (given.metadata['payment_id'] !== undefined || intent === null) return chargeOf(given, null)
    const asked = { payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 } as const
    const { data } = await stripe.invoicePayments.list(asked)
    return chargeOf(given, idOf(data[0]?.invoice))
  }
  return { invoice, checkout, charge, taxesOf }
}

export type StripeReader = ReturnType<typeof stripeReader>
type Reader = StripeReader

/** The port's calls that read one thing. */
export function readOneOfStripe(stripe: Stripe, reader: Reader) {
  return {
    readCheckout: async (id) =>
      readStripe(async () => {
        const session = await stripe.checkout.sessions.retrieve(id, { expand: sessionParts })
        return session.mode === 'setup' ? null : reader.checkout(session)
      }),
    findCheckout: async (paymentId, customerId) =>
      readStripe(async () => {
        const asked = { customer: customerId, limit: 100, expand: ofList(sessionParts) }
        for await (const session of stripe.checkout.sessions.list(asked))
          if (session.client_reference_id === paymentId) return reader.checkout(session)
        return null
      }),
    readSubscription: async (id) =>
      readStripe(async () => subscriptionOf(await stripe.subscriptions.retrieve(id, { expand: subscriptionParts }))),
    listSubscriptions: async (customerId) =>
      // Of a customer that is deleted nothing is listed.
      (await readStripe(async () => {
        const list = stripe.subscriptions.list({
          ...{ customer: customerId, status: 'all', limit: 100 },
          expand: ofList(subscriptionParts),
        })
        return Array.fromAsync(onlyOurs(list, subscriptionOf))
      })) ?? [],
    readInvoice: async (id) => readStripe(async () => reader.invoice(await stripe.invoices.retrieve(id))),
    readRefund: async (id) =>
      readStripe(async () => refundOf(await stripe.refunds.retrieve(id, { expand: refundParts }))),
    readCharge: async (id) =>
      readStripe(async () => reader.charge(await stripe.charges.retrieve(id, { expand: ['balance_transaction'] }))),
    readDispute: async (id) => readStripe(async () => disputeOf(await stripe.disputes.retrieve(id))),
  } satisfies Partial<PaymentProvider>
}

/** The port's calls that list what came since an instant. Stripe keeps events for 30 days. */
export function listOfStripe(stripe: Stripe, reader: Reader) {
  const from = (since: Date) => ({ created: { gte: secondsOf(since) }, limit: 100 })
  return {
    listEvents: async function* (since) {
      for await (const event of oldestFirst(() => stripe.events.list(from(since)))) yield eventOf(event)
    },
    listCheckouts: async function* (since) {
      const asked = { ...from(since), expand: ofList(sessionParts) }
      // Where only another card was saved, nothing was ordered.
      const orders = async (session: Stripe.Checkout.Session) =>
        session.mode === 'setup' ? null : reader.checkout(session)
      for await (const checkout of onlyOurs(
        oldestFirst(() => stripe.checkout.sessions.list(asked)),
        orders,
      ))
        if (checkout !== null) yield checkout
    },
    listInvoices: async function* (since) {
      const invoices = oldestFirst(() => stripe.invoices.list(from(since)))
      yield* onlyOurs(invoices, async (invoice) => reader.invoice(invoice))
    },
    listCharges: async function* (since) {
      const asked = { ...from(since), expand: ['data.balance_transaction'] }
      yield* onlyOurs(
        oldestFirst(() => stripe.charges.list(asked)),
        async (charge) => reader.charge(charge),
      )
    },
    listRefunds: async function* (since) {
      const asked = { ...from(since), expand: ofList(refundParts) }
      yield* onlyOurs(
        oldestFirst(() => stripe.refunds.list(asked)),
        refundOf,
      )
    },
    refundsOfCharge: async (chargeId) => {
      const asked = { charge: chargeId, limit: 100, expand: ofList(refundParts) }
      return Array.fromAsync(
        onlyOurs(
          oldestFirst(() => stripe.refunds.list(asked)),
          refundOf,
        ),
      )
    },
    listDisputes: async function* (since) {
      yield* onlyOurs(
        oldestFirst(() => stripe.disputes.list(from(since))),
        disputeOf,
      )
    },
    listBalanceChanges: async function* (since) {
      for await (const change of oldestFirst(() => stripe.balanceTransactions.list(from(since)))) {
        const ours = balanceChangeOf(change)
        if (ours !== null) yield ours
      }
    },
  } satisfies Partial<PaymentProvider>
}

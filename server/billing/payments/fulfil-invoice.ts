import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type {
  PaymentProvider,
  ProviderCharge,
  ProviderInvoice,
  ProviderSubscription,
} from '../../outside/payments/payment-port.ts'
import { carryOut, type Effects } from '../carry-out.ts'
import { postMovements } from '../journal/post.ts'
import { queueReceipt } from '../letters/queue-receipt.ts'
import { queueRenewalFailed } from '../letters/subscription-letters.ts'
import { chargedChange, offerOf } from '../plans/follow-plan.ts'
import { detailsForReceipt } from '../receipts/receipt-details.ts'
import {
  followSubscription,
  holdSubscription,
  knownSubscription,
  writtenBy,
} from '../subscriptions/keep-subscription.ts'
import { owes } from '../subscriptions/subscription-status.ts'
import { fulfil, lookAtPayment } from './fulfil.ts'
import { creditsBrought, grantCredits } from './grant-credits.ts'
import { holdPayment, type OrderedItem } from './hold-payment.ts'
import { feeOf, feePosting } from './record-fee.ts'
import { nextInvoiceNumber } from './invoice-number.ts'
import { chargeEntries, demandSum, taxLinesOf } from './settle-paid.ts'

/** A charge of a subscription that was made, with everything read of it. */
interface Renewal {
  readonly provider: 'test' | 'stripe'
  readonly subscriptionId: string
  readonly invoice: ProviderInvoice
  readonly charge: ProviderCharge | null
}

/** The row of a renewal, made once for each invoice; null: it is there. */
async function makeRenewal(tx: Tx, renewal: Renewal, now: Date): Promise<string | null> {
  const { provider, subscriptionId, invoice, charge } = renewal
  const { rows: there } = await sql`select 1 from payments where provider_invoice_id = ${invoice.id}`.execute(tx)
  if (there.length > 0) return null
  demandSum(invoice)
  const subscription = await tx
    .selectFrom('subscriptions')
    .select(['account_id', 'currency'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  if (subscription.currency !== invoice.currency) throw new Error('a subscription was charged in another currency')
  const id = newId(now)
  await tx
    .insertInto('payments')
    .values({
      id,
      account_id: subscription.account_id,
      currency: invoice.currency,
      subtotal: invoice.subtotal,
      unused_time: invoice.unused,
      discount: invoice.discount,
      tax: invoice.tax,
      tax_lines: JSON.stringify(taxLinesOf(invoice.tax, invoice.taxLines)),
      total: invoice.total,
      status: 'paid',
      provider,
      provider_charge_id: invoice.chargeId,
      provider_invoice_id: invoice.id,
      subscription_id: subscriptionId,
      is_recurring: true,
      invoice_number: await nextInvoiceNumber(tx),
      brand: charge?.brand ?? null,
      last4: charge?.last4 ?? null,
      buyer_details: await detailsForReceipt(tx, { accountId: subscription.account_id, ordered: null }),
      charged_at: charge?.createdAt ?? invoice.paidAt ?? invoice.createdAt,
      touched_at: now,
      created_at: now,
    })
    .execute()
  const offer = invoice.plan === null ? null : await offerOf(tx, subscriptionId, invoice.plan)
  if (offer !== null) {
    await tx
      .insertInto('payment_items')
      .values({
        ...{ payment_id: id, ordinal: 1, price_id: offer.price_id, product_id: offer.product_id },
        ...{ product_name: offer.product_name, quantity: offer.quantity, unit_amount: offer.unit_amount },
        ...{ bundle_size: offer.bundle_size, credits_per_package: offer.credits_per_package },
        ...{ period: offer.sessions_period, period_units: offer.period_units, recurring_period: offer.period },
      })
      .execute()
    return id
  }
  // The order is that of the first charge.
  await sql`insert into payment_items (payment_id, ordinal, price_id, product_id, product_name, quantity, unit_amount,
      bundle_size, credits_per_package, period, period_units, recurring_period, expire_months, expire_date)
    select ${id}, i.ordinal, i.price_id, i.product_id, i.product_name, i.quantity, i.unit_amount, i.bundle_size,
      i.credits_per_package, i.period, i.period_units, i.recurring_period, i.expire_months, i.expire_date
    from payment_items i where i.payment_id = (
      select id from payments where subscription_id = ${subscriptionId} and id <> ${id} order by created_at, id limit 1)`.execute(
    tx,
  )
  return id
}

/**
 * What brings credits: a renewal what was ordered, a change of plan as many as were promised with it, so that none comes
 * twice. A change that was not made here is money, not classes. Decision A5, P1-14.
 */
async function itemsToGrant(
  tx: Tx,
  { subscriptionId, invoice }: Renewal,
  items: readonly OrderedItem[],
): Promise<readonly OrderedItem[]> {
  if (invoice.reason === 'renewal') return items
  const change = await chargedChange(tx, subscriptionId, invoice)
  const [item] = items
  return change === null || item === undefined ? [] : [{ ...item, quantity: 1, creditsPerPackage: change.credits }]
}

/** Everything that follows from a renewal that was paid, once for each invoice. M-033; decision A5. */
async function settleRenewal(tx: Tx, renewal: Renewal, now: Date): Promise<void> {
  const { invoice, charge, subscriptionId } = renewal
  const id = await makeRenewal(tx, renewal, now)
  const payment = id === null ? null : await holdPayment(tx, id)
  if (payment === null) return
  const { currency } = payment
  const invoiceNumber = payment.invoiceNumber ?? ''
  const fee = feeOf(charge, currency)
  const movement = { opKey: `pay:${payment.id}`, paymentId: payment.id, currency, entries: chargeEntries(payment) }
  await postMovements(tx, [movement, ...(fee === null ? [] : [feePosting(payment.id, fee)])], now)
  const card = { brand: charge?.brand ?? null, last4: charge?.last4 ?? null }
  await tx
    .updateTable('subscriptions')
    .set({ latest_invoice_number: invoiceNumber, ...(payment.chargeId === null ? {} : card), changed_at: now })
    .where('id', '=', subscriptionId)
    .execute()
  const bought = { ...payment, items: await itemsToGrant(tx, renewal, payment.items) }
  const credits = creditsBrought(bought)
  const chargedAt = payment.chargedAt ?? now
  const grant = { payment: bought, key: `inv:${invoice.id}`, chargedAt, periodEnd: invoice.periodEnd, invoiceNumber }
  const lots = bought.items.length > 0 ? await grantCredits(tx, grant, now) : []
  await tx
    .updateTable('payments')
    .set({ credits_purchased: credits, ...(fee === null ? {} : { fee: fee.fee }) })
    .where('id', '=', payment.id)
    .execute()
  await queueReceipt(tx, { payment, invoiceNumber, card, credits, lots, chargedAt }, now)
}

/** The invoice that is owed, where one is. */
async function owedInvoice(provider: PaymentProvider, theirs: ProviderSubscription): Promise<ProviderInvoice | null> {
  return owes(theirs.status) && theirs.latestInvoiceId !== null ? provider.readInvoice(theirs.latestInvoiceId) : null
}

/**
 * Reads how a subscription stands with the provider, and gives what is to be written then. One that we do not have yet
 * comes with the payment that began it.
 */
export async function lookAtSubscription(
  db: Database,
  provider: PaymentProvider,
  providerSubscriptionId: string,
  now: Date,
): Promise<Effects | null> {
  const known = await knownSubscription(db.queries, provider.name, providerSubscriptionId)
  const theirs = await provider.readSubscription(providerSubscriptionId)
  if (theirs === null) return null
  if (known === null) {
    const payment = theirs.paymentId === null ? null : await lookAtPayment(db, provider, theirs.paymentId, now)
    if (payment === null) return null
    return async (tx) => {
      const done = await payment(tx)
      if (!done) return false
      // Written just now, from what was read last; by another, perhaps from an older answer than ours.
      return (await writtenBy(tx, provider.name, providerSubscriptionId)) !== 'another'
    }
  }
  const owed = await owedInvoice(provider, theirs)
  return async (tx) => {
    if (!(await holdSubscription(tx, known))) return false
    await followSubscription(tx, known.id, theirs, owed, now)
    return true
  }
}

/** A renewal: paid, or failed, together with how its subscription stands now. */
async function lookAtRenewal(
  db: Database,
  provider: PaymentProvider,
  invoice: ProviderInvoice & { readonly subscriptionId: string },
  now: Date,
): Promise<Effects | null> {
  const known = await knownSubscription(db.queries, provider.name, invoice.subscriptionId)
  const theirs = await provider.readSubscription(invoice.subscriptionId)
  if (theirs === null) return null
  if (known === null) {
    if (theirs.paymentId === null) throw new Error('a charge of a subscription that did not begin here')
    await fulfil(db, provider, theirs.paymentId, now)
    return async () => false
  }
  const [charge, owed] = await Promise.all([
    invoice.chargeId === null ? null : provider.readCharge(invoice.chargeId),
    owedInvoice(provider, theirs),
  ])
  return async (tx) => {
    if (!(await holdSubscription(tx, known))) return false
    if (invoice.status === 'paid')
      await settleRenewal(tx, { provider: provider.name, subscriptionId: known.id, invoice, charge }, now)
    else if (invoice.status === 'open' && invoice.failureCode !== null)
      await queueRenewalFailed(tx, known.id, invoice, now)
    await followSubscription(tx, known.id, theirs, owed, now)
    return true
  }
}

/** Reads how an invoice stands with the provider, and gives what is to be written then: the first of a subscription is its checkout's. */
export async function lookAtInvoice(
  db: Database,
  provider: PaymentProvider,
  invoiceId: string,
  now: Date,
): Promise<Effects | null> {
  const invoice = await provider.readInvoice(invoiceId)
  if (invoice === null) return null
  const { subscriptionId, paymentId } = invoice
  if (subscriptionId !== null && (invoice.reason === 'renewal' || invoice.reason === 'change'))
    return lookAtRenewal(db, provider, { ...invoice, subscriptionId }, now)
  if (paymentId !== null) return lookAtPayment(db, provider, paymentId, now)
  return subscriptionId === null ? null : lookAtSubscription(db, provider, subscriptionId, now)
}

/**
 * Brings an invoice of a subscription up to what the provider says: a paid renewal becomes a payment with its credits,
 * once; a failed one is told. For webhooks and for jobs that look for what was missed. Throws PaymentProviderFailure.
 */
export async function fulfilInvoice(
  db: Database,
  provider: PaymentProvider,
  invoiceId: string,
  now: Date,
): Promise<void> {
  await carryOut(db, async () => lookAtInvoice(db, provider, invoiceId, now))
}

/** Brings a subscription up to what the provider says of it. Throws PaymentProviderFailure. */
export async function syncSubscription(
  db: Database,
  provider: PaymentProvider,
  providerSubscriptionId: string,
  now: Date,
): Promise<void> {
  await carryOut(db, async () => lookAtSubscription(db, provider, providerSubscriptionId, now))
}

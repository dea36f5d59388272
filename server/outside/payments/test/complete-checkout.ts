import type { Tx } from '../../../database/database.ts'
import { chargeCard, disputeIfSo, type KeptCard } from './charge-card.ts'
import type { CheckoutRow } from './checkouts.ts'
import { tell } from './events.ts'
import { settleInvoice, tryInvoice, writeInvoice } from './invoices.ts'
import { periodEndOf } from './periods.ts'
import { type OrderLine, type Sums } from './price-order.ts'
import type { ProviderTaxLine } from '../payment-port.ts'
import { type Moment, testId, type Till } from './till.ts'

/** Whether something is bought; else a card is changed, or a bank is answered. */
export const isOrder = ({ mode }: Pick<CheckoutRow, 'mode'>): boolean => mode === 'payment' || mode === 'subscription'

/** Why the card was refused; null: the checkout is complete. */
type Failure = string | null

async function finish(
  tx: Tx,
  moment: Moment,
  row: CheckoutRow,
  made: { paid: 'paid' | 'none'; chargeId?: string | null; invoiceId?: string; subscriptionId?: string },
): Promise<void> {
  await tx
    .updateTable('testpay_checkouts')
    .set({
      status: 'complete',
      paid: made.paid,
      charge_id: made.chargeId ?? null,
      invoice_id: made.invoiceId ?? row.invoice_id,
      subscription_id: made.subscriptionId ?? row.subscription_id,
      brand: null,
      last4: null,
      behavior: null,
    })
    .where('id', '=', row.id)
    .execute()
  if (isOrder(row)) await tell(tx, moment, 'checkout.session.completed', 'checkout', row.id)
}

/** Charges what a checkout costs now; nothing where it costs nothing. */
async function charge(
  tx: Tx,
  moment: Moment,
  row: CheckoutRow,
  { card, invoiceId }: { card: KeptCard; invoiceId: string | null },
): Promise<{ chargeId: string | null; failure: Failure }> {
  if (row.total === 0) return { chargeId: null, failure: null }
  return chargeCard(tx, moment, card, {
    customerId: row.customer_id,
    currency: row.currency,
    amount: row.total,
    // As with Stripe, the charge of an invoice knows the invoice alone.
    paymentId: invoiceId === null ? row.payment_id : null,
    invoiceId,
    offSession: false,
  })
}

async function payOnce(tx: Tx, moment: Moment, row: CheckoutRow, card: KeptCard): Promise<Failure> {
  const { chargeId, failure } = await charge(tx, moment, row, { card, invoiceId: null })
  if (failure !== null) return failure
  await finish(tx, moment, row, { paid: chargeId === null ? 'none' : 'paid', chargeId })
  await disputeIfSo(tx, moment, card, chargeId)
  return null
}

/** Until when a discount lowers the charges; null: always. */
function discountUntil(till: Till, row: CheckoutRow, start: Date): Date | null {
  // What has ended since the checkout began holds for it all the same.
  const discount = till.catalog.discounts.find(({ id, couponId }) => [id, couponId].includes(row.discount_id ?? ''))
  if (discount === undefined || discount.duration === 'forever') return null
  const months = discount.duration === 'once' ? 0 : (discount.durationMonths ?? 0)
  return months === 0 ? start : periodEndOf(start, 'month', months)
}

async function writeSubscription(
  tx: Tx,
  moment: Moment,
  till: Till,
  { row, card }: { row: CheckoutRow; card: KeptCard },
): Promise<string> {
  const [line] = row.lines as OrderLine[]
  const recurring = till.catalog.prices.find(({ id }) => id === line?.priceId)?.recurring
  if (line === undefined || recurring === null || recurring === undefined)
    throw new Error('a subscription has a period')
  const id = testId('sub')
  await tx
    .insertInto('testpay_subscriptions')
    .values({
      id,
      customer_id: row.customer_id,
      status: 'active',
      price_id: line.priceId,
      quantity: line.quantity,
      currency: row.currency,
      lines: JSON.stringify(row.lines),
      discount_id: row.discount_id,
      discount_until: discountUntil(till, row, moment.now),
      period: recurring.period,
      period_count: recurring.count,
      anchor: moment.now,
      period_start: moment.now,
      period_end: periodEndOf(moment.now, recurring.period, recurring.count),
      country: row.country,
      region: row.region,
      postal_code: row.postal_code,
      brand: card.brand,
      last4: card.last4,
      behavior: card.behavior,
      payment_id: row.payment_id,
      account_id: row.account_id,
      created_at: moment.now,
    })
    .execute()
  return id
}

async function subscribe(
  tx: Tx,
  moment: Moment,
  till: Till,
  { row, card }: { row: CheckoutRow; card: KeptCard },
): Promise<Failure> {
  // A card that is refused leaves no subscription behind: it is asked before anything is written.
  if (card.behavior === 'decline' || card.behavior === 'insufficient_funds') {
    return (await charge(tx, moment, row, { card, invoiceId: null })).failure
  }
  const subscriptionId = await writeSubscription(tx, moment, till, { row, card })
  await tell(tx, moment, 'customer.subscription.created', 'subscription', subscriptionId)
  const subscription = await tx
    .selectFrom('testpay_subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const sums: Sums = { ...row, taxLines: row.tax_lines as ProviderTaxLine[] }
  const invoiceId = await writeInvoice(tx, moment, subscription, { sums, reason: 'first' })
  const { chargeId } = await charge(tx, moment, row, { card, invoiceId })
  await settleInvoice(tx, moment, invoiceId, chargeId)
  const paid = chargeId === null ? 'none' : 'paid'
  await finish(tx, moment, row, { paid, chargeId, invoiceId, subscriptionId })
  await disputeIfSo(tx, moment, card, chargeId)
  return null
}

/** Gives the subscription another card, and tries what is owed with it at once. */
async function changeCard(tx: Tx, moment: Moment, row: CheckoutRow, card: KeptCard): Promise<Failure> {
  if (card.behavior === 'decline') return 'card_declined'
  if (card.behavior === 'insufficient_funds') return 'insufficient_funds'
  const id = row.subscription_id ?? ''
  await tx
    .updateTable('testpay_subscriptions')
    .set({ ...card })
    .where('id', '=', id)
    .execute()
  await finish(tx, moment, row, { paid: 'none' })
  await tell(tx, moment, 'customer.subscription.updated', 'subscription', id)
  const open = await tx
    .selectFrom('testpay_invoices')
    .select('id')
    .where('subscription_id', '=', id)
    .where('status', '=', 'open')
    .orderBy('place')
    .execute()
  // Its holder is here, and has answered the bank already.
  const offSession = card.behavior !== 'renewal_asks'
  for (const invoice of open) await tryInvoice(tx, moment, invoice.id, { offSession })
  return null
}

/** The holder has confirmed an open charge: it is made while they are there. */
async function confirmCharge(tx: Tx, moment: Moment, row: CheckoutRow): Promise<Failure> {
  await finish(tx, moment, row, { paid: 'none' })
  await tryInvoice(tx, moment, row.invoice_id ?? '', { offSession: false })
  return null
}

/** Completes a checkout with a card: pays once, begins a subscription, or changes its card. Gives why not. */
export async function completeCheckout(
  tx: Tx,
  moment: Moment,
  till: Till,
  { row, card }: { row: CheckoutRow; card: KeptCard },
): Promise<Failure> {
  if (row.mode === 'payment') return payOnce(tx, moment, row, card)
  if (row.mode === 'confirm') return confirmCharge(tx, moment, row)
  return row.mode === 'card' ? changeCard(tx, moment, row, card) : subscribe(tx, moment, till, { row, card })
}

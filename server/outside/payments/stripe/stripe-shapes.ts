import type Stripe from 'stripe'
import {
  type BalanceMove,
  PaymentProviderFailure,
  type ProviderBalanceChange,
  type ProviderCard,
  type ProviderCharge,
  type ProviderCheckout,
  type ProviderDispute,
  type ProviderEvent,
  type PreviewedCharge,
  type ProviderInvoice,
  type ProviderPlan,
  type ProviderRefund,
  type ProviderSubscription,
  type ProviderTaxLine,
} from '../payment-port.ts'
import { dateOf, dateOrNull, idOf, otherCurrency, whole } from './ask-stripe.ts'
import { currencyOf } from './stripe-catalog.ts'

/** A currency that we do not sell in cannot be ours. */
function ourCurrency(code: string | null): 'cad' | 'usd' {
  const currency = currencyOf(code)
  if (currency === null) throw new PaymentProviderFailure('refused', otherCurrency)
  return currency
}

/** A tax by its kind and its region, `HST ON`, with signs that the journal's names take. */
export function taxName(tax: { readonly kind: string | null; readonly region: string | null }): string {
  const words = [tax.kind?.replaceAll('_', ' ').toUpperCase() ?? 'TAX', tax.region ?? '']
  return words
    .join(' ')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .trim()
    .slice(0, 40)
}

export function taxLineOf(rate: Stripe.TaxRate, amount: number): ProviderTaxLine {
  const name = taxName({ kind: rate.tax_type ?? rate.display_name, region: rate.state ?? rate.country })
  return { name, rateMillionths: Math.round((rate.effective_percentage ?? rate.percentage) * 10_000), amount }
}

/** Taxes of one name as one line. */
export function addedUp(lines: readonly ProviderTaxLine[]): ProviderTaxLine[] {
  const byName = Map.groupBy(lines, ({ name, rateMillionths }) => `${name} ${rateMillionths}`)
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    return first === undefined ? [] : [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) }]
  })
}

/** A checkout session with `total_details.breakdown`; its charge is found apart. */
export function checkoutOf(session: Stripe.Checkout.Session, chargeId: string | null): ProviderCheckout {
  const details = session.total_details
  const taxLines = (details?.breakdown?.taxes ?? []).map(({ rate, amount }) => taxLineOf(rate, amount))
  const open = session.status === 'open'
  return {
    id: session.id,
    clientSecret: open ? session.client_secret : null,
    status: open ? 'open' : session.status === 'complete' ? 'complete' : 'expired',
    paid:
      session.payment_status === 'paid' ? 'paid' : session.payment_status === 'no_payment_required' ? 'none' : 'unpaid',
    paymentId: session.client_reference_id,
    accountId: session.metadata?.['account_id'] ?? null,
    customerId: idOf(session.customer),
    currency: ourCurrency(session.currency),
    subtotal: session.amount_subtotal ?? 0,
    discount: details?.amount_discount ?? 0,
    tax: details?.amount_tax ?? 0,
    taxLines: addedUp(taxLines),
    // Without automatic taxes there are none, wherever the buyer lives.
    taxKnown: !session.automatic_tax.enabled || session.automatic_tax.status === 'complete',
    total: session.amount_total ?? 0,
    chargeId,
    invoiceId: idOf(session.invoice),
    subscriptionId: idOf(session.subscription),
    createdAt: dateOf(session.created),
    expiresAt: dateOf(session.expires_at),
  }
}

const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete_expired',
] as const

/**
 * Whether it ends with its period by a date: a cancellation in Stripe's dashboard, and one by `min_period_end`, sets
 * `cancel_at` alone.
 */
const endsByDate = ({ cancel_at: at }: Stripe.Subscription, periodEnd: Date): boolean =>
  at !== null && dateOf(at) <= periodEnd

/** The plan that a schedule puts in place when the period ends; null where nothing is to change. */
function nextPlanOf(subscription: Stripe.Subscription, periodEnd: number): ProviderPlan | null {
  const schedule = whole(subscription.schedule)
  if (schedule === null || (schedule.status !== 'active' && schedule.status !== 'not_started')) return null
  const item = schedule.phases.find(({ start_date: start }) => start >= periodEnd)?.items[0]
  const priceId = idOf(item?.price)
  return priceId === null ? null : { priceId, quantity: item?.quantity ?? 1 }
}

/** What a way to pay is called: ways without a card say what they are, and have no digits. */
function cardOf(method: Stripe.PaymentMethod | null): ProviderCard | null {
  if (method === null) return null
  return { brand: method.card?.brand ?? method.type, last4: method.card?.last4 ?? null }
}

function endOf(subscription: Stripe.Subscription): ProviderSubscription['ended'] {
  const { status, ended_at: at } = subscription
  if (at === null || (status !== 'canceled' && status !== 'incomplete_expired')) return null
  const reason = subscription.cancellation_details?.reason
  const why = reason === 'payment_failed' ? 'unpaid' : reason === 'payment_disputed' ? 'disputed' : 'asked'
  return { at: dateOf(at), why }
}

/** A subscription with its `schedule` and its `default_payment_method`. */
export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  if (item === undefined) throw new PaymentProviderFailure('refused', 'subscription_without_price')
  const pause = subscription.pause_collection
  const known = subscriptionStatuses.find((status) => status === subscription.status) ?? 'active'
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: pause !== null && (known === 'active' || known === 'trialing') ? 'paused' : known,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || endsByDate(subscription, dateOf(item.current_period_end)),
    priceId: item.price.id,
    quantity: item.quantity ?? 1,
    currency: ourCurrency(subscription.currency),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    pausedUntil: known === 'canceled' ? null : dateOrNull(pause?.resumes_at),
    nextPlan: nextPlanOf(subscription, item.current_period_end),
    latestInvoiceId: idOf(subscription.latest_invoice),
    card: cardOf(whole(subscription.default_payment_method)),
    ended: endOf(subscription),
    paymentId: subscription.metadata['payment_id'] ?? null,
    accountId: subscription.metadata['account_id'] ?? null,
    createdAt: dateOf(subscription.created),
  }
}

const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

function reasonOf(invoice: Stripe.Invoice): ProviderInvoice['reason'] {
  if (invoice.billing_reason === 'subscription_create') return 'first'
  if (invoice.billing_reason === 'subscription_cycle') return 'renewal'
  return (invoice.parent?.subscription_details ?? null) === null ? 'one_time' : 'change'
}

/** The card's own code, or the better one that Stripe has of it. */
export function cardFailureOf(code: string | null | undefined, decline: string | null | undefined): string | null {
  return decline === 'insufficient_funds' ? decline : (code ?? null)
}

/** What stands on an invoice that is charged or only previewed. */
export function chargeOfInvoice(invoice: Stripe.Invoice, taxLines: readonly ProviderTaxLine[]): PreviewedCharge {
  return {
    subtotal: invoice.subtotal,
    discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    taxLines: addedUp(taxLines),
    total: invoice.total,
  }
}

/** What a change of plan gave back: the lines that are less than nothing. */
export function unusedOf(invoice: Stripe.Invoice): number {
  return invoice.lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
}

/** The line of what is paid for: of a change, which gives back unused time too, the one that goes on longest. */
export function paidLineOf(invoice: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return invoice.lines.data
    .filter(({ period, amount }) => period.end > period.start && amount >= 0)
    .toSorted((a, b) => b.period.end - a.period.end)[0]
}

function planOfLine(line: Stripe.InvoiceLineItem | undefined): ProviderPlan | null {
  const priceId = idOf(line?.pricing?.price_details?.price)
  return priceId === null ? null : { priceId, quantity: line?.quantity ?? 1 }
}

/** How the newest payment of an invoice stands. */
export interface InvoicePaid {
  readonly chargeId: string | null
  readonly failureCode: string | null
  /** The bank wants the holder of the card to confirm it. */
  readonly unconfirmed: boolean
}

/** An invoice, with what its payments and the rates of its taxes say. */
export function invoiceOf(
  invoice: Stripe.Invoice,
  payment: InvoicePaid,
  taxLines: readonly ProviderTaxLine[],
): ProviderInvoice {
  const details = invoice.parent?.subscription_details ?? null
  // The dates of the invoice itself are about the period that has ended; those of its line are what is paid for.
  const line = paidLineOf(invoice)
  const metadata = details?.metadata ?? invoice.metadata ?? {}
  return {
    id: invoice.id,
    number: invoice.number,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(details?.subscription),
    status: invoiceStatuses.find((status) => status === invoice.status) ?? 'draft',
    reason: reasonOf(invoice),
    currency: ourCurrency(invoice.currency),
    plan: planOfLine(line),
    unused: unusedOf(invoice),
    ...chargeOfInvoice(invoice, taxLines),
    periodStart: dateOrNull(line?.period.start),
    periodEnd: dateOrNull(line?.period.end),
    chargeId: payment.chargeId,
    nextTry: dateOrNull(invoice.next_payment_attempt),
    failureCode: invoice.status === 'paid' ? null : payment.failureCode,
    unconfirmed: invoice.status === 'open' && payment.unconfirmed,
    paymentId: metadata['payment_id'] ?? null,
    accountId: metadata['account_id'] ?? null,
    createdAt: dateOf(invoice.created),
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
  }
}

/** A charge with its `balance_transaction`. */
export function chargeOf(charge: Stripe.Charge, invoiceId: string | null): ProviderCharge {
  const card = charge.payment_method_details?.card ?? null
  const balance = whole(charge.balance_transaction)
  // Where Stripe changes money into another currency its fee is in that one, and is not a fee of this charge's.
  const isOwn = balance?.currency === charge.currency
  return {
    id: charge.id,
    customerId: idOf(charge.customer),
    currency: ourCurrency(charge.currency),
    amount: charge.amount,
    refunded: charge.amount_refunded,
    status: charge.status === 'succeeded' ? 'succeeded' : charge.status === 'pending' ? 'pending' : 'failed',
    // Ways to pay without a card say what they are, and have no digits.
    brand: card?.brand ?? charge.payment_method_details?.type ?? null,
    last4: card?.last4 ?? null,
    failureCode: cardFailureOf(charge.failure_code, charge.outcome?.reason),
    fee: isOwn ? balance.fee : null,
    balanceChangeId: idOf(charge.balance_transaction),
    paymentId: charge.metadata['payment_id'] ?? null,
    invoiceId,
    createdAt: dateOf(charge.created),
  }
}

/** Movements of the balance that came whole, in currencies that we sell in. */
function movesOf(changes: readonly (string | Stripe.BalanceTransaction | null | undefined)[]): BalanceMove[] {
  return changes.flatMap((change) => {
    const { id, amount, fee, currency: code } = whole(change) ?? { id: '', amount: 0, fee: 0, currency: null }
    const currency = currencyOf(code)
    return currency === null ? [] : [{ id, currency, amount, fee }]
  })
}

/** A refund with its `balance_transaction` and `failure_balance_transaction`. */
export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const { status } = refund
  return {
    id: refund.id,
    refundId: refund.metadata?.['refund_id'] ?? null,
    chargeId: idOf(refund.charge) ?? '',
    amount: refund.amount,
    currency: ourCurrency(refund.currency),
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    balanceChanges: movesOf([refund.balance_transaction, refund.failure_balance_transaction]),
    createdAt: dateOf(refund.created),
  }
}

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { status } = dispute
  // A warning that is closed, or a dispute that was prevented, took no money.
  const won = status === 'won' || status === 'warning_closed' || status === 'prevented'
  return {
    id: dispute.id,
    chargeId: idOf(dispute.charge) ?? '',
    amount: dispute.amount,
    currency: ourCurrency(dispute.currency),
    status: won ? 'won' : status === 'lost' ? 'lost' : 'open',
    answerBy: won || status === 'lost' ? null : dateOrNull(dispute.evidence_details.due_by),
    balanceChanges: movesOf(dispute.balance_transactions),
    createdAt: dateOf(dispute.created),
  }
}

const kindOfType: Readonly<Record<string, ProviderBalanceChange['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  stripe_fee: 'fee',
  tax_fee: 'fee',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
}

/** A movement of the balance; null in a currency that we do not sell in. */
export function balanceChangeOf(change: Stripe.BalanceTransaction): ProviderBalanceChange | null {
  const currency = currencyOf(change.currency)
  if (currency === null) return null
  const disputed = change.reporting_category.startsWith('dispute')
  return {
    id: change.id,
    kind: disputed ? 'dispute' : (kindOfType[change.type] ?? 'other'),
    sourceId: idOf(change.source),
    currency,
    amount: change.amount,
    fee: change.fee,
    createdAt: dateOf(change.created),
  }
}

const kindOfObject: Readonly<Record<string, ProviderEvent['about']['kind']>> = {
  'checkout.session': 'checkout',
  invoice: 'invoice',
  subscription: 'subscription',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  product: 'catalog',
  price: 'catalog',
  coupon: 'catalog',
  promotion_code: 'catalog',
}

/** An event of any type and any version: only what it is about is taken from it, and that is read again. */
export function eventOf(event: {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly api_version?: string | null
  readonly data: { readonly object: object }
}): ProviderEvent {
  const { id, object, mode } = event.data.object as { id?: unknown; object?: unknown; mode?: unknown }
  // A session that pays for nothing has saved another card.
  const kind = mode === 'setup' ? 'card' : (kindOfObject[String(object)] ?? 'other')
  return {
    id: event.id,
    type: event.type,
    about: { kind, id: typeof id === 'string' ? id : null },
    apiVersion: event.api_version ?? null,
    createdAt: dateOf(event.created),
  }
}
